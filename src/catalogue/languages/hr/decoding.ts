/** Croatian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'račun|pdv|oib|količina|iznos|cijena|dospijeća|kupac|ukupno|datum|broj|kn|plaćanja|porez|isporuke|izdavanja|blagajna|gotovina|povrat|blagajnik|hvala|jir|zki',
  ),
  rangeWords: list('do|do dana|do zakljucno|zakljucno s|do ukljucivo'),
  partyTitles: list('Firma'),
  addressForms: [],
  commonCompanyWords: list('Grupa|Trgovina|Usluge|Gradnja|Prijevoz|Industrija|Centar|Ulica|Trg'),
  nameJoiners: list('i|za'),
  bankWords: list('bank'),
  numberWords: list('br'),
  owners: [],
  beforeLandmarks: list('pokraj|nasuprot'),
  customers: list('kupac|kupca|naručitelj|naručitelja|primatelj|primatelja|stjecatelj|stjecatelja'),
  vatIdKeys: list('OIB'),
  sellers: list('prodavatelj|dobavljač|izdavatelj|izvođač'),
  monthNames: list(
    'sijecanj sijecnja sijecnju sij sijec|veljaca veljace veljaci velj|ozujak ozujka ozujku ozu ozuj|travanj travnja travnju tra trav|svibanj svibnja svibnju svi svib|lipanj lipnja lipnju lip|srpanj srpnja srp srpnju srpnu|kolovoz kolovoza kolovozu kol kolov|rujan rujna rujnu ruj|listopad listopada list lis listopadu|studeni studenoga studenog studenome studenom stu stud|prosinac prosinca prosincu',
  ),
  shortMonthNames: [],
  dateEndings: list('datum'),
  dateKeys: list('od|do|dospijec[ae]|izdavanja'),
  dayWords: list('dan|dana|radnih dana|dana od'),
  dayKinds: list('kalend|radn'),
  dayPrefixes: [],
  beforeDays: list('neto'),
  weekWords: list('tjedan'),
  dayJoints: list('do|i'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Slovima:|slovima|Iznos slovima:',
    units: 'nula jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    tens: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    hundreds: 'sto dvjesto tristo četiristo petsto šesto sedamsto osamsto devetsto',
    thousand: 'tisuća',
    link: ' ',
    others: 'jedna 1|dvije 2|dvjesta 200|tisuce 1000|tisucu 1000|milijun 1000000|milijuna 1000000',
    hundredths: 'cent|centa|centi|lipa',
  }),
};
