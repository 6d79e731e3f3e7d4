/** Dates in the orders and languages of invoices. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { date } from '../../../src/values/dates/date.js';
import { duration } from '../../../src/values/dates/duration.js';
import { rate } from '../../../src/values/numbers/rate.js';
import { finds, findsNot, reads } from '../tables.js';

reads(date, [
  ['03.04.2025', '2025-04-03 dmy', '2025-03-04 mdy'],
  ['13.04.2025', '2025-04-13 dmy'],
  ['04/13/2025', '2025-04-13 mdy'],
  ['2025-04-03', '2025-04-03 ymd'],
  ['3.4.25', '2025-04-03 dmy', '2025-03-04 mdy'],
  ['25-04-13', '2013-04-25 dmy', '2025-04-13 ymd'],
  ['20250403', '2025-04-03'],
  ['2025. 04. 03.', '2025-04-03'],
  ['03. 04. 2025', '2025-04-03', '2025-03-04'],
  ['3. April 2025', '2025-04-03'],
  ['14 MÄRZ 2024', '2024-03-14'],
  ['April 3, 2025', '2025-04-03'],
  ['3-Apr-2025', '2025-04-03'],
  ['1st of May 2024', '2024-05-01'],
  ['03 avril 2025', '2025-04-03'],
  ['1er août 2025', '2025-08-01'],
  ['3 de abril de 2025', '2025-04-03'],
  ['3. dubna 2025', '2025-04-03'],
  ['12 listopada 2024', '2024-11-12', '2024-10-12'],
  ['5 Şubat 2024', '2024-02-05'],
  ['3. huhtikuuta 2025', '2025-04-03'],
  ['2025. április 3.', '2025-04-03'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023'],
  ['31.04.2025'],
  ['01.01.1949'],
  ['99999999'],
  // Denmark, Norway, Sweden
  ['3/4-2025', '2025-04-03 dmy'],
  ['3/4 2025', '2025-04-03 dmy'],
  ['13/4-25', '2025-04-13 dmy'],
  ["03.04.'25", '2025-04-03 dmy'],
  ['03,04.2025', '2025-04-03 dmy'],
  ['2025.04.03.', '2025-04-03 ymd'],
  ['3-4-2025', '2025-04-03', '2025-03-04'],
  ['01-02-80', '1980-02-01', '1980-01-02'],
  ["3. April '25", '2025-04-03'],
  // Ordinals
  ['1 er avril 2025', '2025-04-01'],
  ['2nd April 2025', '2025-04-02'],
  ['April 2nd, 2025', '2025-04-02'],
  ['3 rd March 2024', '2024-03-03'],
  ['1º de abril de 2025', '2025-04-01'],
  ['1.º de abril de 2025', '2025-04-01'],
  ['3rd day of April 2025', '2025-04-03'],
  ['3-go kwietnia 2025', '2025-04-03'],
  ['d. 3. april 2025', '2025-04-03'],
  // Blanks before commas, none behind them
  ['August 30 , 2019', '2019-08-30'],
  ['August 30,2019', '2019-08-30'],
  ['AUGUST 30TH , 2019', '2019-08-30'],
  ['Aug.30,2019', '2019-08-30'],
  ['02 August 30 , 2019', '2019-08-30'],
  ['30 August , 2019', '2019-08-30'],
  // In capitals
  ['17 DE JUNHO DE 2022', '2022-06-17'],
  ['17 DE JUNIO DEL 2022', '2022-06-17'],
  ['JUNIO 17 DE 2022', '2022-06-17'],
  ['1ER AOÛT 2025', '2025-08-01'],
  ['1º DE ABRIL DE 2025', '2025-04-01'],
  ['2ND DAY OF MAY, 2024', '2024-05-02'],
  ['3RD OF MAY 2024', '2024-05-03'],
  ['DEN 3:E APRIL 2025', '2025-04-03'],
  ['9 juill. 2024', '2024-07-09'],
]);

const byLanguage: Readonly<Record<string, string>> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember|Jan. Feb. Mrz. Apr. Mai Jun. Jul. Aug. Sept. Okt. Nov. Dez.|Jänner Feber Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  en: 'January February March April May June July August September October November December|Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre|ene. feb. mar. abr. may. jun. jul. ago. set. oct. nov. dic.',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia|sty lut mar kwi maj cze lip sie wrz paź lis gru',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre|gen feb mar apr mag giu lug ago set ott nov dic',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre|janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince|led úno bře dub kvě čvn čvc srp zář říj lis pro',
  sk: 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra|jan feb mar apr máj jún júl aug sep okt nov dec',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december|jan feb mrt apr mei jun jul aug sep okt nov dec',
  nb: 'januar februar mars april mai juni juli august september oktober november desember|jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.',
  hr: 'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca|sij velj ožu tra svi lip srp kol ruj lis stu pro',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık|Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro|jan fev mar abr mai jun jul ago set out nov dez',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december|jan feb mars apr maj juni juli aug sep okt nov dec',
  da: 'januar februar marts april maj juni juli august september oktober november december|jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.',
  sl: 'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra|jan. feb. mar. apr. maj jun. jul. avg. sep. okt. nov. dec.',
};
for (const [language, rows] of Object.entries(byLanguage))
  test(`months of ${language}`, () => {
    for (const row of rows.split('|'))
      for (const [index, name] of row.split(' ').entries()) {
        const expected = `2024-${String(index + 1).padStart(2, '0')}-09`;
        for (const text of [
          `9. ${name} 2024`,
          `9 ${name.toUpperCase()} 2024`,
          `9-${name}-24`,
          `9 de ${name} de 2024`,
          `9 DE ${name.toUpperCase()} DE 2024`,
          `9 ${name} , 2024`,
          `${name} 9 , 2024`,
          `${name.toUpperCase()} 9,2024`,
        ])
          assert.ok(
            date.read(text).some(({ value }) => value === expected),
            `${text}: ${JSON.stringify(date.read(text))}`,
          );
      }
  });

// A month stands for all its days.
reads(date, [
  ['März 2024', '2024-03-01', '2024-03-31'],
  ['Februar 2024', '2024-02-01', '2024-02-29'],
  ['03/2024', '2024-03-01', '2024-03-31'],
  ['03.2024', '2024-03-01', '2024-03-31'],
  ['Mar-24', '2024-03-01', '2024-03-31'],
  ["Dec '24", '2024-12-01', '2024-12-31'],
  ['maj 2024', '2024-05-01', '2024-05-31'],
  ['marzo de 2024', '2024-03-01', '2024-03-31'],
  ['listopadu 2024', '2024-11-01', '2024-11-30', '2024-10-01', '2024-10-31'],
  ['pro 2024'],
  ['13/2024'],
]);
finds(date, [
  ['Leistungszeitraum: März 2024', 'März 2024'],
  ['Abonnement 03/2024', '03/2024'],
  ['Leistung Mai-Juni 2024', 'Mai-Juni 2024', 'Juni 2024'],
]);
findsNot(date, [
  ['01.03.2024', '03.2024'],
  ['1.03.2024,5', '03.2024'],
  ['3. März 2024', 'März 2024'],
  ['March 3, 2024', 'March 3', '3, 2024'],
  ['KW 12/2024', '12/2024'],
  ['EP 2.1956 12.2056', '2.1956', '12.2056'],
  ['RE-12/2024/5', '12/2024'],
  ['Tel. 040/2024', '040/2024', '0/2024'],
  ['objednávka pro 2024', 'pro 2024'],
]);

// The first day of a period takes month and year of the last.
reads(date, [
  ['01.03. - 31.03.2024', '2024-03-01 dmy'],
  ['01.03.–31.03.24', '2024-03-01 dmy'],
  ['1.-31.3.2024', '2024-03-01 dmy'],
  ['1. 3. - 31. 3. 2024', '2024-03-01 dmy'],
  ['01/03 au 31/03/2024', '2024-03-01 dmy'],
  ['3/1 - 3/31/2024', '2024-03-01 mdy'],
  ['01.12. bis 31.01.2025', '2024-12-01 dmy'],
  ['1. bis 31. März 2024', '2024-03-01'],
  ['1ER AU 30 JUIN 2024', '2024-06-01'],
  ['1er au 31 mars 2024', '2024-03-01'],
  ['1. März bis 15. April 2024', '2024-03-01'],
  ['1 de enero al 31 de enero de 2024', '2024-01-01'],
  ['1st to 31st March 2024', '2024-03-01'],
  ['March 1 - April 15, 2024', '2024-03-01'],
  ['March 1 - 31, 2024', '2024-03-01', '2024-03-31'],
  ['März bis Mai 2024', '2024-03-01'],
  ['1.12.2023 - 31.01.2024', '2023-12-01', '2023-01-12'],
]);
finds(date, [
  ['Leistungszeitraum 01.03. - 31.03.2024', '01.03. - 31.03.2024', '31.03.2024'],
  ['du 1er au 31 mars 2024', '1er au 31 mars 2024', '31 mars 2024'],
  ['okres od 1 do 31 marca 2024', '1 do 31 marca 2024', '31 marca 2024'],
]);
findsNot(date, [
  ['Rechnung 4711 - 31.03.2024', '4711 - 31.03.2024', '11 - 31.03.2024'],
  ['Seite 2 31.03.2024', '2 31.03.2024'],
  ['05-31-03-2024', '05-31-03-2024'],
]);

// Eight digits are a day where the words say so.
finds(date, [
  ['Invoice date: 20250403', '20250403'],
  ['Échéance : 20250403', '20250403'],
  ['Datum splatnosti: 20250403', '20250403'],
  ['Data 20250403', '20250403'],
  ['20250403', '20250403'],
  ['20250301-20250331', '20250301', '20250331'],
]);
findsNot(date, [
  ['Kundennummer 20250403', '20250403'],
  ['Rechnung Nr. 20250403', '20250403'],
  ['IBAN 20250403 1234', '20250403'],
]);
finds(date, [
  ['vom 01.03.2025-31.03.2025', '01.03.2025', '31.03.2025'],
  ['Datum:12.03.2024', '12.03.2024'],
  ['2025-01-01T00:00', '2025-01-01'],
]);
findsNot(date, [['192.168.1.12', '192.168.1.12', '168.1.12']]);

reads(duration, [['14 Tage', '14'], ['30 days net', '30'], ['netto 30', '30'], ['14 jours', '14'], ['Tage']]);
finds(duration, [
  ['Zahlbar innerhalb von 14 Tagen netto', '14 Tagen'],
  ['8 Tage 2 % Skonto, 30 Tage netto', '8 Tage', '30 Tage'],
  ['splatnost 14 dní', '14 dní'],
  ['30 päivää netto', '30 päivää'],
  ['Terms: net 30', '30'],
]);
findsNot(duration, [['Position 14 zu 30 Stück', '14', '30']]);

reads(rate, [['19 %', '19.0'], ['19,00%', '19.0'], ['5,50', '5.5'], ['8.1', '8.1'], ['0.20', '20.0', '0.2'], ['0,20 %', '0.2'], ['120']]);
finds(rate, [['MwSt. 19 % aus 119,00 und 20%', '19 %', '20%']]);
findsNot(rate, [['aus 119,00', '119,00', '19,00']]);

test('what is found can be read, in any line', () => {
  const parts = fc.constantFrom('1', '03', '31', '2024', '24', '.', '/', '-', ' ', ' - ', ' bis ', 'März', 'mai ', 'er', ',', "'", '20240331', 'Datum ', 'KW ');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (pieces) => {
      const line = pieces.join('');
      for (const { start, end } of date.find(line)) {
        assert.ok(start >= 0 && end <= line.length && start < end, `${line}: ${start} ${end}`);
        assert.notEqual(date.read(line.slice(start, end)).length, 0, `${line}: ${line.slice(start, end)}`);
      }
    }),
    { numRuns: 2000 },
  );
});
