/** Amounts in words, as some countries' invoices repeat their total; the grammar is approximate. */

interface Numerals {
  /** The key before the words. */
  readonly before: readonly string[];
  /** 0 to 19. */
  readonly units: readonly string[];
  /** 20, 30, … 90. */
  readonly tens: readonly string[];
  /** 100, 200, … 900; one word where they are compounds. */
  readonly hundreds: readonly string[];
  readonly thousand: string;
  /** Between tens and units; units come first where it begins with "<". */
  readonly link: string;
  readonly gap: string;
}

const numerals = (before: string, units: string, tens: string, hundreds: string, thousand: string, link: string, gap = ' '): Numerals => ({
  before: before.split('|'),
  units: units.split(' '),
  tens: tens.split(' '),
  hundreds: hundreds.split(' '),
  thousand,
  link,
  gap,
});

const table: Readonly<Record<string, Numerals>> = {
  de: numerals(
    'in Worten:|In Worten|Betrag in Worten:',
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    'hundert',
    'tausend',
    '<und',
    '',
  ),
  en: numerals(
    'Amount in words:|In words:|Total in words:|Amount Chargeable (in words)',
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'hundred',
    'thousand',
    '-',
  ),
  fr: numerals(
    'Arrêtée la présente facture à la somme de :|Soit en lettres :|Arrêté à la somme de',
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
    'cent',
    'mille',
    '-',
  ),
  it: numerals(
    'in lettere:|Importo in lettere:|Diconsi euro',
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    'cento',
    'mila',
    '',
    '',
  ),
  es: numerals(
    'Son:|SON|Importe en letra:|Cantidad con letra:',
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    'mil',
    ' y ',
  ),
  pt: numerals(
    'São:|Extenso:|Valor por extenso:|Importa em',
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
    'mil',
    ' e ',
  ),
  nl: numerals(
    'In woorden:|Bedrag in woorden:|Zegge:',
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    'honderd',
    'duizend',
    '<en',
    '',
  ),
  pl: numerals(
    'Słownie:|słownie|Słownie do zapłaty:|Kwota słownie:',
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset',
    'tysięcy',
    ' ',
  ),
  cs: numerals(
    'Slovy:|slovy|Částka slovy:',
    'nula jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
    'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
    'sto dvěstě třista čtyřista pětset šestset sedmset osmset devětset',
    'tisíc',
    '',
    '',
  ),
  sk: numerals(
    'Slovom:|slovom|Suma slovom:',
    'nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
    'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
    'sto dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto',
    'tisíc',
    '',
    '',
  ),
  nb: numerals(
    'Beløp i bokstaver:|Kroner i bokstaver',
    'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    'tjue tretti førti femti seksti sytti åtti nitti',
    'hundre',
    'tusen',
    '',
    '',
  ),
  sv: numerals(
    'Belopp i bokstäver:|I bokstäver:',
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    'hundra',
    'tusen',
    '',
    '',
  ),
  da: numerals(
    'Beløb i ord:|Skriver kroner:',
    'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    'hundrede',
    'tusind',
    '<og',
    '',
  ),
  hr: numerals(
    'Slovima:|slovima|Iznos slovima:',
    'nula jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    'sto dvjesto tristo četiristo petsto šesto sedamsto osamsto devetsto',
    'tisuća',
    ' ',
    '',
  ),
  sl: numerals(
    'Z besedo:|z besedo|Znesek z besedo:',
    'nič ena dva tri štiri pet šest sedem osem devet deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst',
    'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset',
    'sto dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto',
    'tisoč',
    '<in',
    '',
  ),
  tr: numerals(
    'Yalnız:|Yalnız|Yazıyla:|YALNIZ #',
    'sıfır bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz',
    'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    'yüz',
    'bin',
    '',
    '',
  ),
};

function below(n: number, words: Numerals): string {
  if (n < 20) return words.units[n]!;
  if (n < 100) {
    const ten = words.tens[Math.floor(n / 10) - 2]!;
    const unit = n % 10;
    if (unit === 0) return ten;
    return words.link.startsWith('<') ? words.units[unit]! + words.link.slice(1) + ten : ten + words.link + words.units[unit]!;
  }
  const hundred = Math.floor(n / 100);
  const head =
    words.hundreds.length > 1 ? words.hundreds[hundred - 1]! : hundred === 1 ? words.hundreds[0]! : words.units[hundred]! + words.gap + words.hundreds[0]!;
  return n % 100 === 0 ? head : head + words.gap + below(n % 100, words);
}

/** "in Worten:" and the words; undefined where the amount is too large or below one. */
export function amountInWords(language: string, cents: number, currency: string, way: number): readonly [before: string, words: string] | undefined {
  const words = table[language] ?? table.en!;
  const whole = Math.floor(cents / 100);
  if (whole < 1 || whole >= 1_000_000) return undefined;
  const high = Math.floor(whole / 1000);
  const low = whole % 1000;
  const gap = words.gap;
  const parts = [high === 0 ? '' : high === 1 ? words.thousand : below(high, words) + gap + words.thousand, low === 0 && high > 0 ? '' : below(low, words)];
  const text = parts.filter(Boolean).join(gap);
  const rest = String(cents % 100).padStart(2, '0');
  const end = [`${currency} ${rest}/100`, `${rest}/100 ${currency}`, currency, `${rest}/100`][way % 4]!;
  return [words.before[way % words.before.length]!, `${way % 3 === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text} ${end}`];
}
