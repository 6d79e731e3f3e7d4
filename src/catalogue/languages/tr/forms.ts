/** Turkish: e-invoices of Turkey. */
import { englishQrBill, type Forms } from '../forms.js';
import { list, otherFields } from '../lists.js';

export const forms: Forms = {
  ruled: [
    {
      countries: ['TR'],
      weight: 3,
      titles: list('e-FATURA|e-Arşiv Fatura|FATURA|Fatura|İrsaliyeli Fatura'),
      subtitles: list('|Gelir İdaresi Başkanlığı|İrsaliye yerine geçer'),
      headings: {
        sender: list('Satıcı|Gönderen'),
        receiver: list('SAYIN|Sayın|Alıcı|Müşteri'),
        delivery: list('Teslim yeri|Sevk adresi'),
        carrier: list('Taşıyıcı|Nakliye'),
        sums: list('Toplamlar'),
        items: list('Mal / Hizmet'),
        notes: list('Açıklama|Notlar'),
      },
      fields: {
        name: list('Ünvan|Unvanı|Ad Soyad / Ünvan'),
        street: list('Adres|Adresi|Cadde/Sokak'),
        district: list('Mahalle|Semt|İlçe'),
        zip: list('Posta kodu|P.K.'),
        city: list('İl|Şehir|İli'),
        phone: list('Tel|Telefon|Tel No'),
        fax: list('Faks|Fax'),
        email: list('E-Posta|E-posta'),
      },
      number: list('Fatura No|Fatura no|Belge No'),
      date: list('Fatura Tarihi|Düzenleme tarihi|Tarih'),
      sender: { block: 0.3, cells: 0.1, head: 0.6 },
      parties: { cells: 0.35, blocks: 0.45, column: 0.2 },
      others: otherFields(
        'Özelleştirme No=TR1.2|Senaryo=TEMELFATURA,TICARIFATURA,EARSIVFATURA|Fatura Tipi=SATIS,IADE|İrsaliye tarihi={date}|Düzenleme saati=10:15,16:40:12|ETTN={id}|Vergi Dairesi=Merkez,Kadıköy,Çankaya',
      ),
      freight: otherFields('Sevk tarihi={date}|Teslim şekli=Ambar,Kargo|Kap adedi={n}|Kilo={n}|Plaka='),
      taxes: list('Toplam İskonto|Tevkifat|ÖTV|Özel matrah'),
    },
  ],
  payment: {},
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};
