/** Turkish: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Fatura|FATURA|e-Fatura|e-Arşiv Fatura|Satış Faturası|İrsaliyeli Fatura|e-FATURA|Hizmet Faturası|Perakende Satış Faturası|Temel Fatura|Ticari Fatura|Tevkifatlı Fatura|İhracat Faturası|Toptan Satış Faturası|Alış Faturası|e-Arşiv',
    creditNote: 'İade Faturası|İADE FATURASI|Alacak Dekontu|İptal Faturası|Fiyat Farkı Faturası|Satış İade Faturası|Gider Pusulası|Satıştan İade Faturası|İade',
    receipt:
      'Fiş|Perakende Satış Fişi|Makbuz|Tahsilat Makbuzu|Ödeme Kaydedici Cihaz Fişi|e-Serbest Meslek Makbuzu|Bilgi Fişi|Yazar Kasa Fişi|Fiş / Receipt|Satış Fişi|Adisyon|Tahsilat Fişi|Mali Fiş',
    deliveryNoteTitle: 'Sevk İrsaliyesi|İrsaliye|e-İrsaliye|Teslimat Belgesi|Teslim Tutanağı',
    orderConfirmationTitle: 'Sipariş Onayı|Sipariş Teyidi|Sipariş Onay Formu|Sipariş Formu',
    offerTitle: 'Teklif|Fiyat Teklifi|Proforma Fatura|Teklif Formu|Proforma',
    reminderTitle: 'Ödeme Hatırlatması|İhtarname|Borç Bildirimi|Gecikme Bildirimi|Hatırlatma',
    termsTitle: 'Genel Satış Şartları|Genel Şartlar|Satış Koşulları|Hüküm ve Koşullar',
    letterSubject: 'Konu|KONU|İlgi|Hk.',
    invoiceId:
      'Fatura No|Fatura Numarası|Fatura No.|Fatura Nu.|Belge No|Fatura Seri No|Fatura Sıra No|Seri - Sıra No|Fat. No|e-Fatura No|e-Arşiv Fatura No|Fatura Seri/Sıra No|Fatura Nosu|Belge Numarası|İade Fatura No|Fiş No|Makbuz No|Evrak No|Fatura Seri|e-Belge No|Fiş Numarası|Proforma No|Proforma Fatura No|İrsaliyeli Fatura No|Evrak Numarası|Fatura ID|Dekont No|Fatura Nr.|Fatura Referans No|Adisyon No|Satış No|Satış Fişi No',
    invoiceDate:
      'Fatura Tarihi|Düzenleme Tarihi|Tarih|Düzenlenme Tarihi|Fatura Tarih|Belge Tarihi|Fat. Tarihi|Tanzim Tarihi|Kesim Tarihi|Fatura Kesim Tarihi|Düzenleme Tarihi / Saati|Fatura Düzenleme Tarihi|Fiş Tarihi|Evrak Tarihi|İade Tarihi|Düzen. Tarihi|Düzenlenme Tarihi/Saati|Düzenlenme Zamanı|Düzenleme Zamanı|Fatura Tarihi/Saati|Fatura T.|Tarih/Saat|Kesilme Tarihi|Oluşturulma Tarihi|Fatura Oluşturma Tarihi|Fatura Kesilme Tarihi|İşlem Tarihi|Belge Düzenleme Tarihi|Tarih ve Saat',
    deliveryDate:
      'Teslim Tarihi|Sevk Tarihi|Teslimat Tarihi|Fiili Sevk Tarihi|İrsaliye Tarihi|Hizmet Tarihi|Teslim Trh.|Sevkiyat Tarihi|Hizmet Veriliş Tarihi|Malın Teslim Tarihi|Yükleme Tarihi|Sevk Trh.|Yapıldığı Tarih|Tamamlanma Tarihi|Yapım Tarihi|Tamamlandığı Tarih|Gönderim Tarihi|Sevk Zamanı|Fiili Sevk Tarihi/Saati|Sevk T.|Teslim T.|Teslimat Zamanı|Hizmetin Verildiği Tarih|Hizmet Tarihleri|İfa Tarihi|Gönderim T.|Kargo Tarihi|İşin Yapıldığı Tarih|Sevk Tarihi/Saati',
    deliveryNoteId:
      'İrsaliye No|İrsaliye Numarası|Sevk İrsaliye No|İrsaliye No.|e-İrsaliye No|İrs. No|Sevk İrsaliyesi No|Teslimat No|İrsaliye Seri No|Sevk Belge No|Teslim Belge No|İrsaliye|Sevk No|Sevk İrs. No|e-İrsaliye Numarası|İrsaliye Sıra No|İrsaliyeler|İrs. Numarası|İrsaliye Nu.|Teslimat Numarası',
    customerId:
      'Müşteri No|Müşteri Kodu|Cari Kod|Cari Kodu|Cari No|Müşteri Numarası|Cari Hesap Kodu|Müşteri No.|Abone No|Hesap Kodu|Müşteri ID|Cari Hesap No|Üye No|Müş. No|Abone Numarası|Hizmet No|Cari Hesap|Cari ID|Müş. Kodu|Müşt. Kodu|Cari Hesap Numarası|Abonelik No|Tesisat/Abone No|Hesap Numarası (Abone)|Sözleşme Hesap No|Sözleşme Hesap Numarası|Hizmet Numarası|Alıcı Kodu|Bayi Kodu|Bayi No|Firma Kodu|Müşteri Hesap Numarası|Müşteri Nu.',
    receiverOrderId:
      'Sipariş No|Sipariş Numarası|Satın Alma Sipariş No|Müşteri Sipariş No|Sipariş No.|PO No|SAS No|Sipariş Nu.|Siparişiniz|Talep No|Satınalma No|Sip. No|Sipariş Kodu|Müşteri Sip. No|Satın Alma No|Müşteri Sipariş Numarası|Satın Alma Sipariş Numarası|Satın Alma Talep No|PO Numarası|Siparişiniz No|Sipariş|Sipariş Referansı|Sipariş Referans No|Alıcı Siparişi|Müşteri Referansı|Müşteri Ref. No|SAS Numarası|Sipariş ID',
    receiverOrderDate:
      'Sipariş Tarihi|Sip. Tarihi|Müşteri Sipariş Tarihi|Satın Alma Tarihi|Talep Tarihi|Sipariş Trh.|PO Tarihi|Satın Alma Sipariş Tarihi|Sipariş T.|Sipariş Zamanı|Sipariş Tarihi/Saati',
    senderOrderId:
      'Satış Sipariş No|İş Emri No|Referansımız|İç Sipariş No|Bizim Ref.|Satış No|İş Emri|Sipariş Ref.|Sipariş Kayıt No|Servis No|Satış Belge No|İş No|Satış Siparişi|Satış Sipariş Numarası|Servis Fiş No|İş Emri Numarası|Servis Formu No|Sipariş Takip No|Satış Referansı|Bizim Referansımız',
    senderOrderDate: 'Satış Sipariş Tarihi|İş Emri Tarihi|Sipariş Kayıt Tarihi|Satış Tarihi|Sipariş Onay Tarihi|Servis Tarihi|Satış Belge Tarihi',
    costCenter: 'Masraf Merkezi|Masraf Yeri|Maliyet Merkezi|Gider Merkezi|Masraf Merkezi Kodu|Masraf Yeri Kodu|Gider Yeri',
    dueDate:
      'Vade Tarihi|Son Ödeme Tarihi|Vade|Ödeme Tarihi|Vade Trh.|Son Ödeme|Ödeme Vadesi|Son Ödeme Günü|Fatura Vadesi|Ödeme Günü|Vadesi|Son Öd. Tarihi|Fatura Son Ödeme Tarihi|Ödenmesi Gereken Tarih|Vade T.|Vade Tar.|Vadesi Tarihi|Son Öd. T.|Son Ödeme T.|Ödeme Vade Tarihi|Ödeme T.|Fatura Vade Tarihi|Vadeye Kalan|Ödeme Son Tarihi|Son Ödenecek Tarih|Ödeme için Son Tarih|Bitiş Vade Tarihi|Ödenecek Tarih|Ödeme Vade',
    paymentTerms:
      'Ödeme Koşulu|Ödeme Şekli|Ödeme Koşulları|Ödeme Şartları|Vade Günü|Ödeme Planı|Vade (Gün)|Ödeme Şartı|Ödeme Vadesi (Gün)|Ödeme|Ödeme Yöntemi|Ödeme Türü|Ödeme Tipi|Ödeme Biçim|Ödeme Aracı|Ödeme Koşul|Ödeme Bilgisi|Ödeme Bilgileri|Ödeme Metodu',
    discount: 'Peşin İskontosu|Nakit İskontosu|Erken Ödeme İskontosu|Peşin Ödeme İndirimi|Erken Ödeme İndirimi|Nakit İndirimi',
    deliveryPeriod:
      'Dönem|Fatura Dönemi|Hizmet Dönemi|Fatura Dönem|Dönemi|Tüketim Dönemi|Okuma Dönemi|Abonelik Dönemi|Kira Dönemi|Hizmet Süresi|Faturalama Dönemi|Ait Olduğu Dönem|Ait Olduğu Ay|Hizmet Tarih Aralığı|Kullanım Dönemi|Dönem Aralığı|Fatura Ayı|Okuma Tarihleri|Tarife Dönemi|Konaklama|Hizmet Aralığı|Abonelik Süresi',
    from: 'Başlangıç Tarihi|Dönem Başlangıcı|Başlangıç|İlk Okuma Tarihi|Giriş Tarihi|Başlama Tarihi|Dönem Başı',
    to: 'Bitiş Tarihi|Dönem Bitişi|Bitiş|Son Okuma Tarihi|Çıkış Tarihi|Sona Erme Tarihi|Dönem Sonu',
    netTotal:
      "Mal Hizmet Toplam Tutarı|Ara Toplam|Toplam|Matrah|KDV Hariç Toplam|Net Tutar|KDV Hariç Tutar|Mal/Hizmet Toplam Tutarı|Net Toplam|Toplam Tutar|KDV'siz Toplam|Toplam (KDV Hariç)|Mal Hizmet Tutarı|Mal Hizmet Toplamı|Mal Hizmet Toplam|Toplam Mal Hizmet Tutarı|Mal Hizmet Toplam Tutar|Vergiler Hariç Toplam|Vergi Hariç Tutar|Vergi Hariç Toplam|KDV Hariç|KDV Hariç Ara Toplam|Net Fatura Tutarı|Toplam Net Tutar|Ürünler Toplamı|Brüt|İskontolu Toplam|İskonto Sonrası Toplam|KDV Matrahı Toplamı|Toplam Matrah|Mal Toplamı|Hizmet Toplamı|Vergisiz Toplam",
    vatTotal:
      'Hesaplanan KDV|KDV Tutarı|Toplam KDV|KDV|KDV Toplamı|KDV Toplam|Hesaplanan Katma Değer Vergisi|Hesaplanan GERÇEK USULDE KATMA DEĞER VERGİSİ|Vergi Tutarı|Top. KDV|Hesaplanan KDV(%20)|KDV (%20)|KDV (%18)|Hesaplanan KDV(%18)|Toplam KDV Tutarı|Vergi|Vergiler|Toplam Vergi|Vergi Toplamı|Hesaplanan Vergi|Toplam Vergi Tutarı|Hesaplanan KDV Tutarı|KDV Tutar|KDV Tutarları Toplamı|KDV TL',
    grandTotal:
      'Genel Toplam|Vergiler Dahil Toplam Tutar|KDV Dahil Toplam|Fatura Tutarı|G. Toplam|Toplam Fatura Tutarı|Vergiler Dahil Toplam|KDV Dahil Tutar|Fatura Toplamı|Yekün|Yekûn|GENEL TOPLAM TL|Brüt Toplam|Toplam (KDV Dahil)|Fatura Genel Toplamı|Toplam Genel|Genel Toplam Tutar|Vergiler Dahil|Vergi Dahil Toplam|Vergi Dahil Toplam Tutar|KDV Dahil|KDV Dahil Toplam Tutar|KDV Dahil Genel Toplam|Toplam Fatura Bedeli|Fatura Bedeli|Toplam TL|Toplam Bedel|Fatura Toplam Tutarı|Fatura Tutarı (TL)|Yekûn TL|Genel Yekün|Toplam Ödeme|Top. Tutar|Toplam Satış|Nihai Toplam|Genel Toplam Fiyat',
    vatRate: 'KDV Oranı|KDV %|KDV Oranı (%)|Oran|KDV Or.|Vergi Oranı|%KDV|KDV Oran|KDV Yüzdesi',
    vatBase:
      "KDV Matrahı|Vergi Matrahı|Vergiye Tabi Tutar|Matrahı|KDV Mat.|Matrah Tutarı|Vergi Matrah|Matrah (TL)|KDV Matrah|Vergi Matrahı Tutarı|KDV'ye Tabi Tutar|Tevkifata Tabi İşlem Tutarı",
    amountDue:
      'Ödenecek Tutar|Ödenecek Toplam|Ödenecek|Ödenecek Tutar (TL)|Toplam Ödenecek|Ödemeniz Gereken Tutar|Kalan Tutar|Ödenecek Toplam Tutar|Kalan Borç|Ödenmesi Gereken Tutar|Ödenecek Net Tutar|Net Ödenecek Tutar|Ödenecek Bedel|Ödenecek Fatura Tutarı|Toplam Ödenecek Tutar|Toplam Borç|Borç|Ödenmesi Gereken|Bakiye|Kalan|Kalan Bakiye|Kalan Ödeme|Toplam Bakiye|Güncel Borç|Ödeme Tutarı|Tahsil edilecek|Genel Bakiye|Borç Bakiyesi|Ödeyeceğiniz Tutar|Vadesi Gelen Tutar',
    prepaid:
      'Ödenen|Avans|Peşin Ödenen|Ön Ödeme|Ödenen Tutar|Alınan Avans|Tahsil Edilen|Mahsup Edilen Avans|Kapora|Ödenmiş|Ödenmiş Tutar|Peşinat|Ön Ödeme Tutarı|Yapılan Ödeme|Ödemeler|Yapılan Ödemeler|Toplam Ödenen|Toplam Ödemeler|Avans Mahsubu|Ödeme Yapılan|Alınan Ödeme|Tahsilat|Alınan|Alınan Para|Alınan Nakit',
    rounding: 'Yuvarlama|Yuvarlama Farkı|Küsurat|Yuvarlama Tutarı|Kuruş Farkı|Yuvarlama TL',
    shipping:
      'Kargo|Kargo Ücreti|Nakliye|Nakliye Bedeli|Kargo Bedeli|Teslimat Ücreti|Navlun|Taşıma Bedeli|Gönderim Ücreti|Gönderi Ücreti|Kargo Tutarı|Nakliye Ücreti|Teslimat Bedeli|Sevkiyat|Taşıma Ücreti|Paketleme|Kurye Ücreti|Servis Ücreti|Teslimat|Nakliye Tutarı',
    discountAmount:
      'İskonto|Toplam İskonto|İndirim|İskonto Tutarı|Toplam İndirim|İndirim Tutarı|Fatura Altı İskonto|Genel İskonto|Top. İskonto|Toplam İskonto Tutarı|İndirimler|İskontolar|İndirim Toplamı|İskonto Toplamı|Satır İskontosu|Kampanya İndirimi|Kupon İndirimi|Kupon|Yapılan İskonto',
    senderVatId:
      'VKN|Vergi No|Vergi Numarası|Vergi Kimlik No|Vergi Kimlik Numarası|V.K.N.|V. No|VERGİ NO|Vergi Dairesi / No|VD / No|VKN/TCKN|Vergi N.|Vergi Dairesi ve No|VD/VKN|Vergi Dairesi/Numarası|V.D./V.N.|Vergi D./No|VKN No|TCKN/VKN|Vergi Dairesi/Vergi No|Vergi Nu.|Verg. No|KDV No',
    receiverVatId:
      'Alıcı VKN|Müşteri VKN|Alıcı Vergi No|Müşteri Vergi No|TCKN|Alıcı VKN/TCKN|Alıcı Vergi Numarası|T.C. Kimlik No|Alıcı VKN No|Alıcı TCKN|VKN/TCKN (Alıcı)|Alıcı Vergi Kimlik No|Müşteri VKN/TCKN|Alıcının Vergi No|Müşteri TCKN|Müşteri TCKN/VKN|Alıcı V.No',
    taxId: 'Vergi Dairesi|TCKN|T.C. Kimlik No|TC Kimlik No|V.D.|T.C. No|V. Dairesi|Ver. Dai.|Vergi D.|TC Kimlik|Kimlik No',
    companyRegistration:
      'Mersis No|MERSİS No|Ticaret Sicil No|MERSİS Numarası|Tic. Sic. No|Ticaret Sicil Numarası|Sicil No|Mersis|Ticaret Sicil Nu.|Ticaret Sicil|T.Sicil No|Sicil Numarası|Ticari Sicil No',
    iban: 'IBAN|IBAN No|IBAN Numarası|TL IBAN|IBAN (TL)|EUR IBAN|IBAN (USD)|IBAN (EUR)|USD IBAN|IBAN Nu.|TL Hesap IBAN',
    bic: 'SWIFT|SWIFT Kodu|BIC|Swift Code|SWIFT/BIC|BIC Kodu|SWIFT/BIC Kodu|SWIFT No|Swift Kod',
    bankCode: 'Banka Kodu|Şube Kodu|Şube No|Banka/Şube Kodu|Banka Kod No|Şb. Kodu',
    bankAccount:
      'Hesap No|Hesap Numarası|Banka Hesap No|Hesap No.|TL Hesap No|Hs. No|Banka Hesap Numarası|TL Hesabı|USD Hesap No|EUR Hesap No|Hes. No|Banka Hesabı|Hesap|Hesap Nu.|Hesap Bilgileri',
    bankName: 'Banka|Banka Adı|Banka Bilgileri|Banka Şubesi|Banka / Şube|Banka İsmi|Banka ve Şube|Banka Hesap Bilgileri|Banka Hesapları|Şube',
    isrReference: 'ESR Referans No|QR Referansı|İsviçre Referans No|ESR Referans Numarası|QR Referans No|İsviçre QR Referansı',
    kid: 'KID|KID No|KID Numarası|KID Nu.|KID Kodu|Ödeme Referansı (KID)',
    phone:
      'Telefon|Tel|Tel.|Tel No|Gsm|Cep|Telefon No|T|Telefon Numarası|Tel/Faks|Cep Tel|Cep Telefonu|Telf.|Gsm No|Çağrı Merkezi|Müşteri Hizmetleri|Tel Nu.|Tel-Fax',
    fax: 'Faks|Fax|Faks No|Belgegeçer|F|Fax No|Belgeç|Fax Numarası',
    email: 'E-posta|E-Posta|E-mail|Mail|e-posta|Elektronik Posta|E-Posta Adresi|Mail Adresi|KEP Adresi',
    website: 'Web Sitesi|Web|İnternet Sitesi|İnternet|Web Adresi|www|Web Site|İnternet Adr.|Web Sayfası',
    register: 'Ticaret Sicil Müdürlüğü|Ticaret Sicili|Ticaret Sicil Memurluğu|İstanbul Ticaret Sicili',
    managingDirector: 'Genel Müdür|Şirket Müdürü|Yetkili|Müdür|Yönetim Kurulu Başkanı|Sahibi|Firma Yetkilisi',
    contactPerson:
      'İlgili Kişi|Yetkili Kişi|İrtibat|Dikkatine|İlgili|Sn.|İletişim|İrtibat Kişisi|İletişim Kişisi|Yetkili|Dikkat|Firma Yetkilisi|İlgili Personel',
    billTo:
      'SAYIN|Sayın|Fatura Adresi|Alıcı|Müşteri|Fatura Edilen|Müşteri Adı/Unvanı|Alıcı Bilgileri|Müşteri Bilgileri|Müşteri Adı|Müşteri Unvanı|Fatura Bilgileri|Fatura Kesilen|Faturalanan|Fatura Edilen Firma|Abone|Abone Bilgileri|Kiracı|Müşterinin|Alıcı Unvanı|Alıcı Firma|Faturalanacak Kişi/Kurum|Fatura Alıcı|Ad Soyad/Unvan|Adı Soyadı / Ünvanı|Unvan|Alıcı Adı',
    shipTo:
      'Teslimat Adresi|Sevk Adresi|Teslim Adresi|Sevk Yeri|Teslim Yeri|Gönderim Adresi|Sevkiyat Adresi|Teslimat Bilgileri|Gönderi Adresi|Teslim Alan Adres|Teslim Edilecek Adres|Kargo Adresi|Tüketim Adresi|Tesisat Adresi|Hizmet Adresi|Varış Yeri|Teslimat Noktası|Teslimat Yeri|Teslim Edilecek Yer|Sevkiyat Yeri|Gönderilen|İş Yeri Adresi',
    soldBy:
      'Satıcı|Tedarikçi|Düzenleyen|Gönderen|Faturayı Düzenleyen|Satıcı Firma|Satıcı Bilgileri|Satıcı Unvanı|Gönderici|Hizmet Sağlayıcı|Hizmet Veren|Firma|Tedarikçi Firma|Tedarikçi Bilgileri|Düzenleyen Firma|Gönderici Firma|Firma Bilgileri',
    position: 'Sıra No|Sıra|S.No|No|#|Sr.|Kalem|Satır No|Satır|Kalem No|Sr. No',
    itemId:
      'Ürün Kodu|Stok Kodu|Malzeme Kodu|Kod|Barkod|Ürün No|Malzeme No|Parça No|Stok No|Mal Kodu|Malzeme/Hizmet Kodu|Mal Hizmet Kodu|Malın Kodu|Hizmet Kodu|Kodu|Barkod No|Barkod Numarası|Ürün Numarası|Ürün Barkodu|Referans Kodu|Ürün/Hizmet Kodu|Stok Kod|Parça Kodu|Satıcı Ürün Kodu',
    description:
      'Mal Hizmet|Açıklama|Mal/Hizmet Cinsi|Ürün Adı|Malın Cinsi|Mal Hizmet Açıklaması|Cinsi|Ürün/Hizmet|Malzeme Adı|Stok Adı|Tanım|Mal/Hizmet Adı|Mal ve Hizmet|Malın/Hizmetin Cinsi|Hizmet Adı|Hizmet Açıklaması|Hizmetin Adı|Malzeme/Hizmet|Malzeme Açıklaması|Malzeme/Hizmet Açıklaması|Ürün|Ürün Açıklaması|Ürün/Hizmet Adı|Ürün Bilgisi|Ürün ismi|Stok Açıklaması|Stok/Hizmet Adı|Ürün Tanımı|Malın Adı|Malın/Hizmetin Adı|Açıklamalar|İşin Nevi|Cins|Cinsi ve Açıklaması|Mal/Hizmet Tanımı|Hizmet Türü',
    quantity: 'Miktar|Adet|Mik.|Miktarı|Sevk Miktarı|Saat|Miktar/Birim|Miktar (Adet)|Toplam Miktar|Adedi|Fatura Miktarı|Net Miktar|Tüketim Miktarı',
    unit: 'Birim|Br.|Ölçü Birimi|Brm|Birimi|ÖB|Birim Tipi|Ölçü Br.|Ölçü',
    unitPrice:
      'Birim Fiyat|Fiyat|Birim Fiyatı|B. Fiyat|Fiyatı|Br. Fiyat|Net Fiyat|Birim Fiyat (TL)|Br.Fiyatı|B. Fiyatı|Bir. Fiyat|Birim Fiyatı (TL)|Fiyat (TL)|Birim Net Fiyat|Net Birim Fiyat|Birim Bedel|Birim Tutar|Birim Ücret|Liste Fiyatı|Satış Fiyatı|KDV Hariç Birim Fiyat|Birim Fiyat (KDV Hariç)|Adet Fiyatı|Ücret|KDV Dahil Fiyat|Saatlik Ücret',
    lineVatRate: 'KDV Oranı|KDV %|KDV|KDV%|%KDV|Vergi %|KDV Or.|KDV Oran|Vergi Oranı',
    lineDiscount: 'İskonto Oranı|İskonto %|İsk. %|İskonto|İndirim %|İnd.%|İsk. Oranı|İskonto/Arttırım Oranı|İnd. Oranı|İndirim Oranı',
    lineTotal:
      'Mal Hizmet Tutarı|Tutar|Tutarı|Toplam|Net Tutar|Tutar (TL)|Satır Toplamı|Toplam Fiyat|Bedel|Mal Hizmet Tutarı (TL)|Mal Hiz. Tutarı|Toplam Fiyatı|Toplam (TL)|Tutarı (TL)|Net Tutar TL|Satır Tutarı|Satır Net Tutarı|Satır Tutar|Toplam Bedel|Tutar (KDV Hariç)|Toplam Net|Genel Tutar|Bedeli|Tutarlar',
    lineDeliveryDate: 'Teslim Tarihi|Sevk Tarihi|İrs. Tarihi|Tarih|Teslimat Tarihi|İrsaliye Tarihi',
    lineOrderId: 'Sipariş No|Sip. No|Sipariş|Müşteri Sip. No|Sipariş No.|Sipariş Numarası',
    lineDeliveryId: 'İrsaliye No|İrs. No|İrsaliye|Sevk No|İrsaliye Numarası|Sevk İrsaliye No',
    serialNumber: 'Seri No|Seri Numarası|S/N|Şasi No|IMEI|Ürün Seri No|Seri Nolar|Lot No|Parti No|Ürün Seri Numarası|IMEI No|Şase No',
    carryOver: 'Nakli Yekûn|Nakli Yekün|Devreden|Devir|Önceki Sayfadan Devreden|Sonraki Sayfaya Devreden|Sayfa Nakli|Devam Ediyor',
    subtotal: 'Ara Toplam|Grup Toplamı|Sayfa Toplamı|Alt Toplam',
    priceUnit: 'Fiyat Birimi|Birim Başına|100 Adet Fiyatı|Fiyat Br.',
    page: 'Sayfa|Sayfa No|Syf.|Sf.|Sahife|Sayfa Sayısı',
    printDate: 'Yazdırma Tarihi|Basım Tarihi|Baskı Tarihi|Çıktı Tarihi|Döküm Tarihi|Baskı Zamanı|Yazdırma Zamanı',
    project: 'Proje|Proje No|Proje Kodu|Şantiye|Dosya No|Proje Adı|Hakediş No|Proje Numarası|Proje Referansı|İş Adı|Proje İsmi',
    contract:
      'Sözleşme No|Sözleşme|Sözleşme Numarası|Kontrat No|Poliçe No|Çerçeve Sözleşme|Sözleşme Tarihi|Sözleşme Nu.|Poliçe Numarası|Kontrat|Kontrat Numarası|Sözleşme Hesabı',
    trackingId:
      'Kargo Takip No|Takip No|Gönderi No|Gönderi Takip No|Kargo No|Konşimento No|Kargo Takip Numarası|Gönderi Numarası|Takip Numarası|Plaka|Araç Plaka No|Plaka No|Taşıyıcı',
    meterId: 'Sayaç No|Sayaç Numarası|Tesisat No|Sayaç Seri No|Tekil Kod|EIC Kodu|Sayaç|Sayaç Seri Numarası|Tesisat Numarası|Tekil Kod/Tesisat No',
    previousBalance:
      'Önceki Bakiye|Devreden Borç|Geçmiş Dönem Borcu|Önceki Dönem Borcu|Eski Bakiye|Devreden Bakiye|Cari Bakiye|Önceki Dönem Bakiyesi|Devir Bakiye|Geçmiş Borç|Önceki Borç',
    deposit: 'Depozito|Teminat|Güvence Bedeli|Depozit|Kap Bedeli',
    birthDate: 'Doğum Tarihi|Doğum Tar.|D. Tarihi|Doğum Yeri ve Tarihi',
    validUntil: 'Geçerlilik Tarihi|Geçerlilik Süresi|Son Geçerlilik Tarihi|Teklif Geçerlilik Tarihi|Geçerlidir|Son Kullanma Tarihi',
    orderDateOfOffer: 'Teklif Tarihi|Teklif Trh.|Proforma Tarihi|Teklifimizin Tarihi',
    clerk:
      'Düzenleyen Kişi|Satış Temsilcisi|Hazırlayan|Kasiyer|Plasiyer|Teslim Eden|Teslim Alan|Müşteri Temsilcisi|Satış Elemanı|Onaylayan|Satış Danışmanı|Satış Sorumlusu|Garson|Kasiyer Adı|Kasiyer No|Personel|Operatör|Kullanıcı|Satıcı Personel|Satıcı Adı|Danışman|Temsilci|Sorumlu|Satış Elemanı Kodu',
    reference:
      'ETTN|Referans|Referans No|Ref.|Ödeme Referansı|Senaryo|Özelleştirme No|Fatura Tipi|Açıklama Kodu|Ref. No|Not|Özelleştirme|Sipariş/Referans|Referans Numarası|Teslim Şekli|Teslim Şartı|Teklif No|Teklif Numarası|Gönderim Şekli|İhracat Ref.|Hasar No|Dosya Numarası|Rezervasyon No|Tevkifat',
    terminal:
      'Terminal No|Kasa No|Mali Sicil No|POS No|Terminal|İşyeri No|Z No|EKÜ No|Kasa|Kasa Numarası|Masa No|Mağaza|Mağaza No|Onay Kodu|Ref No|Üye İşyeri No|Pompa No|Z Rapor No|Adisyon|TERM NO',
  }),
  heldOut: {
    invoiceId: 'Faturanın Numarası',
    invoiceDate: 'Faturanın Tarihi',
    deliveryDate: 'Malın Sevk Tarihi',
    deliveryNoteId: 'İrsaliye Belge No',
    customerId: 'Müşteri Hesap No',
    receiverOrderId: 'Alıcı Sipariş No',
    receiverOrderDate: 'Alıcı Sipariş Tarihi',
    senderOrderId: 'Satış Emri No',
    senderOrderDate: 'Satış Emri Tarihi',
    costCenter: 'Maliyet Yeri',
    dueDate: 'En Son Ödeme Tarihi',
    paymentTerms: 'Ödeme Biçimi',
    discount: 'Kasa İskontosu',
    deliveryPeriod: 'Faturanın Dönemi',
    from: 'Dönem İlk Günü',
    to: 'Dönem Son Günü',
    netTotal: 'Vergiler Hariç Toplam Tutar',
    vatTotal: 'Katma Değer Vergisi Tutarı',
    grandTotal: 'Faturanın Genel Toplamı',
    vatRate: 'Katma Değer Vergisi Oranı',
    vatBase: 'Katma Değer Vergisi Matrahı',
    amountDue: 'Tahsil Edilecek Tutar',
    prepaid: 'Önceden Ödenen',
    rounding: 'Yuvarlanan Tutar',
    shipping: 'Sevkiyat Ücreti',
    discountAmount: 'Yapılan İndirim',
    senderVatId: 'Vergi Kimlik Nu.',
    receiverVatId: 'Müşteri Vergi Numarası',
    taxId: 'T.C. Kimlik Numarası',
    companyRegistration: 'Oda Sicil Numarası',
    iban: 'Uluslararası Hesap No',
    bic: 'SWIFT Adresi',
    bankCode: 'Banka Kod Numarası',
    bankAccount: 'Ödeme Hesabı',
    isrReference: 'İsviçre Ref. No',
    kid: 'Ödemede Belirtiniz',
    phone: 'Santral',
    fax: 'Faks Numarası',
    email: 'E-mail Adresi',
    website: 'İnternet Adresi',
    billTo: 'Fatura Alıcısı',
    shipTo: 'Malın Teslim Yeri',
    soldBy: 'Faturayı Kesen',
  },
};
