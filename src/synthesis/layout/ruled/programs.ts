/** Captions of forms that authorities and programs of a country print, beside those that every language has. */
import type { AddressField } from '../../../catalogue/languages/synthesis-words.js';
import { list } from '../../../catalogue/languages/lists.js';

export type FieldName = AddressField | 'district' | 'fax';
export type HeadingName = 'sender' | 'receiver' | 'delivery' | 'carrier' | 'sums' | 'items' | 'notes' | 'document';

/** A caption with a value that is none of the document's details: words to choose from, {n}, {amount}, {date}, {id}, or nothing. */
export type Other = readonly [caption: string, values: string];

export interface Program {
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly weight: number;
  /** Lines around the title, one of each list. */
  readonly titles: readonly string[];
  readonly subtitles: readonly string[];
  readonly headings: Readonly<Partial<Record<HeadingName, readonly string[]>>>;
  readonly fields: Readonly<Partial<Record<FieldName, readonly string[]>>>;
  readonly number: readonly string[];
  readonly date: readonly string[];
  /** How the sender is printed: a block in the head row, cells of its own, or a letterhead above the form. */
  readonly sender: Readonly<Record<'block' | 'cells' | 'head', number>>;
  /** How the other parties are printed: cells, one block each beside each other, or blocks in a column beside the references. */
  readonly parties: Readonly<Record<'cells' | 'blocks' | 'column', number>>;
  readonly others: readonly Other[];
  readonly freight: readonly Other[];
  readonly taxes: readonly string[];
  /** The key under the bar code. */
  readonly code?: { readonly caption: string; readonly note: string };
  /** A stub above the form, to sign for the goods: sentences with the sender's name, captions of the cells to fill in, what the form and its number are called. */
  readonly stub?: Readonly<Record<'sentences' | 'cells' | 'titles' | 'numbers', readonly string[]>>;
}

/** From "caption=value,value|caption=". */
export const others = (text: string): readonly Other[] => text.split('|').map((each) => each.split('=') as [string, string]);

const brazil = {
  languages: ['pt'],
  countries: ['BR'],
  code: { caption: 'Chave de acesso', note: 'Consulta de autenticidade no portal nacional' },
} as const;
const brazilian: Program['fields'] = {
  name: list('Nome/Razão social|Nome / Razão Social|Razão social|Nome|Nome/Nome empresarial'),
  street: list('Endereço|Logradouro|Endereço'),
  district: list('Bairro/Distrito|Bairro / Distrito|Bairro'),
  extra: list('Complemento'),
  zip: list('CEP'),
  city: list('Município|Município|Cidade'),
  state: list('UF|Estado'),
  country: list('País'),
  phone: list('Fone/Fax|Fone / Fax|Fone|Telefone|Telefone/Fax'),
  fax: list('Fax'),
  email: list('E-mail'),
};

