/** Portuguese: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Fatura|FATURA|Factura|Fatura-Recibo|Fatura Simplificada|Nota Fiscal|Nota Fiscal Eletrônica|NF-e|DANFE|Nota Fiscal de Serviços Eletrônica - NFS-e|Venda a dinheiro|Fatura/Recibo|Fatura Comercial|Nota Fiscal de Serviço|Cupom Fiscal Eletrônico|Fatura de adiantamento|Fatura eletrónica|Nota Fiscal de Venda|Nota Fiscal Fatura',
    creditNote: 'Nota de Crédito|NOTA DE CRÉDITO|Nota de crédito de cliente|Nota Fiscal de Devolução|Nota de Devolução|Nota Crédito',
    receipt:
      'Recibo|Talão|Cupom Fiscal|Fatura Simplificada / Talão|Comprovante de pagamento|NFC-e|Recibo de pagamento|Talão de venda|Comprovativo|Comprovativo de pagamento|Recibo de quitação',
    deliveryNoteTitle: 'Guia de Remessa|Guia de Transporte|Guia de Entrega|Romaneio|Nota de Entrega',
    orderConfirmationTitle: 'Confirmação de Encomenda|Confirmação de Pedido|Nota de Encomenda|Pedido de Venda',
    offerTitle: 'Orçamento|Proposta|Cotação|Fatura Pró-forma|Proposta Comercial',
    reminderTitle: 'Aviso de Pagamento|Lembrete de pagamento|Aviso de Vencimento|Carta de cobrança|Aviso de cobrança',
    termsTitle: 'Condições Gerais de Venda|Termos e Condições|Condições Gerais|Condições de Fornecimento',
    letterSubject: 'Assunto|Ref.ª assunto|ASSUNTO|Ass.',
    invoiceId:
      'Fatura n.º|Fatura N.º|Fatura nº|N.º da fatura|Número da fatura|Nº Fatura|Fatura|Factura n.º|Fatura No.|N.º Documento|Documento n.º|Nº Documento|Nota Fiscal nº|Número da Nota|Nº NF-e|NF-e Nº|Nº da Nota Fiscal|Número do documento|Fatura-Recibo n.º|FT n.º|Nota de Crédito n.º|Doc. n.º|Fatura nr.|Fatura número|Nº da Fatura/NF|N° Fatura|Fatura Simplificada n.º|FS n.º|FR n.º|N.º doc.|Nº NF|NF nº|Nº Nota|Nº da Nota|Número NFS-e|Número da NF|Número NF-e|NFS-e nº|Recibo n.º|Nº Recibo|Número/Série|N.º do documento|Número da NFS-e|Invoice n.º',
    invoiceDate:
      'Data|Data de emissão|Data da fatura|Data Fatura|Data de Emissão|Data emissão|Emitido em|Data do documento|Data Doc.|Data Documento|Emissão|Data da Factura|Data e Hora de Emissão|Dt. Emissão|Data da Nota|Emitida em|Data emissão fatura|Data da emissão|Emissão em|Data da fatura/recibo|Dt. Doc.|Data de faturação|Data faturação|Data de criação|Data de emissão da fatura/nota|Emitida a|Data da venda|Data de faturamento|Data de Geração da NFS-e|Data/hora emissão|Data de competência',
    deliveryDate:
      'Data de entrega|Data Entrega|Entregue em|Data da prestação do serviço|Data de saída|Data de Saída/Entrada|Data de carga|Data do serviço|Dt. Entrega|Data de expedição|Data da entrega|Data de fornecimento|Data da prestação|Data Carga|Trabalhos concluídos em|Executado em|Realizado em|Data de execução|Concluído em|Data da intervenção|Data da realização|Data de envio|Data envio|Data de disponibilização|Data de carga/descarga|Data da operação|Data Saída|Data de saída da mercadoria|Data de venda|Data de prestação do serviço|Data da saída|Serviço prestado em|Data de expedição da mercadoria',
    deliveryNoteId:
      'Guia de remessa n.º|Guia de Remessa|Guia de transporte n.º|Guia n.º|Guia de Transporte|N.º Guia|Nº da Guia|G.R. n.º|Guia de entrega n.º|Romaneio nº|Nº Romaneio|N/ Guia|V/ Guia|Guia Transporte|Nota de entrega nº|GT n.º',
    customerId:
      'N.º Cliente|Código de cliente|Cliente n.º|Nº Cliente|Número de cliente|Cód. Cliente|Código Cliente|Cliente|Cliente Nº|Código do cliente|Nº de cliente|N.º de Cliente|Entidade cliente n.º|Conta cliente|Cód. Cli.|Matrícula do cliente|Nº da instalação/cliente|Código do Sacado|Número cliente|Nº do cliente|Nr. cliente|Ref. Cliente|ID do cliente|N.º de conta cliente|N.º sócio|Nº contrato/cliente|Seu código|Unidade consumidora',
    receiverOrderId:
      'V/ Encomenda|V. Encomenda|Encomenda n.º|N.º Encomenda|Nº do Pedido|Pedido nº|Sua encomenda|V/ Referência|Vossa encomenda|Requisição n.º|V/ Requisição|Nota de encomenda n.º|Ordem de compra|Nº Pedido de Compra|Pedido de Compra nº|V/ Ref.|PO n.º|Nº Encomenda|Nº O.C.|Vossa requisição|Nº encomenda cliente|Encomenda cliente|Pedido do cliente|Pedido de compra|Número do pedido|Nº da encomenda|Número da encomenda|N.º de encomenda|Nº Ped. Cliente|Pedido Cliente|Ordem de compra nº|N.º Nota de encomenda|V/ N.º encomenda|Ref. do comprador|Nº requisição|N.º de requisição|N.º compromisso encomenda|Vosso pedido|V/ Pedido|Sua referência',
    receiverOrderDate:
      'Data da encomenda|Data Encomenda|Data do pedido|Data da requisição|V/ encomenda de|Data pedido de compra|Encomenda de|Data da ordem de compra|Data Req.|Data do pedido de compra|Data encomenda cliente|Dt. pedido',
    senderOrderId:
      'N/ Encomenda|N/ Referência|N. Encomenda|Nossa referência|N/ Ref.|Ordem de venda|Ordem de serviço n.º|Nº O.S.|N.º Ordem|Pedido de Venda nº|Folha de obra n.º|Nossa encomenda|O.S. nº|Nº da Ordem de Serviço|Ordem n.º|Nº do pedido interno|Nota de encomenda interna|Ordem de serviço|N/ Enc.|N/ Pedido|N.º de obra interno|Pedido de venda',
    senderOrderDate: 'Data da ordem|Data da ordem de serviço|N/ encomenda de|Data O.S.|Data da ordem de venda|Data folha de obra|Data do pedido de venda',
    costCenter: 'Centro de custo|Centro de Custos|C. Custo|Centro custo|CC|Cód. centro de custo|Departamento/C. custo',
    dueDate:
      'Vencimento|Data de vencimento|Data Vencimento|Data limite de pagamento|Vence em|Data de Vencimento|Pagar até|Pagamento até|Data limite|Dt. Venc.|Vencto.|Venc.|Vencimento da fatura|Data Venc.|Prazo limite de pagamento|A pagar até|Pagável até|Data de pagamento|Data vencim.|Data de Vencto.|Dt. vencimento|Data do vencimento|Vencimento em|Data de Vcto.|Data limite pagamento|Pagável até ao dia|Pagar até ao dia|Prazo para pagamento|Pague até|Data de vencimento da fatura|Data lim. pagamento|Data limite p/ pagamento|Data débito|Débito em',
    paymentTerms:
      'Condições de pagamento|Cond. Pagamento|Condição de pagamento|Prazo de pagamento|Forma de pagamento|Cond. de Pagamento|Cond. Pag.|Condições Pagamento|Prazo|Modo de pagamento|Condições pag.|Condições de Pag.|Condições de venda|Meio de pagamento|Meios de pagamento|Método de pagamento|Cond. Pgto|Forma Pagto.|Forma de pgto|Condição|Modalidade de pagamento|Tipo de pagamento|Pagamento|Cond. Pagto.',
    discount:
      'Desconto de pronto pagamento|Desc. pronto pagamento|Desconto P.P.|Desconto financeiro|Desconto por antecipação|Desconto pontualidade|Desc. P. Pagamento',
    deliveryPeriod:
      'Período|Período de faturação|Período de facturação|Período de referência|Período de consumo|Período de faturamento|Competência|Período da prestação|Período de serviço|Mês de referência|Período faturado|Mês de competência|Período contratado|Período da fatura|Período de fornecimento|Período da subscrição|Período de assinatura|Período de leitura|Estadia|Mês referência',
    from: 'De|Desde|Data início|Data de início|Início|Data inicial|Check-in|Data de entrada|Data de chegada',
    to: 'Até|Data fim|Data de fim|Fim|Data final|Data de término|Check-out|Data de saída final|Data de partida',
    netTotal:
      'Total líquido|Subtotal|Incidência|Total sem IVA|Valor líquido|Total Ilíquido|Base tributável|Total s/ IVA|Valor total dos produtos|Valor dos Serviços|Total mercadoria|Líquido|Total antes de impostos|Soma|Valor s/ IVA|Total Mercadoria/Serviços|Total Líq.|Valor líquido total|Total sem impostos|Valor sem IVA|Total dos produtos|Valor total dos serviços|Total dos serviços|Total produtos|Total bruto|Subtotal s/ IVA|Valor Total Produtos|Total tributável|Total base|Base incidência|Total de Mercadorias|Total mercadorias|Total serviços|Soma dos produtos|Valor dos produtos',
    vatTotal:
      'IVA|Total IVA|Total de IVA|Valor do IVA|Imposto|Total do IVA|Valor IVA|Total Imposto|Montante IVA|Valor do ICMS|Valor do ISS|Total impostos|Impostos|Total de impostos|Imposto (IVA)|Valor imposto|Valor do imposto|Total de Imposto|Valor ISS|Valor do IPI|Valor ICMS|Total dos tributos|Valor aproximado dos tributos|IVA incluído|Montante do IVA|Inclui IVA',
    grandTotal:
      'Total|TOTAL|Total da fatura|Total com IVA|Total c/ IVA|Total do documento|Valor total da nota|Total Documento|Total (EUR)|Valor total|Total Fatura|Valor Total da NF-e|Total Geral|Valor do documento|Total EUR|Valor da fatura|Total ilíquido com IVA|Total Liquido com IVA|Total IVA incluído|Total IVA inc.|Total com impostos|Valor total com IVA|Total do Doc.|Total da nota|Valor da nota|Total da NF-e|Valor total da fatura|Valor total NFS-e|Valor bruto|Montante total|Total R$|Valor total R$|Total a faturar|Total do pedido|Importância total|Total da venda|Total da compra|Total da conta',
    vatRate: 'Taxa IVA|Taxa de IVA|% IVA|IVA %|Taxa|Alíquota|Tx. IVA|Alíq.|Alíquota ICMS|Taxa do IVA',
    vatBase:
      'Base de incidência|Incidência IVA|Base IVA|Base de cálculo|Base|Valor tributável|Base de cálculo do ICMS|Base Imp.|Incid.|Base de incid.|Base incid.|Base tributável IVA|Base de Calc.|Total incidência|Valor base',
    amountDue:
      'Total a pagar|Valor a pagar|A pagar|Montante a pagar|Valor cobrado|Saldo a pagar|Total a pagar EUR|Valor líquido a pagar|Valor em dívida|Total a liquidar|Importância a pagar|Total em dívida|Saldo devedor|Saldo em dívida|Em dívida|Por pagar|Valor total a pagar|Valor em aberto|Montante em dívida|Valor a receber|Valor devido|Total a receber|Total devido|Valor a liquidar|Total liquidar|Saldo restante|Restante|Valor cobrança|Montante devido|Falta pagar',
    prepaid:
      'Pago|Adiantamento|Valor pago|Já pago|Sinal|Entrada paga|Valor adiantado|Total pago|Adiantamentos|Pagamentos|Valor já pago|Valor recebido|Valor entregue|Pagamento recebido|Montante pago|Entregue|Antecipação|Pago até à data|Recebido',
    rounding: 'Arredondamento|Acerto|Arred.|Arredondamentos|Acerto de cêntimos',
    shipping:
      'Portes|Portes de envio|Frete|Transporte|Custos de envio|Valor do frete|Despesas de envio|Despesas de transporte|Taxa de entrega|Despesas de transporte e envio|Envio|Custo de envio|Entrega|Outras despesas|Frete/Envio|Taxa de envio|Portes e embalagem',
    discountAmount:
      'Desconto|Total descontos|Desconto comercial|Descontos|Valor do desconto|Desconto global|Desc.|Desc. Comercial|Total de descontos|Total de desconto|Desconto total|Desconto cliente|Descontos comerciais|Desconto financeiro valor|Valor descontos|Desconto incondicionado|Desc. global|Promoção|Abatimento',
    senderVatId:
      'NIF|Contribuinte n.º|N.º Contribuinte|NIPC|NIF n.º|Contribuinte|Nº Contribuinte|VAT n.º|N.I.F.|NIF-IVA|CNPJ|CNPJ do emitente|Cont. n.º|Nº de Contribuinte|Nr. contribuinte|N. Contribuinte|Número de contribuinte|NIF/VAT|NIF PT|NIPC n.º|CNPJ Nº|CNPJ/MF|CNPJ do prestador|Nº de identificação fiscal|CNPJ prestador|Contrib. n.º|NIF emitente|NIF fornecedor|Contr. n.º|NUIT',
    receiverVatId:
      'NIF cliente|V/ N.º Contribuinte|V/ Contribuinte|NIF do cliente|NIF do adquirente|V. N.º Contrib.|CNPJ/CPF|CNPJ do destinatário|CNPJ do tomador|Contribuinte cliente|N.º Contrib. cliente|CPF|CPF/CNPJ do cliente|CNPJ cliente|V/ NIF|NIF/Contribuinte cliente|NIF adquirente|Contribuinte do cliente|NIF consumidor|CPF do consumidor|CNPJ do cliente|V.N.Contribuinte|Nº contribuinte cliente|N.º contribuinte do cliente|CNPJ/CPF do tomador',
    taxId: 'Inscrição Estadual|Inscrição Municipal|I.E.|I.M.|CPF/CNPJ|Insc. Estadual|NISS|Inscr. Municipal|Inscrição|N.º fiscal',
    companyRegistration:
      'Matrícula|NIRE|C.R.C.|Cons. Reg. Com.|Matrícula n.º|Registo comercial n.º|Matriculada na C.R.C. sob o n.º|Registo n.º|Matric. C.R.C.|Capital social e matrícula|Registada na C.R.C. n.º',
    iban: 'IBAN|IBAN n.º|Conta IBAN|N.º IBAN|IBAN (EUR)|Código IBAN|Conta (IBAN)',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT/BIC|Código SWIFT|Cód. BIC|Código BIC|Cód. Swift',
    bankCode: 'Agência|Banco nº|Código do banco|Cód. Banco|Agência/Código do Beneficiário|N.º do banco|Cód. Agência|Agência nº|Agência/Conta|Banco/Agência',
    bankAccount:
      'NIB|Conta|Conta corrente|Conta bancária|N.º de conta|C/C|Conta n.º|Nº da conta|Número da conta|Conta bancária n.º|Conta Corrente nº|Nº conta|Chave PIX|Conta Dep. Ordem',
    bankName: 'Banco|Dados bancários|Banco recebedor|Nome do banco|Instituição bancária|Banco/Agência bancária|Nosso banco|Dados para pagamento',
    isrReference: 'Referência ESR|Referência QR suíça|N.º de referência ESR|Ref. ESR|Referência QR|N.º ref. ESR',
    kid: 'KID|KID n.º|Número KID|KID nº|Código KID|Referência de pagamento (KID)',
    phone:
      'Telefone|Tel.|Tel|Telef.|Telm.|Telemóvel|Fone|Celular|T.|Telemóv.|Contacto telefónico|Telefone/Fax|Tel./Fax|Fone/Fax|N.º de telefone|Telefones|Whatsapp',
    fax: 'Fax|Fax.|Telefax|F.|Fax n.º|N.º de fax',
    email: 'E-mail|Email|Correio eletrónico|Mail|e-mail|Endereço de e-mail|Endereço eletrónico|Correio electrónico|E-mail do cliente',
    website: 'Website|Site|Internet|www|Web|Sítio|Página web|Site web',
    register: 'Conservatória do Registo Comercial|Cons. do Registo Comercial de Lisboa|C.R.C. de|Junta Comercial|Capital Social',
    managingDirector: 'Gerente|Administrador|Gerência|Diretor-geral|Sócio-gerente|Diretor|Responsável|Administração',
    contactPerson:
      'Contacto|Pessoa de contacto|A/C|Ao cuidado de|Contato|Att.|Exmo.(s) Sr.(s)|À atenção de|Ao cuidado|A/C de|Aos cuidados de|Nome do contacto|Pessoa de contato|Responsável pelo contacto',
    billTo:
      'Cliente|Faturar a|Morada de faturação|Exmo(s). Sr.(s)|Destinatário|Tomador de Serviços|Endereço de cobrança|Adquirente|Sacado|Pagador|Faturado para|Faturar para|Facturar a|Facturado a|Fatura para|Dados do cliente|Dados de faturação|Comprador|Adquirente/Cliente|Destinatário/Remetente|Nome/Razão Social|Razão social|Nome do cliente|Cobrar a|Cliente/Tomador|Tomador do serviço|Tomador|Endereço de faturação|Endereço de cobrança do cliente|Exmo.(s) Senhor(es)|Exmo. Senhor|Consumidor|Morada faturação|Morada do cliente',
    shipTo:
      'Morada de entrega|Local de entrega|Local de descarga|Endereço de entrega|Entregar em|Local de Descarga|Descarga|Entregue a|Enviar para|Entregar a|Morada entrega|Morada de descarga/entrega|Endereço de envio|Local entrega|Local de prestação|Destino|Enviado para|Morada de envio|Local da obra|Endereço da instalação',
    soldBy:
      'Fornecedor|Vendido por|Emitente|Prestador de Serviços|Beneficiário|Cedente|Vendedor|Prestador|Emitido por|Faturado por|Emissor|Dados do fornecedor|Vendido e entregue por|Prestador do serviço|Empresa emitente',
    position: 'Item|Linha|Pos.|N.º|#|Lin.|Seq.|Item nº|N.º linha',
    itemId:
      'Referência|Código|Artigo|Ref.ª|Cód.|Cód. Artigo|Código do produto|Cód. Prod.|Código Artigo|Ref.|Ref.ª artigo|Referência artigo|Cód. Produto|Código de barras|Código do artigo|Cód. item|Código item|Código produto',
    description:
      'Descrição|Designação|Descrição do produto|Descrição dos Produtos/Serviços|Descrição do serviço|Produto|Discriminação dos serviços|Designação do artigo|Serviço|Descrição do artigo|Descrição do item|Descrição do produto/serviço|Descrição dos produtos|Descrição dos serviços|Produto / Serviço|Designação do produto|Designação dos bens|Discriminação|Artigo / Descrição|Nome do produto|Descritivo|Denominação',
    quantity: 'Quantidade|Qtd.|Qtd|Quant.|Qt.|Qtde.|Horas|Quantid.|Quantidade/Horas|Unidades|Nº unidades|Qtdade',
    unit: 'Unidade|Un.|Un|UN|Unid.|Unidade de medida|Medida|Unid. medida',
    unitPrice:
      'Preço unitário|Preço unit.|Preço|Pr. Unit.|P. Unit.|Preço Unit. s/ IVA|Valor unitário|Vl. Unit.|Pr. Unitário|P.V.P.|Preço un.|Preço Unitário (s/ IVA)|P.Unitário|Preço Uni.|Preço s/ IVA|Preço c/ IVA|Preço líquido|Valor Unit.|V. Unit.|Vlr. Unit.|Preço venda|Preço por unidade|Preço base|Valor hora|Preço Unid.|Pr. Un.',
    lineVatRate: 'IVA|IVA %|Taxa IVA|% IVA|Tx. IVA|Taxa|Alíq. ICMS|Alíquota|Alíq. IPI|Imposto|IVA Tx.',
    lineDiscount: 'Desconto|Desc.|Desc. %|% Desc.|Dto.|Desc.(%)|Descontos',
    lineTotal:
      'Valor|Total|Total líquido|Valor total|Montante|Total s/ IVA|Vl. Total|Importância|Valor líquido|Total Linha|Preço total|Valor total R$|V. Total|Vlr. Total|Importe|Total Liq.|Montante líquido|Valor Tot.|Preço líquido total|Total da linha',
    lineDeliveryDate: 'Data entrega|Data|Entrega|Dt. entrega|Data de entrega|Data do serviço',
    lineOrderId: 'Encomenda|V/ Enc.|Pedido|N.º Enc.|Encomenda n.º|V/ Encomenda',
    lineDeliveryId: 'Guia|Guia n.º|N.º Guia|G.R.|Guia de remessa n.º|G.R. n.º',
    serialNumber: 'N.º de série|Número de série|S/N|N/S|Nº Série|Chassis|IMEI|Lote|N.º lote|Nr. série',
    carryOver:
      'A transportar|Transporte|Transportado|Valor a transportar|Soma e segue|De transporte|Continua|A transportar p/ página seguinte|Transporte da página anterior',
    subtotal: 'Subtotal|Sub-total|Total parcial|Soma parcial',
    priceUnit: 'Preço por|Unid. preço|Por|Preço/100',
    page: 'Página|Pág.|Folha|Pag.|Fl.|FOLHA|Página nº|Folhas',
    printDate: 'Data de impressão|Impresso em|Impressão|Impresso a|Data impressão|Reimpresso em|Data/Hora impressão|Documento impresso em|Impressa em',
    project: 'Projeto|Obra|N.º Obra|Processo n.º|Projeto n.º|N.º Processo|Empreitada|Dossier n.º|Nº do projeto|Obra n.º|Nome do projeto',
    contract: 'Contrato n.º|Contrato|N.º Contrato|Nº do contrato|Apólice n.º|Contrato Quadro|Código do contrato|Compromisso n.º|N.º apólice',
    trackingId:
      'Código de rastreio|N.º de envio|Código de rastreamento|Rastreio|Volumes|Chave de Acesso|Código AT|N.º objeto|Matrícula viatura|Matrícula da viatura',
    meterId: 'Contador n.º|N.º contador|CPE|CUI|Medidor|Número do medidor|Contador|Nº do contador|Nº instalação',
    previousBalance: 'Saldo anterior|Valor em atraso|Saldo da fatura anterior|Fatura anterior|Faturas em dívida|Saldo em conta',
    deposit: 'Caução|Depósito|Vasilhame|Tara|Depósito de garantia',
    birthDate: 'Data de nascimento|Nascido em|Data nasc.|D. Nasc.',
    validUntil: 'Válido até|Validade|Válida até|Data de validade|Proposta válida até|Val.',
    orderDateOfOffer: 'Data do orçamento|Data da proposta|Orçamento de|Data da cotação',
    clerk:
      'Vendedor|Operador|Emitido por|Atendido por|Gestor de conta|Comercial|Funcionário|Processado por|Assinatura|Elaborado por|Vend.|Operador(a)|Empregado|Empregado de mesa|Caixa nome|Técnico|Atendimento|Utilizador|Responsável comercial|Representante|Consultor',
    reference:
      'Referência multibanco|Referência de pagamento|Ref. Pagamento|Entidade|Nosso Número|ATCUD|Ref. Multibanco|Linha digitável|Código de verificação|Carteira|Espécie Doc.|Protocolo de Autorização|Observações|Referência MB|V/ processo|Ref. interna|Nosso orçamento|N.º orçamento|Orçamento n.º|Incoterms',
    terminal: 'Terminal|Caixa|Posto|Loja/Caixa|ID do terminal|POS|TPA|Mesa|Loja|Bomba|Nº caixa',
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
};
