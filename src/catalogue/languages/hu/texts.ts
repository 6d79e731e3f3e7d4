/** Hungarian: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('ÁFA|áfa|Áfa|Általános forgalmi adó'),
  vatLines: list(
    '{rate}% {vatWord} {net} {vat} {gross}|{vatWord} {rate}%: {vat}|{vatWord} alap {rate}%: {net} {vatWord}: {vat}|{rate}% {net} {vat}|{vatWord} ({rate}%) {vat}|Adóalap {net}, {rate}% {vatWord} {vat}',
  ),
  paymentSentences: list(
    'Fizetendő {days} napon belül.|Fizetési határidő: {date}|Kérjük, a számla összegét {date} napjáig átutalni szíveskedjék.|{days} napos átutalás|Azonnal fizetendő.|Készpénzben kiegyenlítve.|Bankkártyával fizetve.|A számla végösszege {currency} pénznemben fizetendő {date} napjáig.|{discountDays} napon belüli fizetés esetén {discountPercent}% skontó, egyébként {days} nap.|{discountDate} napjáig {discountPercent}% engedmény, {date} napjáig nettó.|Utánvéttel fizetendő.|A számla pénzügyi teljesítést nem igényel.',
  ),
  discountSentences: list(
    '{discountDays} napon belüli fizetés esetén {discountPercent}% skontó|{discountDate} napjáig történő fizetéskor {discountPercent}% engedmény|Korai fizetési kedvezmény: {discountPercent}%, {discountDays} nap',
  ),
  referenceSentences: list(
    'A {invoiceId} számú számla kelte {invoiceDate}|Megrendelésük száma: {receiverOrderId}|Utaláskor kérjük feltüntetni a {invoiceId} számlaszámot és a {customerId} vevőkódot.|A {deliveryDate} napján teljesített szállításért|Vevőkód: {customerId}, rendelésszám: {receiverOrderId}',
  ),
  deliveryPeriodSentences: list('Elszámolt időszak: {from} - {to}|Szolgáltatás {from} és {to} között|A {from} - {to} időszakra'),
  vatExemptions: list(
    'Fordított adózás|Mentes az adó alól|Alanyi adómentes|Közösségen belüli adómentes termékértékesítés|Az Áfa tv. 142. §-a alapján fordított adózás',
  ),
  salutations: list('Tisztelt Partnerünk!|Tisztelt Ügyfelünk!|Tisztelt Cím!|Kedves Vásárlónk!'),
  sentences: list(
    'Köszönjük a vásárlást!|Köszönjük megrendelését.|Az áru a vételár teljes kifizetéséig az eladó tulajdonát képezi.|Késedelmes fizetés esetén késedelmi kamatot számítunk fel.|Reklamációt csak a számla bemutatásával fogadunk el.|A számla aláírás és bélyegző nélkül is érvényes.|Kérdés esetén forduljon ügyfélszolgálatunkhoz.|Az átutalás közlemény rovatában tüntesse fel a számla sorszámát.|Az árut hiánytalanul átvettem.|A garancia feltételeit a jótállási jegy tartalmazza.|Kérjük, őrizze meg a bizonylatot.|Üdvözlettel,|Ez a számla számítógépes programmal készült.|Áraink a szállítás költségét nem tartalmazzák.|Megrendelésre gyártott terméket nem veszünk vissza.|A csomagolás újrahasznosítható.|Vitás ügyekben a székhely szerinti bíróság illetékes.|A szolgáltatást szerződés szerint végeztük.|Bízunk a további sikeres együttműködésben.|Címváltozását kérjük bejelenteni.|Elektronikus számláit honlapunkról letöltheti.|A termék visszaváltható az átvételtől számított határidőn belül.|A sérült árut a fuvarozó jelenlétében jelezze.|Szervizünk hétköznapokon áll rendelkezésére.|Iratkozzon fel hírlevelünkre.|További ajánlatainkat keresse üzletünkben.',
  ),
  articles: {
    trade: articles(
      'Másolópapír A4 @csomag 3-7|Festékkazetta @db 25-110|Irodai szék @db 60-240|Munkakesztyű @pár 1-6|Akkus fúró @db 70-230|LED izzó @db 1-4|Facsavar @doboz 3-12|Munkavédelmi cipő @pár 28-80|Csomagolófólia @tekercs 3-8|Kartondoboz @db 0.4-2|Pamut póló @db 4-14|Iratrendező @db 1-3',
    ),
    construction: articles(
      'Transzportbeton @m³ 60-110|Betonacél @tonna 520-790|Falazás @m² 8-22|Vakolás @m² 6-16|Burkolás @m² 12-30|Homlokzati hőszigetelés @m² 20-48|Festés @m² 3-8|Állványbérlés @nap 25-110|Földmunka @m³ 5-14|Rezsióradíj @óra 12-30|Műanyag ablak @db 110-320|Cement zsák @db 3-7',
    ),
    it: articles(
      'Szoftverfejlesztés @óra 25-75|Szerverbérlés @hó 40-260|Tárhelyszolgáltatás @év 30-140|Domain regisztráció @év 6-20|Hordozható számítógép @db 450-1300|Monitor @db 110-280|Könyvelőprogram licenc @év 120-700|Műszaki támogatás @óra 20-60|Hálózati kapcsoló @db 110-390|Háttértár @db 55-130|Karbantartási szerződés @év 400-1800|Tanúsítvány @év 25-120',
    ),
    food: articles(
      'Paradicsom @kg 1-3|Trappista sajt @kg 6-12|Napraforgóolaj @l 1.5-3|Finomliszt @kg 0.5-1.2|Csirkemell @kg 4-8|Marhahús @kg 9-17|Tejföl @db 0.5-1.5|Pörkölt kávé @kg 9-20|Kristálycukor @kg 0.8-1.4|Fűszerpaprika @kg 10-25|Téliszalámi @kg 14-30|Ásványvíz @palack 0.3-0.9',
    ),
    consulting: articles(
      'Könyvelési díj @hó 60-380|Jogi tanácsadás @óra 50-160|Vezetési tanácsadás @nap 280-850|Oktatás @nap 250-900|Bérszámfejtés @fő 4-12|Könyvvizsgálat @db 900-4500|Fordítás @oldal 6-18|Piackutatás @db 600-3800|Projektvezetés @hó 700-2600|Munkavédelmi felügyelet @hó 90-380|Védjegybejelentés @db 160-480|Megvalósíthatósági tanulmány @db 700-3200',
    ),
    utilities: articles(
      'Villamos energia @kWh 0.06-0.2|Rendszerhasználati díj @kWh 0.02-0.06|Földgáz @m³ 0.3-0.9|Ivóvíz @m³ 0.6-1.8|Csatornadíj @m³ 0.7-2|Távhő @GJ 9-22|Internet előfizetés @hó 9-24|Telefon előfizetés @hó 3-9|Mobil tarifacsomag @hó 6-25|Hulladékszállítás @hó 4-16|Alapdíj @hó 1-5|Mérőcsere @db 12-40',
    ),
    transport: articles(
      'Fuvarozás @forduló 120-520|Raklapos szállítás @raklap 18-60|Csomagküldés @db 3-9|Konténerszállítás @forduló 320-850|Vámügyintézés @db 60-220|Raktározás @nap 2-12|Útdíj @db 2-40|Várakozási díj @óra 12-32|Rakodás @óra 10-30|Autóbérlés @nap 22-85|Személyszállítás @km 0.6-1.5|Targoncabérlés @nap 45-130',
    ),
    hospitality: articles(
      'Kétágyas szoba @éj 45-150|Büféreggeli @fő 6-16|Félpanzió @fő 22-60|Idegenforgalmi adó @éj 1-3|Tárgyalóterem @nap 90-380|Kávészünet @fő 3-9|Vacsora menü @fő 14-42|Reptéri transzfer @db 20-75|Parkolás @nap 3-12|Gulyásleves @adag 4-9|Esküvői vacsora @fő 25-70|Fürdőbelépő @fő 8-30',
    ),
  },
  units: list('db|kg|m²|m³|fm|óra|nap|hó|év|csomag|doboz|tonna|l|készlet'),
  firstNames: list(
    'László|Éva|István|Mária|József|Anna|János|Katalin|Zoltán|Ilona|Sándor|Erzsébet|Gábor|Judit|Ferenc|Zsuzsanna|Attila|Ágnes|Péter|Krisztina|Tamás|Mónika|Balázs|Andrea|Csaba|Edit|Gergő|Réka|Ákos|Nóra',
  ),
  lastNames: list(
    'Nagy|Kovács|Tóth|Szabó|Horváth|Varga|Kiss|Molnár|Németh|Farkas|Balogh|Papp|Takács|Juhász|Lakatos|Mészáros|Oláh|Simon|Rácz|Fekete|Szilágyi|Török|Fehér|Gál|Balázs|Kis|Szűcs|Kocsis|Orsós|Pintér',
  ),
  companyWords: list(
    'Duna|Tisza|Balaton|Kárpát|Alföld|Pannon|Mátra|Bakony|Gyöngy|Arany|Ezüst|Kék|Zöld|Napfény|Csillag|Szikla|Forrás|Tölgy|Liget|Mester|Építő|Bau|Trade|Ker|Szolgáltató|Ipari|Gép|Fém|Fa|Papír|Élelmiszer|Agro|Energia|Informatika|Szoftver|Logisztika|Fuvar|Turizmus|Elektro|Plaszt|Textil|Nyomda',
  ),
  streets: list(
    'Kossuth Lajos utca {n}.|Petőfi Sándor utca {n}.|Rákóczi út {n}.|Széchenyi tér {n}.|Fő utca {n}.|Ady Endre utca {n}.|Arany János utca {n}.|Jókai utca {n}.|Dózsa György út {n}.|Bajcsy-Zsilinszky út {n}.|Váci út {n}.|Üllői út {n}.|Kerepesi út {n}.|Bem József utca {n}.|Deák Ferenc utca {n}.|Hunyadi utca {n}.|Mátyás király út {n}.|Szent István körút {n}.|Bartók Béla út {n}.|Móricz Zsigmond utca {n}.|Gyár utca {n}.|Ipari park {n}.|Malom utca {n}.|Vasút utca {n}.|Kertész utca {n}.|Tavasz utca {n}.|Rózsa utca {n}.|Akácfa utca {n}.|Templom tér {n}.|Iskola utca {n}.',
  ),
  pageOf: list('{page}. oldal / {pages}|{page}/{pages}. oldal|Oldal: {page} / {pages}|{page} / {pages} oldal'),
  days: list('nap|napon|napos'),
  immediately: list('azonnal|készpénz|kézhezvételkor|átvételkor'),
};
