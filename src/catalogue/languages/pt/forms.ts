/** Portuguese: notes of goods, transport and services and the boleto of Brazil. */
import { englishQrBill, type Forms, type RuledForm } from '../forms.js';
import { list, otherFields, rows } from '../lists.js';

const brazil = {
  countries: ['BR'],
  code: { caption: 'Chave de acesso', note: 'Consulta de autenticidade no portal nacional' },
  ownTax: {
    taxes: list('ICMS|ICMS|ICMS|ISSQN|IPI'),
    base: 'Base de cálculo do {tax}',
    rate: 'Alíquota {tax}',
    amount: 'Valor do {tax}',
    net: list('Valor total dos produtos|Valor dos produtos|Valor dos serviços'),
    gross: list('Valor total da nota|Valor total da NF-e|Valor total da nota fiscal'),
  },
} as const;
const brazilian: RuledForm['fields'] = {
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

export const forms: Forms = {
  ruled: [
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
      others: otherFields(
        'Natureza da operação=Venda de mercadoria,Venda de produção,Remessa,Prestação de serviços|Série=1,001,2,{n}|Folha=1/1,1/2,01/01|Data da saída={date}|Hora da saída=08:30,14:12,17:45:00,|Protocolo de autorização={id}|Inscrição estadual do subst. tribut.=',
      ),
      freight: otherFields(
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
      others: otherFields(
        'Modelo=57|Série=1,0,001|Folha=1/1|Tipo do CT-e=Normal|Tipo do serviço=Normal,Redespacho|CFOP - Natureza da prestação=6353 - Transporte,5353 - Prestação|Origem da prestação=|Destino da prestação=|Protocolo={id}|Forma de pagamento=A pagar,Pago',
      ),
      freight: otherFields('Produto predominante=Diversos,Peças|Peso bruto={n}|Cubagem (m³)={n}|Qtde/Vol={n}|Valor total da mercadoria={amount}|RNTRC={id}'),
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
      others: otherFields(
        'Código de verificação={id}|Competência={date}|Número do RPS={n}|Município da prestação=|Natureza da operação=Tributação no município,1|Optante Simples=Sim,Não',
      ),
      freight: [],
      taxes: list('Deduções|INSS|IRRF|CSLL|COFINS|PIS|Outras retenções|Desconto incondicionado|Crédito'),
    },
  ],
  payment: {
    BR: {
      share: 0.5,
      titles: ['Recibo do Pagador', 'Recibo do Sacado', 'Ficha de Compensação', 'Boleto bancário'],
      rows: rows(`70 Local de pagamento=text:Pagável em qualquer banco até o vencimento;Até o vencimento, preferencialmente no banco emissor|30 Vencimento/Data de vencimento=due
        70 Beneficiário/Cedente=payeeName|30 Agência e Código Beneficiário=agency
        18 Data do documento=date|20 Nº do documento/Número do documento=invoice|12 Espécie doc.=text:DM;DS;NF|10 Aceite=text:N;S|18 Data processamento=processed|22 Nosso número=number
        18 Uso do banco=blank|14 Carteira=text:17;109;RG;SR|14 Espécie/Moeda=text:R$;REAL|14 Quantidade=blank|18 Valor=blank|22 (=) Valor do documento/Valor documento=amount
        70 Instruções=text:Não receber após 30 dias do vencimento;Após o vencimento cobrar multa de 2%;Protestar após 5 dias|30 (-) Desconto e Abatimento=blank
        70 Pagador/Sacado=payer|30 (=) Valor cobrado=blank`),
      machine: 'boleto',
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};
