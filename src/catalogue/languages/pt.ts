/** Portuguese as printed on invoices of Portugal and Brazil. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const pt: Language = {
  code: 'pt',
  englishName: 'Portuguese',
  tesseract: 'por',
  countries: ['PT', 'BR'],
  terms: wordings({
    invoice:
      'Fatura|FATURA|Factura|Fatura-Recibo|Fatura Simplificada|Nota Fiscal|Nota Fiscal Eletrônica|NF-e|DANFE|Nota Fiscal de Serviços Eletrônica - NFS-e|Venda a dinheiro|Fatura/Recibo',
    creditNote: 'Nota de Crédito|NOTA DE CRÉDITO|Nota de crédito de cliente|Nota Fiscal de Devolução|Nota de Devolução|Nota Crédito',
    receipt: 'Recibo|Talão|Cupom Fiscal|Fatura Simplificada / Talão|Comprovante de pagamento|NFC-e|Recibo de pagamento',
    deliveryNoteTitle: 'Guia de Remessa|Guia de Transporte|Guia de Entrega|Romaneio|Nota de Entrega',
    orderConfirmationTitle: 'Confirmação de Encomenda|Confirmação de Pedido|Nota de Encomenda|Pedido de Venda',
    offerTitle: 'Orçamento|Proposta|Cotação|Fatura Pró-forma|Proposta Comercial',
    reminderTitle: 'Aviso de Pagamento|Lembrete de pagamento|Aviso de Vencimento|Carta de cobrança|Aviso de cobrança',
    termsTitle: 'Condições Gerais de Venda|Termos e Condições|Condições Gerais|Condições de Fornecimento',
    letterSubject: 'Assunto|Ref.ª assunto|ASSUNTO|Ass.',
    invoiceId:
      'Fatura n.º|Fatura N.º|Fatura nº|N.º da fatura|Número da fatura|Nº Fatura|Fatura|Factura n.º|Fatura No.|N.º Documento|Documento n.º|Nº Documento|Nota Fiscal nº|Número da Nota|Nº NF-e|NF-e Nº|Nº da Nota Fiscal|Número do documento|Fatura-Recibo n.º|FT n.º|Nota de Crédito n.º|Doc. n.º',
    invoiceDate:
      'Data|Data de emissão|Data da fatura|Data Fatura|Data de Emissão|Data emissão|Emitido em|Data do documento|Data Doc.|Data Documento|Emissão|Data da Factura|Data e Hora de Emissão|Dt. Emissão|Data da Nota|Emitida em|Data emissão fatura',
    deliveryDate:
      'Data de entrega|Data Entrega|Entregue em|Data da prestação do serviço|Data de saída|Data de Saída/Entrada|Data de carga|Data do serviço|Dt. Entrega|Data de expedição|Data da entrega|Data de fornecimento|Data da prestação|Data Carga|Trabalhos concluídos em|Executado em|Realizado em|Data de execução|Concluído em|Data da intervenção|Data da realização',
    deliveryNoteId:
      'Guia de remessa n.º|Guia de Remessa|Guia de transporte n.º|Guia n.º|Guia de Transporte|N.º Guia|Nº da Guia|G.R. n.º|Guia de entrega n.º|Romaneio nº|Nº Romaneio|N/ Guia',
    customerId:
      'N.º Cliente|Código de cliente|Cliente n.º|Nº Cliente|Número de cliente|Cód. Cliente|Código Cliente|Cliente|Cliente Nº|Código do cliente|Nº de cliente|N.º de Cliente|Entidade cliente n.º|Conta cliente|Cód. Cli.|Matrícula do cliente|Nº da instalação/cliente|Código do Sacado',
    receiverOrderId:
      'V/ Encomenda|V. Encomenda|Encomenda n.º|N.º Encomenda|Nº do Pedido|Pedido nº|Sua encomenda|V/ Referência|Vossa encomenda|Requisição n.º|V/ Requisição|Nota de encomenda n.º|Ordem de compra|Nº Pedido de Compra|Pedido de Compra nº|V/ Ref.|PO n.º|Nº Encomenda|Nº O.C.|Vossa requisição',
    receiverOrderDate:
      'Data da encomenda|Data Encomenda|Data do pedido|Data da requisição|V/ encomenda de|Data pedido de compra|Encomenda de|Data da ordem de compra|Data Req.',
    senderOrderId:
      'N/ Encomenda|N/ Referência|N. Encomenda|Nossa referência|N/ Ref.|Ordem de venda|Ordem de serviço n.º|Nº O.S.|N.º Ordem|Pedido de Venda nº|Folha de obra n.º|Nossa encomenda|O.S. nº|Nº da Ordem de Serviço|Ordem n.º',
    senderOrderDate: 'Data da ordem|Data da ordem de serviço|N/ encomenda de|Data O.S.|Data da ordem de venda|Data folha de obra|Data do pedido de venda',
    costCenter: 'Centro de custo|Centro de Custos|C. Custo|Centro custo|CC|Cód. centro de custo|Departamento/C. custo',
    dueDate:
      'Vencimento|Data de vencimento|Data Vencimento|Data limite de pagamento|Vence em|Data de Vencimento|Pagar até|Pagamento até|Data limite|Dt. Venc.|Vencto.|Venc.|Vencimento da fatura|Data Venc.|Prazo limite de pagamento|A pagar até|Pagável até|Data de pagamento',
    paymentTerms:
      'Condições de pagamento|Cond. Pagamento|Condição de pagamento|Prazo de pagamento|Forma de pagamento|Cond. de Pagamento|Cond. Pag.|Condições Pagamento|Prazo|Modo de pagamento|Condições pag.',
    discount:
      'Desconto de pronto pagamento|Desc. pronto pagamento|Desconto P.P.|Desconto financeiro|Desconto por antecipação|Desconto pontualidade|Desc. P. Pagamento',
    deliveryPeriod:
      'Período|Período de faturação|Período de facturação|Período de referência|Período de consumo|Período de faturamento|Competência|Período da prestação|Período de serviço|Mês de referência|Período faturado',
    from: 'De|Desde|Data início|Data de início|Início|Data inicial|Check-in',
    to: 'Até|Data fim|Data de fim|Fim|Data final|Data de término|Check-out',
    netTotal:
      'Total líquido|Subtotal|Incidência|Total sem IVA|Valor líquido|Total Ilíquido|Base tributável|Total s/ IVA|Valor total dos produtos|Valor dos Serviços|Total mercadoria|Líquido|Total antes de impostos|Soma|Valor s/ IVA|Total Mercadoria/Serviços',
    vatTotal: 'IVA|Total IVA|Total de IVA|Valor do IVA|Imposto|Total do IVA|Valor IVA|Total Imposto|Montante IVA|Valor do ICMS|Valor do ISS|Total impostos',
    grandTotal:
      'Total|TOTAL|Total da fatura|Total com IVA|Total c/ IVA|Total do documento|Valor total da nota|Total Documento|Total (EUR)|Valor total|Total Fatura|Valor Total da NF-e|Total Geral|Valor do documento|Total EUR|Valor da fatura|Total ilíquido com IVA',
    vatRate: 'Taxa IVA|Taxa de IVA|% IVA|IVA %|Taxa|Alíquota|Tx. IVA|Alíq.',
    vatBase: 'Base de incidência|Incidência IVA|Base IVA|Base de cálculo|Base|Valor tributável|Base de cálculo do ICMS|Base Imp.',
    amountDue:
      'Total a pagar|Valor a pagar|A pagar|Montante a pagar|Valor cobrado|Saldo a pagar|Total a pagar EUR|Valor líquido a pagar|Valor em dívida|Total a liquidar|Importância a pagar',
    prepaid: 'Pago|Adiantamento|Valor pago|Já pago|Sinal|Entrada paga|Valor adiantado|Total pago|Adiantamentos',
    rounding: 'Arredondamento|Acerto|Arred.|Arredondamentos|Acerto de cêntimos',
    shipping: 'Portes|Portes de envio|Frete|Transporte|Custos de envio|Valor do frete|Despesas de envio|Despesas de transporte|Taxa de entrega',
    discountAmount: 'Desconto|Total descontos|Desconto comercial|Descontos|Valor do desconto|Desconto global|Desc.|Desc. Comercial|Total de descontos',
    senderVatId: 'NIF|Contribuinte n.º|N.º Contribuinte|NIPC|NIF n.º|Contribuinte|Nº Contribuinte|VAT n.º|N.I.F.|NIF-IVA|CNPJ|CNPJ do emitente|Cont. n.º',
    receiverVatId:
      'NIF cliente|V/ N.º Contribuinte|V/ Contribuinte|NIF do cliente|NIF do adquirente|V. N.º Contrib.|CNPJ/CPF|CNPJ do destinatário|CNPJ do tomador|Contribuinte cliente|N.º Contrib. cliente|CPF',
    taxId: 'Inscrição Estadual|Inscrição Municipal|I.E.|I.M.|CPF/CNPJ|Insc. Estadual|NISS',
    companyRegistration: 'Matrícula|NIRE|C.R.C.|Cons. Reg. Com.|Matrícula n.º|Registo comercial n.º|Matriculada na C.R.C. sob o n.º',
    iban: 'IBAN|IBAN n.º|Conta IBAN|N.º IBAN|IBAN (EUR)|Código IBAN|Conta (IBAN)',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT/BIC|Código SWIFT|Cód. BIC',
    bankCode: 'Agência|Banco nº|Código do banco|Cód. Banco|Agência/Código do Beneficiário|N.º do banco|Cód. Agência',
    bankAccount: 'NIB|Conta|Conta corrente|Conta bancária|N.º de conta|C/C|Conta n.º|Nº da conta',
    bankName: 'Banco|Dados bancários|Banco recebedor|Nome do banco|Instituição bancária',
    isrReference: 'Referência ESR|Referência QR suíça|N.º de referência ESR|Ref. ESR|Referência QR|N.º ref. ESR',
    kid: 'KID|KID n.º|Número KID|KID nº|Código KID|Referência de pagamento (KID)',
    phone: 'Telefone|Tel.|Tel|Telef.|Telm.|Telemóvel|Fone|Celular|T.',
    fax: 'Fax|Fax.|Telefax|F.|Fax n.º|N.º de fax',
    email: 'E-mail|Email|Correio eletrónico|Mail|e-mail|Endereço de e-mail',
    website: 'Website|Site|Internet|www|Web|Sítio',
    register: 'Conservatória do Registo Comercial|Cons. do Registo Comercial de Lisboa|C.R.C. de|Junta Comercial|Capital Social',
    managingDirector: 'Gerente|Administrador|Gerência|Diretor-geral|Sócio-gerente|Diretor',
    contactPerson: 'Contacto|Pessoa de contacto|A/C|Ao cuidado de|Contato|Att.|Exmo.(s) Sr.(s)',
    billTo: 'Cliente|Faturar a|Morada de faturação|Exmo(s). Sr.(s)|Destinatário|Tomador de Serviços|Endereço de cobrança|Adquirente|Sacado|Pagador',
    shipTo: 'Morada de entrega|Local de entrega|Local de descarga|Endereço de entrega|Entregar em|Local de Descarga|Descarga',
    soldBy: 'Fornecedor|Vendido por|Emitente|Prestador de Serviços|Beneficiário|Cedente',
    position: 'Item|Linha|Pos.|N.º|#|Lin.|Seq.',
    itemId: 'Referência|Código|Artigo|Ref.ª|Cód.|Cód. Artigo|Código do produto|Cód. Prod.|Código Artigo|Ref.',
    description:
      'Descrição|Designação|Descrição do produto|Descrição dos Produtos/Serviços|Descrição do serviço|Produto|Discriminação dos serviços|Designação do artigo|Serviço',
    quantity: 'Quantidade|Qtd.|Qtd|Quant.|Qt.|Qtde.|Horas',
    unit: 'Unidade|Un.|Un|UN|Unid.|Unidade de medida',
    unitPrice: 'Preço unitário|Preço unit.|Preço|Pr. Unit.|P. Unit.|Preço Unit. s/ IVA|Valor unitário|Vl. Unit.|Pr. Unitário|P.V.P.|Preço un.',
    lineVatRate: 'IVA|IVA %|Taxa IVA|% IVA|Tx. IVA|Taxa|Alíq. ICMS',
    lineDiscount: 'Desconto|Desc.|Desc. %|% Desc.|Dto.|Desc.(%)',
    lineTotal: 'Valor|Total|Total líquido|Valor total|Montante|Total s/ IVA|Vl. Total|Importância|Valor líquido|Total Linha',
    lineDeliveryDate: 'Data entrega|Data|Entrega|Dt. entrega|Data de entrega|Data do serviço',
    lineOrderId: 'Encomenda|V/ Enc.|Pedido|N.º Enc.|Encomenda n.º|V/ Encomenda',
    lineDeliveryId: 'Guia|Guia n.º|N.º Guia|G.R.|Guia de remessa n.º|G.R. n.º',
    serialNumber: 'N.º de série|Número de série|S/N|N/S|Nº Série|Chassis|IMEI',
    carryOver: 'A transportar|Transporte|Transportado|Valor a transportar|Soma e segue|De transporte',
    subtotal: 'Subtotal|Sub-total|Total parcial|Soma parcial',
    priceUnit: 'Preço por|Unid. preço|Por|Preço/100',
    page: 'Página|Pág.|Folha|Pag.|Fl.|FOLHA',
    printDate: 'Data de impressão|Impresso em|Impressão|Impresso a|Data impressão|Reimpresso em',
    project: 'Projeto|Obra|N.º Obra|Processo n.º|Projeto n.º|N.º Processo|Empreitada|Dossier n.º',
    contract: 'Contrato n.º|Contrato|N.º Contrato|Nº do contrato|Apólice n.º|Contrato Quadro|Código do contrato|Compromisso n.º',
    trackingId: 'Código de rastreio|N.º de envio|Código de rastreamento|Rastreio|Volumes|Chave de Acesso|Código AT|N.º objeto',
    meterId: 'Contador n.º|N.º contador|CPE|CUI|Medidor|Número do medidor|Contador',
    previousBalance: 'Saldo anterior|Valor em atraso|Saldo da fatura anterior|Fatura anterior|Faturas em dívida|Saldo em conta',
    deposit: 'Caução|Depósito|Vasilhame|Tara|Depósito de garantia',
    birthDate: 'Data de nascimento|Nascido em|Data nasc.|D. Nasc.',
    validUntil: 'Válido até|Validade|Válida até|Data de validade|Proposta válida até|Val.',
    orderDateOfOffer: 'Data do orçamento|Data da proposta|Orçamento de|Data da cotação',
    clerk: 'Vendedor|Operador|Emitido por|Atendido por|Gestor de conta|Comercial|Funcionário|Processado por|Assinatura|Elaborado por',
    reference:
      'Referência multibanco|Referência de pagamento|Ref. Pagamento|Entidade|Nosso Número|ATCUD|Ref. Multibanco|Linha digitável|Código de verificação|Carteira|Espécie Doc.|Protocolo de Autorização|Observações',
    terminal: 'Terminal|Caixa|Posto|Loja/Caixa|ID do terminal|POS|TPA',
  }),
  heldOut: {
    invoiceId: 'Número de fatura',
    invoiceDate: 'Data de emissão da fatura',
    deliveryDate: 'Data efetiva da entrega',
    deliveryNoteId: 'Número da guia de remessa',
    customerId: 'Identificação do cliente',
    receiverOrderId: 'Número da vossa encomenda',
    receiverOrderDate: 'Data da vossa encomenda',
    senderOrderId: 'Número da nossa encomenda',
    senderOrderDate: 'Data da nossa encomenda',
    costCenter: 'Código de C. Custos',
    dueDate: 'Prazo de vencimento',
    paymentTerms: 'Termos de pagamento',
    discount: 'Desconto por pagamento antecipado',
    deliveryPeriod: 'Período a que respeita',
    from: 'A partir de',
    to: 'Termina em',
    netTotal: 'Montante sem IVA',
    vatTotal: 'Imposto sobre o valor acrescentado',
    grandTotal: 'Montante total com IVA',
    vatRate: 'Percentagem de IVA',
    vatBase: 'Base sujeita a IVA',
    amountDue: 'Quantia a pagar',
    prepaid: 'Importância já paga',
    rounding: 'Diferença de arredondamento',
    shipping: 'Encargos de transporte',
    discountAmount: 'Valor descontado',
    senderVatId: 'N.º Ident. Fiscal',
    receiverVatId: 'N.º Ident. Fiscal Cliente',
    taxId: 'Inscr. Estadual',
    companyRegistration: 'N.º de matrícula',
    iban: 'Transferência para o IBAN',
    bic: 'Código BIC/SWIFT',
    bankCode: 'Agência bancária',
    bankAccount: 'Conta para depósito',
    isrReference: 'Referência QR-fatura',
    kid: 'Indicar no pagamento',
    phone: 'Telefone geral',
    fax: 'Número de fax',
    email: 'E-mail geral',
    website: 'Página na Internet',
    billTo: 'Faturado a',
    shipTo: 'Morada de descarga',
    soldBy: 'Fatura emitida por',
  },
  months: list('janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'),
  shortMonths: list('jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'),
  dateFormats: list('DD/MM/YYYY|DD-MM-YYYY|YYYY-MM-DD|D de MMMM de YYYY|DD.MM.YYYY|DD/MM/YY|D/MM/YYYY|DD MMM YYYY|YYYY/MM/DD'),
  numberFormats: [
    [',', '.'],
    [',', ' '],
    [',', ''],
    ['.', ','],
  ],
  vatWords: list('IVA|I.V.A.|Iva|imposto'),
  vatLines: list(
    '{vatWord} {rate}% {net} {vat}|Taxa {rate}% Incidência {net} Total {vatWord} {vat}|{rate}% sobre {net}: {vat}|{rate}% {net} {vat} {gross}|{vatWord} à taxa de {rate}%: {vat}|Base {net} Taxa {rate}% Imposto {vat}',
  ),
  paymentSentences: list(
    'Pagamento a {days} dias da data da fatura.|Pagamento até {date}.|Agradecemos o pagamento até {date} por transferência bancária.|{days} dias|Prazo de pagamento: {days} dias|Fatura a {days} dias|A {days} dias líquido|Vencimento em {date}, após essa data acrescem juros de mora.|Pronto pagamento.|Pagamento à vista contra entrega.|Pagamento imediato após receção da fatura.|O valor será debitado na sua conta por débito direto a {date}.|Pago por multibanco. Obrigado.|Fatura liquidada.|Pagável em qualquer banco até o vencimento {date}.|Boleto bancário com vencimento em {date}.|{discountPercent}% de desconto a {discountDays} dias, {days} dias líquido.|Para pagamento até {discountDate} concedemos um desconto de {discountPercent}%.|O pagamento em {currency} deve ser efetuado até {date}.|Após o vencimento cobrar multa e juros.',
  ),
  discountSentences: list(
    '{discountPercent}% de desconto para pagamento a {discountDays} dias|Desconto de pronto pagamento de {discountPercent}% até {discountDate}|Desconto de {discountPercent}% se pago em {discountDays} dias.|Até {discountDate} conceder desconto de {discountPercent}%',
  ),
  referenceSentences: list(
    'Fatura n.º {invoiceId} de {invoiceDate}|Conforme a vossa encomenda {receiverOrderId} entregue em {deliveryDate}:|No pagamento indique a fatura {invoiceId} e o cliente {customerId}.|Referente ao pedido {receiverOrderId}|Em qualquer contacto indique o n.º de cliente {customerId}.|Bens colocados à disposição do adquirente em {deliveryDate}|Assunto: fatura {invoiceId} emitida em {invoiceDate}',
  ),
  deliveryPeriodSentences: list(
    'Serviços prestados de {from} a {to}|Período de faturação: {from} a {to}|Consumo entre {from} e {to}|Avença do período {from} - {to}|Mensalidade referente a {from} até {to}',
  ),
  vatExemptions: list(
    'IVA - autoliquidação.|Isento artigo 14.º do RITI (ou similar).|Isento artigo 14.º do CIVA (exportação).|IVA – regime de isenção, artigo 53.º do CIVA.|Isento artigo 9.º do CIVA (ou similar).|IVA devido pelo adquirente, artigo 2.º n.º 1 alínea j) do CIVA.|Não sujeito, não tributado, artigo 6.º do CIVA.|Documento emitido por ME ou EPP optante pelo Simples Nacional.|Não gera direito a crédito fiscal de ICMS.',
  ),
  salutations: list('Exmos. Senhores,|Caro cliente,|Prezado cliente,|Exmo. Senhor,|Exma. Senhora,'),
  sentences: list(
    'Obrigado pela sua preferência.|Agradecemos a sua encomenda.|Processado por programa certificado.|Os bens e serviços foram colocados à disposição do adquirente na data do documento.|A mercadoria permanece propriedade do vendedor até integral pagamento.|Não se aceitam reclamações após o prazo legal.|Este documento não serve de fatura de transporte.|Em caso de litígio é competente o foro da comarca da sede.|Com os melhores cumprimentos,|A falta de pagamento na data implica juros de mora à taxa legal.|Não aceitamos devoluções sem autorização prévia.|Contacte-nos para qualquer esclarecimento sobre esta fatura.|Adira à fatura eletrónica na nossa área de cliente.|Guarde este documento como comprovativo de garantia.|Não receber após o prazo indicado sem encargos.|Atenciosamente,|Recebemos os produtos constantes da nota fiscal indicada ao lado.|Confira a mercadoria no ato da entrega.|Sr. Caixa, não aceitar pagamento em cheque.|Os preços incluem IVA à taxa em vigor.|Os trabalhos foram executados conforme combinado.|Volte sempre.|Conserve este talão para trocas.|Verifique os seus dados e comunique qualquer alteração.|O transporte corre por conta do comprador.|Ficamos ao seu inteiro dispor.|Documento emitido por computador.',
  ),
  articles: {
    trade: articles(
      'Papel A4 80 g @resma 3.2-6.5|Toner preto @un 32-125|Cadeira de escritório @un 70-270|Luvas de trabalho @par 1.5-7|Berbequim sem fios 18V @un 80-260|Lâmpada LED E27 @un 1.9-7|Parafuso M8x50 zincado @cx 5-17|Sapato de segurança S3 @par 32-95|Fita adesiva @rolo 0.8-2.4|Caixa de cartão @un 0.6-2.2|Detergente multiusos 5 L @un 5-14|Película extensível @rolo 4-10|Toalha de banho 100% algodão @un 5-17',
    ),
    construction: articles(
      'Betão C25/30 @m³ 75-120|Assentamento de tijolo @m² 14-29|Reboco de paredes @m² 8-18|Pintura interior @m² 4-10|Mão de obra pedreiro @h 13-25|Azulejo cerâmico @m² 9-32|Capoto 60 mm @m² 34-62|Aluguer de andaimes @dia 18-75|Demolição e remoção de entulho @m³ 28-65|Janela PVC @un 180-420|Telha lusa @un 0.6-1.3|Impermeabilização de cobertura @m² 12-28|Cimento 25 kg @saco 3.4-6.2',
    ),
    it: articles(
      'Desenvolvimento de software @h 35-80|Alojamento web @ano 50-220|Domínio .pt @ano 10-24|Licença de software de faturação @mês 12-59|Computador portátil 15" @un 520-1300|Monitor 24" @un 105-280|Assistência técnica @h 30-65|Cópia de segurança na nuvem @mês 9-45|Switch 24 portas @un 110-420|Disco SSD 1 TB @un 58-135|Avença de manutenção informática @mês 120-650|Instalação de rede @un 90-480|Certificado SSL @ano 35-160',
    ),
    food: articles(
      'Bacalhau graúdo @kg 9-18|Azeite virgem extra 5 L @un 28-52|Batata @kg 0.6-1.5|Frango inteiro @kg 2.4-4.2|Queijo da Serra @kg 14-26|Leite meio-gordo 1 L @un 0.7-1.2|Arroz agulha @kg 1-1.9|Café em grão @kg 9-19|Feijão preto @kg 1.2-2.4|Vinho tinto garrafa @un 2.8-14|Pão de forma @un 1.2-2.6|Laranja do Algarve @kg 0.8-1.7|Água 1,5 L @un 0.3-0.7',
    ),
    consulting: articles(
      'Avença de contabilidade @mês 120-450|Consultoria de gestão @h 55-130|Honorários jurídicos @h 70-160|Formação profissional @dia 380-950|Auditoria @un 1500-6500|Processamento de salários @un 6-15|Tradução @página 9-22|Estudo de mercado @un 900-4200|Projeto de arquitetura @un 1200-6800|Gestão de projeto @mês 900-3200|Avaliação de imóvel @un 180-450|Deslocações @km 0.28-0.4',
    ),
    utilities: articles(
      'Energia ativa simples @kWh 0.09-0.21|Potência contratada @dia 0.2-0.6|Acesso às redes @kWh 0.02-0.07|Contribuição audiovisual @mês 2.8-3.1|Gás natural @kWh 0.05-0.12|Água consumo @m³ 0.6-2.1|Tarifa de saneamento @m³ 0.4-1.3|Resíduos sólidos @mês 2-6|Internet fibra 500 Mbps @mês 25-45|Pacote móvel empresas @mês 9-35|Taxa de exploração @mês 0.05-0.1|Aluguer de contador @mês 0.8-2.5',
    ),
    transport: articles(
      'Transporte Lisboa - Porto @serviço 180-420|Entrega de palete @palete 24-68|Portagens @un 3-38|Envio expresso @un 6-28|Armazenagem @dia 1.5-9|Taxa de combustível @un 5-48|Despacho aduaneiro @un 55-140|Aluguer de viatura @dia 28-85|Mudanças @h 35-90|Contentor 40 pés @un 380-920|Frete rodoviário @km 0.9-1.8|Táxi aeroporto @un 12-35',
    ),
    hospitality: articles(
      'Alojamento quarto duplo @noite 55-170|Pequeno-almoço @pessoa 7-16|Taxa turística @noite 1-4|Aluguer de sala @dia 110-420|Almoço executivo @pessoa 11-24|Jantar buffet @pessoa 22-48|Café @un 0.7-1.4|Prato do dia @un 7-12|Vinho da casa @jarro 5-12|Coffee break @pessoa 5-12|Estacionamento @dia 6-22|Diária com meia pensão @pessoa 48-110',
    ),
  },
  units: list('un|UN|kg|h|m²|m³|ml|cx|par|mês|dia|L|rolo|saco|resma|serviço|pç'),
  firstNames: list(
    'João|Maria|Pedro|Ana|Rui|Inês|Tiago|Catarina|Nuno|Sofia|Miguel|Beatriz|Paulo|Joana|Luís|Mariana|Gonçalo|Teresa|André|Rita|Ricardo|Carla|Vítor|Patrícia|Rodrigo|Fernanda|Thiago|Juliana|Diogo|Helena',
  ),
  lastNames: list(
    'Silva|Santos|Ferreira|Pereira|Oliveira|Costa|Rodrigues|Martins|Sousa|Fernandes|Gonçalves|Gomes|Lopes|Marques|Alves|Almeida|Ribeiro|Pinto|Carvalho|Teixeira|Moreira|Correia|Mendes|Nunes|Soares|Vieira|Cardoso|Rocha|Neves|Araújo',
  ),
  companyWords: list(
    'Atlântico|Douro|Tejo|Minho|Serra|Oliveira|Pinhal|Farol|Âncora|Horizonte|Vale|Monte|Sol|Mar|Lusa|Norte|Sul|Nova|Central|Aurora|Estrela|Construções|Comércio|Indústria|Transportes|Serviços|Distribuição|Consultoria|Informática|Metalúrgica|Alimentar|Têxteis|Móveis|Gráfica|Engenharia|Logística|Tecnologia|Materiais|Sistemas|Irmãos|Cerâmica|Agrícola|Padaria|Grupo',
  ),
  streets: list(
    'Rua da Liberdade, {n}|Avenida da República, {n}|Rua das Flores, {n}|Rua do Comércio, {n}|Travessa do Carmo, {n}|Praça do Município, {n}|Rua 25 de Abril, {n}|Avenida Almirante Reis, {n}|Rua de Santa Catarina, {n}|Largo da Igreja, n.º {n}|Zona Industrial, Lote {n}|Estrada Nacional 1, {n}|Rua Dr. António José de Almeida, {n}|Avenida Marginal, {n}|Rua Nova, {n}|Rua do Pinhal, {n}|Calçada da Estrela, {n}|Rua Camilo Castelo Branco, {n}|Rua Luís de Camões, {n}|Av. Brasil, {n}|Rua XV de Novembro, {n}|Av. das Nações Unidas, {n}|Rua São João, {n}|Alameda Santos, {n}|Rodovia BR-101, km {n}|Rua Sete de Setembro, {n}|Quinta do Vale, {n}|Parque Empresarial, Pavilhão {n}|Rua da Escola, {n}|Beco do Moinho, {n}',
  ),
  pageOf: list('Página {page} de {pages}|Pág. {page}/{pages}|Página {page}/{pages}|Folha {page} de {pages}|Pág. {page} de {pages}|FOLHA {page}/{pages}'),
  days: list('dias|dia|dias úteis|dias líquidos|d'),
  customers: list('cliente|comprador|adquirente|destinatário|tomador'),
  immediately: list('imediato|pronto pagamento|à vista|contra entrega|após receção|a pronto'),
};
