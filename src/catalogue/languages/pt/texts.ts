/** Portuguese: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
    'Fatura n.º {invoiceId} de {invoiceDate}|Conforme a vossa encomenda {receiverOrderId} entregue em {deliveryDate}:|No pagamento indique a fatura {invoiceId} e o cliente {customerId}.|Referente ao pedido {receiverOrderId}|Em qualquer contacto indique o n.º de cliente {customerId}.|Bens colocados à disposição do adquirente em {deliveryDate}|Assunto: fatura {invoiceId} emitida em {invoiceDate}|Conforme o pedido {receiverOrderId} de {receiverOrderDate}, faturamos o seguinte:|Mercadoria entregue em {deliveryDate}, pedido {receiverOrderId}.|Os trabalhos foram concluídos em {deliveryDate}.',
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
  immediately: list('imediato|pronto pagamento|à vista|contra entrega|após receção|a pronto'),
};
