/** Spanish: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'factura|iva|fecha|importe|cantidad|nif|cif|vencimiento|precio|de|la|número|cliente|base|imponible|tique|ticket|efectivo|cambio|entregado|cajero|gracias',
  ),
  rangeWords: list('a|al|hasta|hasta el'),
  partyTitles: list('Empresa'),
  addressForms: list('Sres|Señores'),
  commonCompanyWords: list('Grupo|Comercial|Servicios|Construcciones|Transportes|Distribuciones|Industrias|Centro|Calle|Plaza|Avenida'),
  nameJoiners: list('y|e|de|la|el|los|las|del'),
  bankWords: list('banco|credit|cuenta'),
  numberWords: list('n|num|numero'),
  owners: [],
  beforeLandmarks: list('Col.|Colonia|Fracc.|Fraccionamiento|frente a|frente al|junto a|junto al|cerca de|al lado de|a un costado de|entre calles'),
  customers: list('cliente|comprador|adquirente|adquiriente|destinatario'),
  vatIdKeys: list('NIF|CIF|CIF/NIF|NIF/CIF|NIF-IVA|CUIT|RFC'),
  sellers: list('vendedor|proveedor|emisor|prestador'),
  monthNames: list('enero ene|febrero|marzo|abril abr|mayo may|junio|julio|agosto|septiembre setiembre|octubre|noviembre|diciembre'),
  shortMonthNames: list('ene|abr|mayo|may'),
  dateEndings: list('fecha'),
  dateKeys: ['el', 'de', 'del', 'periodo', 'dia', 'venciment\\p{L}{1,2}', 'emision'],
  dayWords: list('dia|dias|dias naturales'),
  dayKinds: list('calend|labor|hab'),
  dayPrefixes: [],
  beforeDays: list('neto|dias'),
  weekWords: list('sem'),
  dayJoints: list('al|a|y|e|hasta|hasta el'),
  ordinalEndings: [],
  beforeMonth: list('de'),
  beforeYear: list('de|del'),
  numerals: numerals({
    before: 'Son:|SON|Importe en letra:|Cantidad con letra:',
    units: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds: 'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    thousand: 'mil',
    link: ' y ',
    gap: ' ',
    others:
      'un 1|una 1|ciento 100|veinti 20|doscientas 200|trescientas 300|cuatrocientas 400|quinientas 500|seiscientas 600|setecientas 700|ochocientas 800|novecientas 900|millon 1000000|millones 1000000',
    hundredths: 'centavo|centavos|centimo|centimos',
  }),
};
