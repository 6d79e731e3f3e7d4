/** Turkish: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('KDV|K.D.V.|Kdv|Katma Değer Vergisi'),
  vatLines: list(
    'Hesaplanan {vatWord} (%{rate}) {vat}|{vatWord} %{rate} Matrah {net} Tutar {vat}|%{rate} {vatWord} {vat}|{vatWord} Matrahı (%{rate}) {net} Hesaplanan {vatWord} {vat}|%{rate} {net} {vat} {gross}|{vatWord}(%{rate}) Matrahı: {net} {vatWord}: {vat}',
  ),
  paymentSentences: list(
    'Fatura tarihinden itibaren {days} gün içinde ödenmelidir.|Ödeme vadesi {days} gündür.|Lütfen ödemenizi {date} tarihine kadar yapınız.|Son ödeme tarihi {date} olup gecikme halinde vade farkı uygulanır.|{days} gün vadeli|Vade: {days} gün net|Peşin ödeme.|Fatura teslim alındığında derhal ödenir.|Ödeme tutarı {date} tarihinde otomatik ödeme talimatı ile hesabınızdan çekilecektir.|Bedeli tahsil edilmiştir.|Kredi kartı ile ödenmiştir.|Ödeme alındı, teşekkür ederiz.|{discountDays} gün içinde ödemede %{discountPercent} iskonto, {days} gün net.|{discountDate} tarihine kadar ödemelerde %{discountPercent} iskonto uygulanır.|Fatura bedeli {currency} olarak en geç {date} tarihinde ödenecektir.|Kapıda ödeme.|Ödemeler fatura tarihini takip eden {days} gün içinde banka havalesi ile yapılır.',
  ),
  discountSentences: list(
    '{discountDays} gün içinde yapılan ödemelerde %{discountPercent} iskonto uygulanır.|{discountDate} tarihine kadar ödenirse %{discountPercent} indirim|Peşin ödemede %{discountPercent} nakit iskontosu ({discountDays} gün)|Erken ödeme iskontosu %{discountPercent}: {discountDate}',
  ),
  referenceSentences: list(
    '{invoiceDate} tarihli {invoiceId} numaralı fatura|{receiverOrderId} numaralı siparişinize istinaden düzenlenmiştir.|Ödemelerinizde {invoiceId} fatura numarasını ve {customerId} müşteri numarasını belirtiniz.|{deliveryDate} tarihinde teslim edilen mallar için|Konu: {invoiceId} numaralı faturamız hk.|Müşteri numaranız: {customerId}, sipariş numaranız: {receiverOrderId}|{receiverOrderDate} tarihli {receiverOrderId} numaralı siparişinize istinaden düzenlenmiştir.|Mallar {deliveryDate} tarihinde teslim edilmiştir.',
  ),
  deliveryPeriodSentences: list(
    '{from} - {to} dönemine ait hizmet bedeli|{from} ile {to} tarihleri arasındaki hizmetler|Fatura dönemi: {from} - {to}|{from} - {to} tarihleri arası tüketim bedeli',
  ),
  vatExemptions: list(
    "KDV'den istisnadır.|3065 sayılı KDV Kanunu'nun 11/1-a maddesi gereği mal ihracatı istisnası.|3065 sayılı Kanunun 17/4 maddesine göre KDV istisnası.|Tevkifata tabidir, KDV alıcı tarafından beyan edilecektir.|Hizmet ihracatı, KDV hesaplanmamıştır.|İhraç kayıtlı satış, KDV Kanunu 11/1-c maddesi gereği tahsil edilmemiştir.|Vergiden muaf esnaf.",
  ),
  salutations: list('Sayın Yetkili,|Sayın Müşterimiz,|Değerli Müşterimiz,|Sayın İlgili,'),
  sentences: list(
    'Bizi tercih ettiğiniz için teşekkür ederiz.|İşbu fatura muhteviyatına yasal süresi içinde itiraz edilmediği takdirde aynen kabul edilmiş sayılır.|Vadesinde ödenmeyen faturalara aylık vade farkı uygulanır.|Mülkiyeti muhafaza kaydıyla satılmıştır.|İrsaliye yerine geçer.|e-Arşiv izni kapsamında elektronik ortamda iletilmiştir.|Saygılarımızla,|Satılan mal geri alınmaz, ancak değiştirilir.|Garanti belgesi ile birlikte saklayınız.|Ödemelerinizi aşağıdaki banka hesaplarımıza yapabilirsiniz.|Havale açıklamasına fatura numarasını yazmayı unutmayınız.|İhtilaf halinde yerel mahkemeler ve icra daireleri yetkilidir.|Mallar eksiksiz ve sağlam olarak teslim edilmiştir.|Bu belge elektronik imza ile imzalanmıştır.|Sorularınız için müşteri hizmetlerimizi arayabilirsiniz.|İade işlemlerinde fatura ibrazı zorunludur.|Fiyatlarımıza katma değer vergisi dahil değildir.|Faturanıza internet sitemizden ulaşabilirsiniz.|Nakliye alıcıya aittir.|Bu fatura bilgisayar ortamında düzenlenmiştir.|Güvenli ödeme için otomatik ödeme talimatı verebilirsiniz.|Adres değişikliklerinizi lütfen bize bildiriniz.|Yeniden görüşmek dileğiyle.|Ürünleri teslim alırken kontrol ediniz.|Yetkili servislerimizin listesi garanti kartındadır.|Çek ve senet ile ödeme kabul edilmez.|İyi çalışmalar dileriz.',
  ),
  articles: {
    trade: articles(
      'A4 Fotokopi Kağıdı 80 gr @paket 3-6|Siyah Toner Kartuş @adet 28-110|Ofis Koltuğu @adet 70-240|İş Eldiveni @çift 1.2-6|Akülü Matkap 18V @adet 70-230|LED Ampul 9W @adet 1.2-4|Çelik Vida 5x60 @kutu 3-12|İş Ayakkabısı S3 @çift 28-80|Streç Film @rulo 3-8|Koli Bandı @adet 0.6-1.9|Karton Koli 40x30x30 @adet 0.4-1.6|Pamuklu Tişört @adet 4-14|Klasör Geniş @adet 1.1-3|Endüstriyel Süpürge @adet 120-420',
    ),
    construction: articles(
      'Hazır Beton C30 @m³ 55-95|İnşaat Demiri Ø12 @ton 520-780|Duvar Örme İşçiliği @m² 6-16|Alçı Sıva @m² 5-12|Seramik Döşeme @m² 9-24|Dış Cephe Mantolama @m² 18-42|Boya Badana @m² 2.5-7|İskele Kiralama @gün 25-110|Hafriyat @m³ 4-11|Usta Yevmiyesi @gün 55-120|PVC Pencere @adet 110-320|Çimento 50 kg @torba 3-7|Tuğla 19x19 @adet 0.2-0.5',
    ),
    it: articles(
      'Yazılım Geliştirme @saat 25-70|Sunucu Kiralama @ay 40-260|Web Hosting @yıl 30-140|Alan Adı .com.tr @yıl 6-20|Dizüstü Bilgisayar @adet 450-1300|Monitör 24" @adet 110-280|Muhasebe Programı Lisansı @yıl 180-720|Teknik Destek @saat 20-60|Ağ Anahtarı 24 Port @adet 110-390|SSD 1 TB @adet 55-130|Yıllık Bakım Sözleşmesi @yıl 400-1800|e-Fatura Kontörü @adet 0.05-0.2|SSL Sertifikası @yıl 25-120',
    ),
    food: articles(
      'Domates @kg 0.6-1.9|Beyaz Peynir @kg 5-11|Siyah Zeytin @kg 4-9|Ayçiçek Yağı 5 L @adet 8-15|Baldo Pirinç @kg 1.6-3.2|Un 50 kg @çuval 18-34|Tavuk Göğüs @kg 4-7.5|Dana Kıyma @kg 9-16|Yoğurt 10 kg @kova 14-24|Türk Kahvesi @kg 9-18|Çay 1 kg @paket 4-8|Toz Şeker 50 kg @çuval 36-58|Antep Fıstığı @kg 16-32',
    ),
    consulting: articles(
      'Mali Müşavirlik Hizmeti @ay 90-480|Hukuki Danışmanlık @saat 60-180|Yönetim Danışmanlığı @gün 280-850|Eğitim Hizmeti @gün 250-900|Bordro Hizmeti @kişi 4-12|Denetim Hizmeti @adet 900-4500|Tercüme @sayfa 6-18|Pazar Araştırması @adet 600-3800|Proje Yönetimi @ay 700-2600|İş Güvenliği Uzmanlığı @ay 110-420|Marka Tescil @adet 160-480|Fizibilite Raporu @adet 700-3200',
    ),
    utilities: articles(
      'Aktif Enerji Bedeli @kWh 0.05-0.14|Dağıtım Bedeli @kWh 0.02-0.05|Elektrik Tüketim Vergisi @adet 1-14|Doğalgaz Tüketim @m³ 0.2-0.6|Su Tüketim Bedeli @m³ 0.5-1.6|Atık Su Bedeli @m³ 0.3-0.9|Fiber İnternet 100 Mbps @ay 9-24|Sabit Telefon Ücreti @ay 3-9|Kurumsal Mobil Tarife @ay 6-22|Çevre Temizlik Vergisi @ay 1-5|Sayaç Okuma Bedeli @adet 0.5-2|Reaktif Enerji Bedeli @kVArh 0.02-0.06',
    ),
    transport: articles(
      "Nakliye İstanbul - Ankara @sefer 220-520|Parsiyel Taşıma @palet 18-60|Kargo Gönderisi @adet 2-9|Konteyner Taşıma 40' @sefer 320-850|Gümrük Müşavirliği @adet 60-220|Depolama Bedeli @gün 2-12|Köprü ve Otoyol Geçiş @adet 2-40|Bekleme Ücreti @saat 8-28|Yükleme Boşaltma @ton 4-14|Araç Kiralama @gün 22-85|Personel Servisi @ay 480-1600|Forklift Kiralama @gün 45-130",
    ),
    hospitality: articles(
      'Çift Kişilik Oda @gece 35-140|Açık Büfe Kahvaltı @kişi 6-16|Yarım Pansiyon @kişi 22-60|Konaklama Vergisi @adet 1-9|Toplantı Salonu @gün 90-380|Kahve Molası @kişi 3-9|Akşam Yemeği Set Menü @kişi 14-42|Havalimanı Transferi @adet 20-75|Otopark @gün 2-9|Adana Kebap @porsiyon 5-12|Düğün Organizasyonu @kişi 18-65|Su 0,5 L @adet 0.2-0.8|Hamam ve Masaj @kişi 18-55',
    ),
  },
  units: list('adet|Adet|AD|kg|m²|m³|mt|saat|gün|ay|yıl|paket|kutu|koli|ton|rulo|takım|lt'),
  firstNames: list(
    'Mehmet|Ayşe|Mustafa|Fatma|Ahmet|Zeynep|Emre|Elif|Murat|Merve|Burak|Selin|Hüseyin|Esra|Can|Gül|Özgür|Şeyma|İbrahim|Büşra|Serkan|Derya|Oğuz|Pınar|Tolga|Çiğdem|Kerem|Nur|Hakan|Sevgi',
  ),
  lastNames: list(
    'Yılmaz|Kaya|Demir|Çelik|Şahin|Yıldız|Yıldırım|Öztürk|Aydın|Özdemir|Arslan|Doğan|Kılıç|Aslan|Çetin|Kara|Koç|Kurt|Özkan|Şimşek|Polat|Erdoğdu|Güneş|Aksoy|Bulut|Keskin|Ünal|Taş|Gürbüz|Işık',
  ),
  companyWords: list(
    'Anadolu|Ege|Marmara|Toros|Boğaz|Yıldızlar|Güneş|Deniz|Dağ|Çınar|Zeytin|Lale|Kartal|Şafak|Umut|Altın|Gümüş|Mavi|Yeni|Öz|Bereket|Doruk|İnşaat|Yapı|Ticaret|Sanayi|Gıda|Tekstil|Makina|Lojistik|Nakliyat|Turizm|Bilişim|Yazılım|Elektrik|Mühendislik|Danışmanlık|Ambalaj|Plastik|Metal|Otomotiv|Mobilya|Tarım|Enerji',
  ),
  streets: list(
    'Atatürk Caddesi No: {n}|Cumhuriyet Cad. No: {n}|İstiklal Caddesi No: {n}|İnönü Bulvarı No: {n}|Fatih Sultan Mehmet Cad. No: {n}|Gazi Bulvarı No: {n}|Barbaros Mah. Lale Sok. No: {n}|Çamlık Sokak No: {n}|Sanayi Mah. 2. Sokak No: {n}|Organize Sanayi Bölgesi 5. Cad. No: {n}|Bağdat Caddesi No: {n}|Mimar Sinan Cad. No: {n}|Yıldız Sokak No: {n}|Bahçelievler Mah. Gül Sok. No: {n}|Kazım Karabekir Cad. No: {n}|Hürriyet Mah. Zafer Sok. No: {n}|Ankara Asfaltı No: {n}|Şehitler Caddesi No: {n}|Yeni Mah. Okul Cad. No: {n}|Turgut Özal Bulvarı No: {n}|Merkez Mah. Çarşı Sok. No: {n}|Liman Caddesi No: {n}|Menekşe Sokak No: {n}|Adnan Kahveci Bulvarı No: {n}|Mevlana Cad. No: {n}|İzmir Yolu No: {n}|Zübeyde Hanım Cad. No: {n}|Esentepe Mah. Büyükdere Yolu No: {n}|Papatya Sokak No: {n}|Kordon Boyu Cad. No: {n}',
  ),
  pageOf: list('Sayfa {page} / {pages}|Sayfa {page}/{pages}|Sayfa: {page} / {pages}|Syf. {page}/{pages}|Sayfa No: {page}'),
  days: list('gün|günü|iş günü|gün vade|gün net'),
  immediately: list('derhal|peşin|hemen|nakit|teslimde|fatura alındığında'),
};