export const programs: readonly Program[] = [
  {
    ...brazil,
    weight: 4,
    titles: list('DANFE|DANFE|Nota Fiscal Fatura|Nota Fiscal'),
    subtitles: list('Documento Auxiliar da Nota Fiscal Eletrônica|Documento auxiliar da nota fiscal|0 - Entrada 1 - Saída'),
    headings: {
      sender: list('Identificação do emitente|Emitente'),
      receiver: list('Destinatário / Remetente|Destinatário/Remetente|Destinatário'),
      delivery: list('Local de entrega|Informações do local de entrega'),
      carrier: list('Transportador / Volumes transportados|Transportador/Volumes'),
      sums: list('Cálculo do imposto'),
      items: list('Dados dos produtos / serviços|Dados do produto/serviço'),
      notes: list('Dados adicionais|Informações complementares'),
    },
    fields: brazilian,
    number: list('Nº|Número|N.º|Nº.|NF-e Nº'),
    date: list('Data da emissão|Data de emissão|Emissão'),
    sender: { block: 0.94, cells: 0.06, head: 0 },
    parties: { cells: 1, blocks: 0, column: 0 },
    others: others(
      'Natureza da operação=Venda de mercadoria,Venda de produção,Remessa,Prestação de serviços|Série=1,001,2,{n}|Folha=1/1,1/2,01/01|Data da saída={date}|Hora da saída=08:30,14:12,17:45:00,|Protocolo de autorização={id}|Inscrição estadual do subst. tribut.=',
    ),
    freight: others(
      'Frete por conta=0-Emitente,1-Destinatário,9-Sem frete,(0) Emit|Código ANTT=,{id}|Placa do veículo=,|Quantidade={n}|Espécie=Caixa,Volumes,Palete,|Marca=,|Numeração=,|Peso bruto={n}|Peso líquido={n}',
    ),
    taxes: list(
      'Base de cálculo do ICMS subst.|Valor do ICMS subst.|Valor do frete|Valor do seguro|Desconto|Outras despesas|Valor do IPI|Valor do PIS|Valor da COFINS|Valor aprox. dos tributos',
    ),
    stub: {
      sentences: list(
        'Recebemos de {name} os produtos constantes da nota fiscal indicada ao lado|Recebi(emos) de {name} as mercadorias da nota fiscal ao lado',
      ),
      cells: list('Data de recebimento|Identificação e assinatura do recebedor'),
      titles: list('NF-e|NF-e|Nota Fiscal'),
      numbers: list('Nº|Nº.|N.º'),
    },
  },
  {
    ...brazil,
    weight: 1.5,
    titles: list('DACTE|DACTE|Conhecimento de Transporte'),
    subtitles: list('Documento Auxiliar do Conhecimento de Transporte Eletrônico|Modal rodoviário'),
    headings: {
      sender: list('Identificação do emitente|Emitente'),
      receiver: list('Tomador do serviço|Tomador do serviço|Tomador'),
      delivery: list('Destinatário|Recebedor'),
      carrier: list('Remetente|Expedidor|Remetente'),
      sums: list('Componentes do valor da prestação do serviço|Valores da prestação'),
      items: list('Componentes da prestação|Dados da carga'),
      notes: list('Observações|Observações gerais'),
    },
    fields: brazilian,
    number: list('Número|Nº'),
    date: list('Data e hora de emissão|Emissão|Data de emissão'),
    sender: { block: 0.95, cells: 0.05, head: 0 },
    parties: { cells: 0.6, blocks: 0.4, column: 0 },
    others: others(
      'Modelo=57|Série=1,0,001|Folha=1/1|Tipo do CT-e=Normal|Tipo do serviço=Normal,Redespacho|CFOP - Natureza da prestação=6353 - Transporte,5353 - Prestação|Origem da prestação=|Destino da prestação=|Protocolo={id}|Forma de pagamento=A pagar,Pago',
    ),
    freight: others('Produto predominante=Diversos,Peças|Peso bruto={n}|Cubagem (m³)={n}|Qtde/Vol={n}|Valor total da mercadoria={amount}|RNTRC={id}'),
    taxes: list('Pedágio|Frete peso|Taxa de despacho|GRIS|Ad valorem|Outros'),
  },
  {
    ...brazil,
    weight: 2.5,
    titles: list('Nota Fiscal de Serviços Eletrônica - NFS-e|NFS-e|Nota Fiscal Eletrônica de Serviços|Nota Fiscal de Serviço Eletrônica'),
    subtitles: list('Prefeitura Municipal|Secretaria Municipal de Finanças|Secretaria da Fazenda|Prefeitura do Município'),
    headings: {
      sender: list('Prestador de serviços|Dados do prestador de serviços|Prestador do serviço'),
      receiver: list('Tomador de serviços|Dados do tomador de serviços|Tomador do serviço'),
      delivery: list('Intermediário de serviços|Local da prestação'),
      sums: list('Valor total da nota|Tributos|Valores'),
      items: list('Discriminação dos serviços|Descrição dos serviços'),
      notes: list('Outras informações|Informações complementares'),
      document: list('Dados da nota|Identificação da NFS-e'),
    },
    fields: brazilian,
    number: list('Número da nota|Número da NFS-e|Número'),
    date: list('Data e hora de emissão|Data da emissão|Data de emissão'),
    sender: { block: 0.12, cells: 0.88, head: 0 },
    parties: { cells: 1, blocks: 0, column: 0 },
    others: others(
      'Código de verificação={id}|Competência={date}|Número do RPS={n}|Município da prestação=|Natureza da operação=Tributação no município,1|Optante Simples=Sim,Não',
    ),
    freight: [],
    taxes: list('Deduções|INSS|IRRF|CSLL|COFINS|PIS|Outras retenções|Desconto incondicionado|Crédito'),
  },
  {
    languages: ['it'],
    countries: ['IT'],
    weight: 3,
    titles: list('Fattura|Fattura accompagnatoria|Fattura immediata|Documento di trasporto e fattura'),
    subtitles: list('|Copia cliente|Copia di cortesia priva di valore fiscale'),
    headings: {
      sender: list('Mittente|Cedente/prestatore|Fornitore'),
      receiver: list('Spett.le|Destinatario|Cliente|Cessionario/committente|Intestatario'),
      delivery: list('Destinazione merce|Luogo di destinazione|Destinazione|Luogo di consegna'),
      carrier: list('Vettore|Vettore e data ritiro|Incaricato del trasporto'),
      sums: list('Totali|Riepilogo'),
      items: list('Descrizione dei beni'),
      notes: list('Annotazioni|Note'),
    },
    fields: {
      name: list('Ragione sociale|Denominazione|Cognome e nome / Ditta'),
      street: list('Indirizzo|Via'),
      district: list('Località|Frazione'),
      zip: list('CAP|C.A.P.'),
      city: list('Città|Comune|Località'),
      state: list('Prov.|Provincia|Pr.'),
      phone: list('Tel.|Telefono|Telefono/Fax'),
    },
    number: list('Numero documento|Fattura n.|N. documento|Numero|Nr. doc.'),
    date: list('Data documento|Data|Del'),
    sender: { block: 0.35, cells: 0.05, head: 0.6 },
    parties: { cells: 0.2, blocks: 0.65, column: 0.15 },
    others: others(
      'Valuta=EUR,Euro|Pagina=1,1/1|Agente={n},|Codice cliente={n}|Listino={n},|Banca d’appoggio=|Resa=Franco,Porto assegnato|Zona={n}|Tipo documento=TD01,Fattura',
    ),
    freight: others(
      'Causale del trasporto=Vendita,Conto visione|Aspetto esteriore dei beni=Scatole,Pallet,A vista|N. colli={n}|Peso kg={n}|Porto=Franco,Assegnato|Data e ora ritiro={date}|Firma del conducente=|Firma del destinatario=',
    ),
    taxes: list('Spese trasporto|Spese incasso|Spese varie|Bolli|Acconto|Sconto|Spese imballo'),
  },
  {
    languages: ['tr'],
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
    others: others(
      'Özelleştirme No=TR1.2|Senaryo=TEMELFATURA,TICARIFATURA,EARSIVFATURA|Fatura Tipi=SATIS,IADE|İrsaliye tarihi={date}|Düzenleme saati=10:15,16:40:12|ETTN={id}|Vergi Dairesi=Merkez,Kadıköy,Çankaya',
    ),
    freight: others('Sevk tarihi={date}|Teslim şekli=Ambar,Kargo|Kap adedi={n}|Kilo={n}|Plaka='),
    taxes: list('Toplam İskonto|Tevkifat|ÖTV|Özel matrah'),
  },
];
