/** Romanian: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Factură|FACTURĂ|FACTURĂ FISCALĂ|Factură fiscală|Factura fiscala|Factură proformă|e-Factura|Factură de avans|Factură avans|Factură simplificată|Factură finală|Factură internă|Invoice / Factură|Factură fiscală electronică',
    creditNote: 'Factură de storno|Factură storno|Notă de creditare|Factură de stornare|Notă de credit|FACTURĂ STORNO|Storno|Factură de retur',
    receipt: 'Bon fiscal|Chitanță|Bon de casă|Bonul fiscal|Bonuri fiscale|Dovadă de plată',
    deliveryNoteTitle: 'Aviz de însoțire a mărfii|Aviz de expediție|Notă de livrare|Aviz de însoțire|Aviz|Proces verbal de recepție',
    orderConfirmationTitle: 'Confirmare de comandă|Confirmarea comenzii|Confirmare comandă',
    offerTitle: 'Ofertă|Ofertă de preț|Deviz',
    reminderTitle: 'Somație de plată|Notificare de plată|Extras de cont',
    termsTitle: 'Termeni și condiții|Condiții generale|Condiții generale de vânzare',
    letterSubject: 'Subiect|Obiectul|În atenția',
    invoiceId:
      'Număr factură|Nr. factură|Factura nr.|Seria și numărul|Nr. facturii|Seria|Numărul facturii|Factura seria|Serie și număr factură|Factură nr.|Factura numărul|Nr. fact.|Seria/Număr|Serie/Număr|Seria / Nr.|Seria și nr.|Serie și număr|Serie factură|Seria factură|Număr|Seria și numărul facturii|Seria și nr. facturii|Serie și nr. factură|Nr. doc.|Nr. document|Număr document|Numărul|Factură proformă nr.|Nr. bon fiscal|Factura Seria/Nr.|ID factură|Nr. proformă|Nr. bon|Bon nr.|Număr bon',
    invoiceDate:
      'Data facturii|Data emiterii|Data emiterii facturii|Data (zi/lună/an)|Emisă la|Data factură|Data întocmirii|Din data de|Data|Dată emitere|Data emisă|Data emiterii documentului|Data documentului|Data document|Data emisiei|Emis la|Emisă în data de|Emisă la data|Data emitere factură|Data creării|Data (ziua, luna, anul)|Data eliberării|Data vânzării',
    deliveryDate:
      'Data livrării|Data livrare|Data expedierii|Data prestării|Data furnizării|Livrat la|Data exigibilității|Data expediției|Data expediere|Data de livrare|Data predării|Livrată la|Data prestării serviciului|Data prestării serviciilor|Expedierea s-a efectuat la data|Expediere efectuată la data|Data livrării / prestării|Data serviciului|Livrat în data de|Data recepției|Data execuției|Data efectuării lucrării|Executat la',
    deliveryNoteId:
      'Nr. aviz|Aviz nr.|Aviz de însoțire nr.|Număr aviz|Aviz însoțire|Nr. avizului|Nr. aviz de însoțire|Număr aviz însoțire|Nr. avizului de însoțire a mărfii|Nr. avizului de însoțire|Nr. aviz însoțire marfă|Aviz însoțire marfă|Aviz de însoțire|Aviz|Aviz seria|Notă de livrare nr.|Nr. livrare|Avize',
    customerId:
      'Cod client|Cod de client|Nr. client|Număr client|Codul clientului|ID client|Cod abonat|Cod beneficiar|Cod partener|Cod cumpărător|Cont client|Nr. cont client|Cod consumator|Nr. abonat|Cont contract|Client nr.|Cod de abonat|Cod plătitor|Număr de client|Codul dvs. de client|Codul de client',
    receiverOrderId:
      'Număr comandă|Nr. comandă|Comanda nr.|Comanda dvs.|Nr. comenzii|Comandă client|Numărul comenzii|Comandă nr.|Număr de comandă|Comanda|Nr. comandă client|Comandă client nr.|Comandă de achiziție|Nr. PO|PO nr.|Comanda dvs. nr.|Referința dvs.|Referința cumpărătorului|Comanda numărul|Nr. comandă achiziție|Număr comandă client|Comanda beneficiar|Referință comandă|Nr. comandă beneficiar',
    receiverOrderDate: 'Data comenzii|Data comandă|Comanda din|Comanda dvs. din|Comandat la|Data comenzii clientului|Data comandă client|Comandă din data',
    senderOrderId:
      'Comandă internă|Nr. confirmare|Nr. comandă furnizor|Comanda noastră|Nr. lucrare|Comandă de vânzare|Nr. comandă internă|Comandă de lucru|Nr. dosar|Fișă de lucru|Comandă vânzare|Nr. comandă vânzare|Deviz nr.|Număr comandă internă|Comandă online|Nr. fișă service|Referința noastră',
    senderOrderDate: 'Data confirmării|Data comenzii interne|Comanda noastră din|Data lucrării|Data preluării|Data confirmare',
    costCenter: 'Centru de cost|Centrul de cost|Cod centru de cost|Centru cost|Centru de costuri|Loc de consum cost',
    dueDate:
      'Scadență|Data scadenței|Data scadentă|Termen de plată|Scadentă la|Scadent la|Data limită de plată|Termenul plății|Data scadență|Termen plată|Termen scadență|Termen de scadență|Data limită|Plată până la|Plata scadentă|Scadentă în data de|Scadent în|Termen limită de plată|Data scadentă de plată|Data de scadență|De plătit până la|A se plăti până la|Data plății|Data plată|Scadența facturii|Data maximă de plată|Termenul de plată|Scadență plată',
    paymentTerms:
      'Condiții de plată|Modalitate de plată|Mod de plată|Metoda de plată|Termeni de plată|Modalitatea de plată|Mod plată|Modalitate plată|Metodă plată|Tip plată|Tipul plății|Condiții plată|Forma de plată|Tip de plată',
    discount: 'Scont|Scont pentru plata anticipată|Scont până la|Discount la plată|Data scontului|Termen scont',
    deliveryPeriod:
      'Perioada de facturare|Perioada facturată|Perioada|Perioada de livrare|Perioada de consum|Perioadă de facturare|Perioada prestării|Perioada abonament|Perioada de abonament|Perioada serviciului|Perioada prestare|Interval facturare|Perioadă consum|Luna de facturare|Perioada de închiriere|Perioada cazării',
    from: 'de la|de la data|din data|Început|Sosire|Data început',
    to: 'până la|la data|până la data de|Sfârșit|Plecare|Data sfârșit',
    netTotal:
      'Total fără TVA|Valoare fără TVA|Total net|Valoare netă|Total valoare fără TVA|Subtotal fără TVA|Total bază|Total valoare|Valoare totală fără TVA|Valoarea totală fără TVA|Subtotal|Total net fără TVA|Suma fără TVA|Suma netă|Bază impozabilă totală|Total bază impozabilă|Total bază de impozitare|Valoare netă totală|Total excl. TVA|Preț fără TVA total|Total produse fără TVA|Total brut fără TVA|Total fără taxe|Total factură fără TVA|Total lei fără TVA|Baza totală',
    vatTotal:
      'Total TVA|Valoare TVA|TVA|Valoarea TVA|Taxa pe valoarea adăugată|Total taxă|TVA 19%|TVA 21%|TVA total|Total valoare TVA|Sumă TVA|TVA lei|TVA de plată|TVA inclus|Total taxe|Taxe|TVA colectată|Val. TVA|Taxa TVA|TVA RON|din care TVA|Valoare totală TVA',
    grandTotal:
      'Total general|Total cu TVA|Total factură|TOTAL GENERAL|Total factura cu TVA|Valoare cu TVA|Total factură curentă|Valoare totală cu TVA|Total|Total lei|Total RON|Total incl. TVA|Total inclusiv TVA|Valoare totală|Valoare totală factură|Valoarea totală cu TVA|Suma totală|Total general cu TVA|Valoare factură|Total factură (lei)|Total factură RON|Total document|Total cu taxe|Total brut|Suma totală cu TVA|Total valoare cu TVA|Total EUR|Valoarea facturii|Total facturat|Sumă factură|Total bon|Total vânzare',
    vatRate: 'Cota TVA|Cotă TVA|Cota de TVA|% TVA|TVA %|Procent TVA|Cotă|Procent|Rată TVA',
    vatBase:
      'Bază impozabilă|Baza de impozitare|Baza impozabilă|Valoare impozabilă|Bază TVA|Baza TVA|Bază calcul|Bază de calcul|Bază impozitare|Bază impozabilă TVA|Valoare bază',
    amountDue:
      'Total de plată|De plată|Rest de plată|Suma de plată|Sold de plată|Total plată|TOTAL DE PLATĂ|Total de plată (lei)|Total de plată RON|Total de plată cu TVA|Rămas de plată|Rest de achitat|Suma datorată|Suma restantă|Sold|Sold restant|Sold rămas|Total de achitat|De achitat|Total datorat|Valoare de plată|Suma scadentă|Rest plată|Total plată factură|Total sold de plată|Sold total|Sold curent',
    prepaid:
      'Avans|Avans achitat|Achitat|Sumă achitată|Plătit|Avans încasat|Avans plătit|Avansuri|Suma plătită|Plătit până la data|Plăți|Plăți efectuate|Încasat|Total încasat|Total plătit|Total achitat|Plată primită|Deja plătit|Stornare avans|Storno avans|Plata efectuată|Plătit cu cardul|Achitat cu',
    rounding: 'Rotunjire|Diferență din rotunjire|Rotunjiri|Ajustare din rotunjire|Rotunjit|Valoare rotunjire|Rotunj.|Diferențe rotunjire',
    shipping:
      'Transport|Cost de transport|Taxă de livrare|Cost livrare|Taxe de transport|Cheltuieli de transport|Livrare|Taxă livrare|Cheltuieli transport|Cost transport|Servicii de transport|Transport și livrare|Taxă de transport|Cheltuieli de livrare|Curier|Taxă curier|Taxa transport|Ambalare',
    discountAmount:
      'Valoare discount|Discount acordat|Reducere|Reducere comercială|Total reduceri|Valoare reducere|Discount|Discounturi|Reduceri|Total discount|Total reducere|Discount total|Discount comercial|Valoare reduceri|Rabat|Remiză|Cupon|Voucher',
    senderVatId:
      'CUI|C.U.I.|Cod TVA|Cod de TVA|Cod fiscal|C.I.F.|Cod unic de înregistrare|CUI/CIF|CIF/CUI|Cod identificare fiscală|Cod de identificare fiscală|Cod unic de identificare|Cod fiscal (C.I.F.)|TVA ID|Nr. TVA|Număr TVA|CF/CUI|Cod înregistrare în scopuri de TVA|VAT ID|Cod VIES|CUI/CNP|CIF/CNP|Cod Unic|Cod Fiscal/CUI',
    receiverVatId:
      'CUI client|Cod fiscal client|CIF client|CIF cumpărător|CUI cumpărător|Cod TVA client|CUI/CNP client|CIF beneficiar|CUI beneficiar|Cod fiscal cumpărător|CIF/CNP client|Cod TVA cumpărător|CNP/CUI client',
    taxId: 'CNP|Cod numeric personal|Cod de înregistrare fiscală|Cod înregistrare fiscală|C.N.P.|Atribut fiscal|Cod identificare|Cod numeric',
    companyRegistration:
      'Nr. Reg. Com.|Nr. ord. reg. com.|Reg. com.|Nr. Registrul Comerțului|Nr. ORC|Registrul Comerțului nr.|Nr. ord. reg. com./an|Reg. Comerțului|Nr. înmatriculare|Nr. înreg. Reg. Com.|Nr. de ordine în registrul comerțului|Nr. ord. registru com./an|Nr. ORC/an|Nr. R.C.|EUID|Registru comerț|Nr. Reg.',
    iban: 'Cont IBAN|IBAN|Cod IBAN|Contul IBAN|IBAN lei|IBAN RON|IBAN (EUR)|Cont IBAN RON|Cont IBAN EUR|Codul IBAN',
    bic: 'Cod SWIFT|SWIFT|BIC|Cod BIC|SWIFT/BIC|Cod SWIFT/BIC|SWIFT code|BIC/SWIFT',
    bankCode: 'Cod bancă|Cod bancar|Codul băncii|Cod sucursală|Cod unitate bancară|Identificator bancă|Sucursala cod|Cod BIC sucursală',
    bankAccount:
      'Cont bancar|Contul|Nr. cont|Cont curent|Număr cont|Cont nr.|Cont|Cont RON|Cont lei|Cont EUR|Nr. de cont|Număr de cont|Contul bancar|Cont în lei|Cont trezorerie',
    bankName:
      'Bancă|Denumire bancă|Banca beneficiarului|Deschis la|La banca|Denumirea băncii|Nume bancă|Sucursala|Banca furnizor|Deschis la banca|Bancă beneficiar',
    isrReference: 'Referință QR|Referință ESR|Nr. referință QR|Cod referință QR|Referința QR|Referință bon elvețian',
    kid: 'Cod de plată|Cod KID|Referință de plată|Referință plată|Cod încasare|Cod de încasare|Detalii plată|Ref. plată|Cod plată|Detalii de plată|Explicații plată',
    phone:
      'Telefon|Tel.|Tel|Mobil|Nr. telefon|Număr de telefon|Tel/Fax|Telefon mobil|Nr. tel.|Telefon fix|Nr. de telefon|Număr telefon|Call center|Relații clienți',
    fax: 'Fax|Nr. fax|Tel./Fax|Număr fax|FAX|Telefon/Fax',
    email: 'E-mail|Email|Adresă e-mail|Adresă de e-mail|Poștă electronică|Mail',
    website: 'Site web|Web|Pagină web|www|Site|Adresă web|Website|Site internet',
    register: 'Registrul Comerțului|Înregistrată la|Oficiul Registrului Comerțului|ONRC',
    managingDirector: 'Administrator|Director general|Reprezentant legal|Asociat unic|Director|Reprezentant|Administrator societate|Director executiv',
    contactPerson:
      'Persoană de contact|Persoana de contact|Contact|Delegat|Reprezentant|Responsabil|Persoana contact|Pers. contact|Pers. de contact|Delegatul|Numele delegatului|Contact client|Date delegat',
    billTo:
      'Cumpărător|Client|Beneficiar|Facturat către|Adresa de facturare|Clientul|Cumpărătorul|Date cumpărător|Date client|Date facturare|Date de facturare|Adresa facturare|Facturați către|Factură către|Plătitor|Facturat lui|Beneficiar / Cumpărător|Abonat|Titular|Cumpărător / Beneficiar|Nume client|Denumire client|Cumpărător (client)|Achizitor|Date beneficiar|Facturare|Locatar',
    shipTo:
      'Adresa de livrare|Livrat către|Adresă livrare|Punct de livrare|Destinatar|Loc de livrare|Livrare la|Punct de lucru|Punct livrare|Livrat la adresa|Locul livrării|Date livrare|Date de livrare|Loc livrare|Adresa locului de consum|Loc consum|Destinație|Locație livrare|Punct de lucru client',
    soldBy:
      'Furnizor|Vânzător|Prestator|Emitent|Date furnizor|Furnizorul|Date vânzător|Emisă de|Emis de|Facturat de|Prestatorul|Furnizor / Vânzător|Vânzător / Furnizor|Emitentul|Date emitent|Date prestator|Comerciant|Furnizor servicii|Locator',
    position: 'Nr. crt.|Poz.|Nr.crt|Nr|Poziție|Crt.',
    itemId:
      'Cod produs|Cod articol|Cod|Cod marfă|Cod furnizor|Cod reper|Cod bare|Cod prod.|Cod art.|Cod intern|Cod EAN|Referință produs|Cod bară|Cod produs/serviciu|Cod serviciu|ID produs|Articol nr.|Cod de bare',
    description:
      'Denumirea produselor sau a serviciilor|Denumire produs|Denumire|Denumire articol|Denumirea produselor|Descriere|Produs/Serviciu|Denumirea produselor sau serviciilor|Denumirea produselor/serviciilor|Denumirea produsului|Denumirea produsului / serviciului|Denumire produse/servicii|Denumire produs/serviciu|Denumire serviciu|Denumirea serviciului|Denumire marfă|Produs|Produse/Servicii|Nume produs|Descriere produs|Descriere produs / serviciu|Descriere serviciu|Denumirea|Articol|Explicații|Produs sau serviciu|Descriere servicii|Denumire articol/serviciu|Denumirea bunurilor/serviciilor|Denumire bunuri/servicii|Descrierea|Descriere articol',
    quantity: 'Cantitate|Cantitatea|Cant.|Buc|Nr. bucăți|Nr. ore|Cantit.|Cantități|Cantitate (buc)|Bucăți|Nr. buc.',
    unit: 'U.M.|UM|Unitate de măsură|Unitate|Unit. măs.|U/M|Unit. de măsură|Unitatea de măsură|Unit. de măs.|Unități',
    unitPrice:
      'Preț unitar|Preț unitar fără TVA|Preț|Preț unit.|P.U.|Pret unitar|Preț fără TVA|Prețul unitar|Preț unitar lei|Prețul unitar fără TVA|Preț unitar RON|Preț/UM|P.U. fără TVA|P. unitar|Preț net|Preț unit. fără TVA|Preț unitar cu TVA|Preț cu TVA|Preț lei|Preț per unitate|Tarif|Preț pe unitate|Preț vânzare|Preț unitar net|Preț listă|P.U. (lei)|Preț/buc',
    lineVatRate: 'TVA|% TVA|Cota TVA|TVA %|Cotă TVA|TVA(%)|Cota|Procent TVA',
    lineDiscount: 'Discount|Disc. %|Reducere|Discount %|Red. %|Reducere %',
    lineTotal:
      'Valoare|Valoarea|Valoare fără TVA|Valoarea fără TVA|Valoare cu TVA|Total|Valoare netă|Valoare (lei)|Valoare RON|Valoarea (lei)|Valoarea fără TVA (lei)|Val. fără TVA|Valoare totală|Total lei|Total RON|Preț total|Preț total fără TVA|Val. netă|Valoarea totală|Total linie|Sumă totală|Total valoare',
    lineDeliveryDate: 'Data livrării|Data livrare|Livrat|Data|Livrare|Data prestării',
    lineOrderId: 'Nr. comandă|Comandă|Comanda|Comanda nr.|Cmd. nr.|Număr comandă',
    lineDeliveryId: 'Aviz|Nr. aviz|Aviz nr.|Aviz însoțire|Nr. aviz însoțire|Număr aviz',
    serialNumber: 'Serie produs|Număr de serie|Nr. serie|Serie șasiu|Nr. lot|IMEI',
    carryOver: 'Report|De reportat|Reportat|Total pagină|Total de reportat|Continuare pe pagina următoare',
    subtotal: 'Subtotal|Total parțial|Subtotal grupă',
    priceUnit: 'Unitate de preț|Preț pe|Preț per',
    page: 'Pagina|Pag.|Pagină|Pagini',
    printDate: 'Data tipăririi|Tipărit la|Data listării|Data printării|Listat la|Data și ora listării|Generat la|Tipărit',
    project: 'Proiect|Nr. proiect|Lucrare|Nume proiect|Cod proiect|Obiectiv|Șantier',
    contract: 'Contract|Nr. contract|Contract nr.|Contract numărul|Număr contract|Contract cadru|Nr. poliță|Conform contract|Conform contract nr.|Cod contract',
    trackingId:
      'AWB|Nr. AWB|Cod urmărire|Număr AWB|Nr. transport|Mijloc de transport|Mijlocul de transport|Nr. auto|Nr. înmatriculare auto|Scrisoare de transport|Tracking',
    meterId: 'Serie contor|Cod POD|Nr. contor|Loc de consum|Cod loc de consum|Serie contor gaz|Contor',
    previousBalance: 'Sold anterior|Sold precedent|Facturi restante|Sold inițial|Sold anterior facturi|Restanțe|Sold precedent facturi',
    deposit: 'Garanție|Depozit|Garanție ambalaj|Garanție SGR|Ambalaje|Taxă garanție',
    birthDate: 'Data nașterii|Născut la|Născut(ă) la',
    validUntil: 'Valabil până la|Valabilitate|Valabilă până la',
    orderDateOfOffer: 'Data ofertei|Ofertă din|Oferta din data',
    clerk: 'Întocmit de|Operator|Casier|Agent vânzări|Întocmit|Emis de operator|Agent comercial|Facturist|Vânzător nume|Reprezentant vânzări|Ospătar|Consilier',
    reference:
      'Referință|Ref.|Nr. înregistrare|Observații|Mențiuni|Ref. internă|Ofertă nr.|Nr. ofertă|Condiții de livrare|Mod de transport|Index încărcare|Mod de expediere|Referință internă|Nr. dosar daună|Aviz de expediție ref.',
    terminal: 'Casa de marcat|Terminal|Nr. bon|Magazin|Punct de lucru nr.|Pompa|Aviz tranzacție|Cod autorizare|ID unic',
  }),
  heldOut: {
    invoiceId: 'Numărul documentului fiscal',
    invoiceDate: 'Ziua emiterii',
    deliveryDate: 'Ziua livrării',
    deliveryNoteId: 'Numărul avizului de expediție',
    customerId: 'Identificator client',
    receiverOrderId: 'Comanda cumpărătorului',
    receiverOrderDate: 'Ziua comenzii',
    senderOrderId: 'Ordin de fabricație nr.',
    senderOrderDate: 'Data ordinului de fabricație',
    costCenter: 'Centru de cheltuieli',
    dueDate: 'Plătibil până la',
    paymentTerms: 'Felul plății',
    discount: 'Scont de casă',
    deliveryPeriod: 'Intervalul facturat',
    from: 'Începând cu',
    to: 'Ultima zi a perioadei',
    netTotal: 'Suma fără taxă',
    vatTotal: 'Taxa colectată',
    grandTotal: 'Valoarea totală a facturii',
    vatRate: 'Procentul taxei',
    vatBase: 'Suma impozabilă',
    amountDue: 'Sumă de achitat',
    prepaid: 'Plătit în avans',
    rounding: 'Diferență rotunjită',
    shipping: 'Cheltuieli de expediere',
    discountAmount: 'Suma redusă',
    senderVatId: 'Cod de identificare TVA',
    receiverVatId: 'Codul fiscal al cumpărătorului',
    taxId: 'Număr de identificare fiscală',
    companyRegistration: 'Număr în registrul societăților',
    iban: 'Cont în format IBAN',
    bic: 'Codul internațional al băncii',
    bankCode: 'Codul unității bancare',
    bankAccount: 'Contul de plată',
    isrReference: 'Referință elvețiană',
    kid: 'Cod identificare plată',
    phone: 'Centrală telefonică',
    fax: 'Telefax nr.',
    email: 'Adresa electronică',
    website: 'Pagina de internet',
    billTo: 'Destinatarul facturii',
    shipTo: 'Locul recepției',
    soldBy: 'Emitentul facturii',
    contactPerson: 'Gestionar de cont',
  },
};
