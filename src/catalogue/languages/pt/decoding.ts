/** Portuguese: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'fatura|factura|iva|nif|quantidade|valor|vencimento|preço|contribuinte|nota|fiscal|cnpj|do|não|número|atcud|cliente|data|cupom|troco|dinheiro|caixa|talão|obrigado',
  ),
  rangeWords: list('a|ao|ate|ate ao|ate a|ate o'),
  partyTitles: list('Empresa|Exmos.|Exmos. Srs.'),
  addressForms: list('Exmo|Exmos|Exmos. Srs|Exmo(s). Sr.(s)|Exmos. Senhores'),
  commonCompanyWords: list('Grupo|Comércio|Serviços|Construções|Transportes|Distribuição|Indústria|Centro|Rua|Praça|Avenida'),
  nameJoiners: list('e|de|do|da|dos'),
  bankWords: list('banco|caixa'),
  numberWords: list('n|numero|num'),
  owners: [],
  customers: list('cliente|comprador|adquirente|destinatário|tomador|consumidor'),
  vatIdKeys: list('NIF|NIPC|Contribuinte|CNPJ|CNPJ/CPF|CPF/CNPJ'),
  sellers: list('vendedor|fornecedor|emitente|prestador|prestador / fornecedor'),
  monthNames: list('janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro out|novembro|dezembro'),
  shortMonthNames: list('maio'),
  dateEndings: list('data'),
  dateKeys: ['de', 'dia', 'periodo', 'venciment\\p{L}{1,2}', 'emissao'],
  dayWords: list('dia|dias|dias corridos'),
  dayKinds: list('calend|uteis|hab'),
  dayPrefixes: [],
  beforeDays: list('dias'),
  weekWords: list('sem'),
  dayJoints: list('a|e|ate'),
  ordinalEndings: [],
  beforeMonth: list('de'),
  beforeYear: list('de'),
  numerals: numerals({
    before: 'São:|Extenso:|Valor por extenso:|Importa em',
    units: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds: 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
    thousand: 'mil',
    link: ' e ',
    gap: ' ',
    others: 'uma 1|duas 2|cem 100|quatorze 14|dezesseis 16|dezessete 17|dezenove 19|milhao 1000000|milhoes 1000000',
    hundredths: 'centavo|centavos|centimo|centimos',
  }),
};
