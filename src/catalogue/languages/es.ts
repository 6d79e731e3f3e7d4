/** Spanish: wordings and conventions of invoices from Spain and Latin America. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const es: Language = {
  code: 'es',
  englishName: 'Spanish',
  tesseract: 'spa',
  countries: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  terms: wordings({
    invoice: 'Factura|FACTURA|Factura de venta|Factura comercial|Factura ordinaria|Factura electrónica|Factura simplificada',
    creditNote: 'Abono|Nota de crédito|Factura rectificativa|Factura de abono|Nota de abono|NOTA DE CRÉDITO|Rectificativa',
    receipt: 'Recibo|Ticket|Tique|Factura simplificada|Comprobante de pago',
    deliveryNoteTitle: 'Albarán|Albarán de entrega|Nota de entrega|Guía de remisión|Remito',
    orderConfirmationTitle: 'Confirmación de pedido|Pedido|Acuse de pedido',
    offerTitle: 'Presupuesto|Oferta|Cotización|Factura proforma',
    reminderTitle: 'Recordatorio de pago|Aviso de pago|Reclamación de pago|Extracto de cuenta|Segundo aviso',
    termsTitle: 'Condiciones generales|Condiciones generales de venta|Términos y condiciones|Condiciones de venta',
    letterSubject: 'Asunto|Ref.|Referente a|Objeto',
    invoiceId:
      'Nº factura|Número de factura|Factura nº|Nº de factura|N.º factura|Factura|Núm. factura|Número|Nº|Factura Nº|N° Factura|Nº documento|Nº Fra.|Fra. nº|Factura número|Núm. de factura|Nº doc.|Num. factura|Documento nº|Folio|Nº abono|Serie y número',
    invoiceDate:
      'Fecha factura|Fecha|Fecha de factura|Fecha de emisión|Fecha emisión|Fecha de la factura|Fecha fra.|Fecha expedición|Fecha de expedición|Fecha documento|Emitida el|Fecha de facturación|Fecha doc.|Factura de fecha|F. factura',
    deliveryDate:
      'Fecha de entrega|Fecha entrega|Fecha operación|Fecha de operación|Fecha de envío|Fecha albarán|Fecha del servicio|Entregado el|Fecha de prestación|Fecha de servicio|Fecha de suministro|Fecha envío|F. entrega|Fecha de salida|Trabajos realizados el|Realizado el|Fecha de ejecución|Ejecutado el|Terminado el|Fecha de intervención|Fecha de realización|Fecha intervención|Enviado el',
    deliveryNoteId:
      'Albarán|Nº albarán|Albarán nº|Nº de albarán|Número de albarán|Núm. albarán|N. albarán|Albarán de entrega nº|Nuestro albarán|Nº Alb.|Alb. nº|Nota de entrega nº|Remito nº|Guía de remisión|S/albarán',
    customerId:
      'Código cliente|Nº cliente|Cód. cliente|Cliente|Número de cliente|Cliente nº|N.º cliente|Cod. cliente|Núm. cliente|Código de cliente|Nº de cliente|Cta. cliente|Cuenta cliente|Ref. cliente|Cod. Cli.|Cuenta contrato|Id. cliente|Nº socio',
    receiverOrderId:
      'Su pedido|Nº pedido|Su pedido nº|Pedido cliente|S/Ref.|Su referencia|Número de pedido|Pedido nº|S/pedido|Ref. pedido|Nº de pedido|Orden de compra|Pedido|Su ref.|Nº pedido cliente|O.C. nº|Vuestro pedido|S/Ped.|Orden de compra nº|Referencia de pedido',
    receiverOrderDate:
      'Fecha pedido|Fecha de pedido|Su pedido de fecha|Pedido de fecha|Fecha de su pedido|Fecha del pedido|Fecha orden de compra|Fecha O.C.|F. pedido|Pedido de',
    senderOrderId:
      'Nuestra referencia|N/Ref.|Nuestra ref.|Nº orden|Pedido|Nº pedido|Orden nº|Nuestro pedido|N/pedido|Pedido interno|Orden de trabajo|Nº expediente|Orden de venta|Pedido de venta|O.T. nº|N/Ped.|Confirmación nº|Nº de orden',
    senderOrderDate:
      'Fecha de pedido|Fecha orden|Fecha pedido|Fecha confirmación|Nuestro pedido de fecha|Fecha de la orden|Fecha de confirmación|Orden de fecha|Fecha O.T.',
    costCenter: 'Centro de coste|Centro de costes|Centro de costo|CeCo|C. coste|Centro de gasto|Unidad tramitadora|Centro de costos',
    dueDate:
      'Vencimiento|Fecha de vencimiento|Fecha vencimiento|Vencimientos|Vence el|Vto.|Fecha vto.|Pagar antes del|Fecha límite de pago|Fecha de pago|Pago antes de|Vence|Fecha de cargo|Fecha límite|Vencimiento del pago|Fecha venc.|A pagar antes del|F. vencimiento|Fecha de cobro|Pagadero hasta',
    paymentTerms: 'Forma de pago|Condiciones de pago|Formas de pago|Modo de pago|Pago|Método de pago|Plazo de pago|Términos de pago|Cond. de pago|F. pago',
    discount: 'Dto. pronto pago|Descuento pronto pago|Dto. P.P.|Descuento por pronto pago|DPP|Dto. PP hasta|Pronto pago',
    deliveryPeriod:
      'Periodo|Periodo de facturación|Período de facturación|Periodo facturado|Período|Periodo de servicio|Periodo de consumo|Periodo de liquidación|Mes facturado|Periodo de prestación|Estancia|Periodo de alquiler',
    from: 'del|desde|de|Inicio|Entrada|Fecha inicio',
    to: 'al|hasta|a|Fin|Salida|Fecha fin',
    netTotal:
      'Base imponible|Subtotal|Total neto|Importe neto|Base|Neto|Suma|Total bruto|Total base imponible|Importe sin IVA|Total sin IVA|Total B.I.|B. imponible|Base Imp.|Importe bruto|Suma importes|Total base|Total antes de impuestos|Total importe',
    vatTotal:
      'IVA|Total IVA|Cuota IVA|Importe IVA|I.V.A.|Cuota|Impuestos|Total impuestos|Cuota de IVA|Total I.V.A.|IVA repercutido|IGIC|Importe I.V.A.|Total cuota IVA',
    grandTotal:
      'Total|Total factura|TOTAL FACTURA|Importe total|Total general|Total con IVA|Total IVA incluido|Total importe factura|Total €|Total EUR|Importe factura|Total euros|Total (IVA incl.)|Importe total factura|Total documento|Total neto factura|Monto total|Suma total',
    vatRate: '% IVA|Tipo|Tipo IVA|IVA %|Tipo de IVA|Tipo impositivo|%',
    vatBase: 'Base imponible|Base|B. Imponible|Base IVA|Base imp.|Importe base',
    amountDue:
      'Total a pagar|Importe a pagar|A pagar|Líquido a pagar|Total a abonar|Importe pendiente|Pendiente de pago|Saldo pendiente|Importe líquido|Líquido|Total líquido|Neto a pagar|Saldo a pagar|A ingresar',
    prepaid: 'Anticipo|A cuenta|Entrega a cuenta|Pagado|Importe pagado|Ya pagado|Entregado',
    rounding: 'Redondeo|Ajuste por redondeo|Diferencia de redondeo|Redond.',
    shipping: 'Portes|Gastos de envío|Transporte|Envío|Flete|Gastos de transporte|Embalaje|Manipulación',
    discountAmount: 'Descuento|Dto.|Importe dto.|Total descuento|Bonificación|Rebaja|Dto. comercial',
    senderVatId: 'NIF|CIF|C.I.F.|N.I.F.|NIF/CIF|CIF/NIF|NIF-IVA|N.I.F./C.I.F.|VAT|RFC|RUC|CUIT|C.I.F|NIF IVA|Nº IVA|NIF intracomunitario|CIF nº',
    receiverVatId:
      'NIF cliente|CIF cliente|Su NIF|Su CIF|C.I.F. cliente|NIF/CIF cliente|N.I.F. cliente|CIF/DNI|D.N.I./C.I.F.|NIF destinatario|Cliente NIF|RFC receptor',
    taxId: 'DNI|Número fiscal|Identificación fiscal|NIE|Número de identificación fiscal|Nº identificación fiscal|D.N.I.|N.I.E.',
    companyRegistration: 'Registro Mercantil|Reg. Merc.|Inscrita en el R.M.|R.M.|Inscripción|Hoja|Tomo',
    iban: 'IBAN|Nº IBAN|Código IBAN|Cuenta IBAN|IBAN nº|Cta. IBAN|Código cuenta IBAN',
    bic: 'BIC|SWIFT|BIC/SWIFT|Código SWIFT|Código BIC|BIC (SWIFT)|Cód. SWIFT',
    bankCode: 'Entidad|Oficina|Código banco|Sucursal|Entidad/Oficina|Código entidad|Cód. banco|Cód. sucursal',
    bankAccount: 'Cuenta|Nº cuenta|Cuenta bancaria|C/C|Cuenta corriente|Número de cuenta|CCC|Nº de cuenta',
    bankName: 'Banco|Entidad bancaria|Domiciliación|Domiciliación bancaria|Datos bancarios|Entidad',
    isrReference: 'Referencia|Número de referencia|Nº referencia|Referencia QR|Nº de referencia|Ref. QR|Referencia ESR',
    kid: 'Concepto|Referencia de pago|Concepto del pago|KID|Concepto transferencia|Ref. de pago|Concepto de pago|Referencia del pago',
    phone: 'Teléfono|Tel.|Tfno.|Tlf.|Telf.|Móvil|T',
    fax: 'Fax|Telefax|F|Nº fax|Fax nº|Núm. fax',
    email: 'E-mail|Email|Correo electrónico|Correo|Mail|Correo-e|C. electrónico',
    website: 'Web|Página web|www|Sitio web|Internet|Pág. web|Nuestra web',
    register: 'Registro Mercantil de|Inscrita en el Registro Mercantil de|Domicilio social|Inscrita en|Tomo, Folio, Hoja',
    managingDirector: 'Gerente|Director general|Administrador|Administradora|Representante legal|Consejero delegado',
    contactPerson: 'Contacto|A la atención de|Persona de contacto|Atn.|A/A|Att.|Su contacto',
    billTo: 'Facturar a|Cliente|Datos del cliente|Dirección de facturación|Datos de facturación|Destinatario|Sr./Sra.|Razón social|Señores',
    shipTo: 'Enviar a|Dirección de entrega|Lugar de entrega|Dirección de envío|Destino|Entregar en|Obra',
    soldBy: 'Vendedor|Proveedor|Emisor|Vendido por|Remitente|Datos del emisor',
    position: 'Nº|Pos.|Línea|Lín.|#|Ítem|Pos',
    itemId: 'Código|Referencia|Artículo|Ref.|Cód.|Cód. artículo|Código artículo|Art.|Cod. Art.',
    description: 'Descripción|Concepto|Artículo|Detalle|Denominación|Producto|Servicio|Descripción del artículo|Conceptos',
    quantity: 'Cantidad|Cant.|Uds.|Unidades|Cant|Horas|Ctd.|Nº uds.',
    unit: 'Unidad|Ud.|U.M.|UM|Unid.|Medida',
    unitPrice: 'Precio|Precio unitario|Precio unit.|P. unitario|Precio/ud.|Precio ud.|P.V.P.|P. unit.|Tarifa|Precio €',
    lineVatRate: 'IVA|% IVA|IVA %|Tipo IVA|I.V.A.|Imp.',
    lineDiscount: 'Dto.|% Dto.|Dto|Descuento|Dto. %|%Dto',
    lineTotal: 'Importe|Total|Subtotal|Importe neto|Importe €|Total línea|Neto|Importe total|Valor',
    lineDeliveryDate: 'Fecha|Fecha entrega|Fecha albarán|F. entrega|Fecha de entrega|Fecha de servicio',
    lineOrderId: 'Pedido|Nº pedido|Su pedido|Ref. pedido|Nº de pedido|S/pedido',
    lineDeliveryId: 'Albarán|Nº albarán|Alb.|Albarán nº|Nº Alb.|Nº de albarán',
    serialNumber: 'Nº de serie|Número de serie|Nº serie|S/N|Lote|Nº lote',
    carryOver: 'Suma y sigue|Suma anterior|Suma página|Arrastre|Total arrastrado',
    subtotal: 'Subtotal|Suma parcial|Total parcial|Total albarán',
    priceUnit: 'por|Por|cada|Unidad precio',
    page: 'Página|Pág.|Hoja|Pag.',
    printDate: 'Fecha de impresión|Impreso el|Fecha impresión|Generado el|Impresión',
    project: 'Proyecto|Obra|Nº proyecto|Expediente|Código proyecto',
    contract: 'Contrato|Nº contrato|Contrato nº|Número de contrato|Referencia del contrato|Póliza',
    trackingId: 'Nº de seguimiento|Número de seguimiento|Nº envío|Expedición|Localizador',
    meterId: 'CUPS|Nº contador|Contador|Número de contador|Equipo de medida',
    previousBalance: 'Saldo anterior|Importe anterior|Factura anterior|Saldo inicial|Deuda anterior',
    deposit: 'Depósito|Fianza|Depósito en garantía|Envases|Señal',
    birthDate: 'Fecha de nacimiento|Nacido el|F. nacimiento|Nacida el',
    validUntil: 'Válido hasta|Validez|Validez de la oferta|Válida hasta|Fecha de validez',
    orderDateOfOffer: 'Fecha presupuesto|Presupuesto de fecha|Fecha de la oferta|Nuestra oferta de fecha',
    clerk: 'Comercial|Vendedor|Agente|Atendido por|Le atendió|Representante|Cajero|Operario|Camarero|Técnico',
    reference: 'Referencia|Ref.|Presupuesto nº|Nº presupuesto|Oferta nº|Expediente|Incoterm|Asunto',
    terminal: 'Terminal|Caja|TPV|Tienda|Nº operación|Mesa|Autorización|Comercio',
  }),
  heldOut: {
    invoiceId: 'Identificador de factura',
    invoiceDate: 'Factura librada el',
    deliveryDate: 'Mercancía recibida el',
    deliveryNoteId: 'Ref. de albarán',
    customerId: 'Identificador de cliente',
    receiverOrderId: 'Su solicitud de compra',
    receiverOrderDate: 'Solicitud de compra de',
    senderOrderId: 'Número interno de pedido',
    senderOrderDate: 'Entrada del pedido',
    costCenter: 'Código de centro de gasto',
    dueDate: 'Último día de pago',
    paymentTerms: 'Acuerdo de pago',
    discount: 'Bonificación por pago anticipado',
    deliveryPeriod: 'Intervalo de servicio',
    from: 'A partir del',
    to: 'Hasta el día',
    netTotal: 'Suma antes de IVA',
    vatTotal: 'Del que IVA',
    grandTotal: 'Suma con impuestos',
    vatRate: 'Porcentaje de IVA',
    vatBase: 'Importe gravado',
    amountDue: 'Resta por pagar',
    senderVatId: 'Identificación a efectos de IVA',
    receiverVatId: 'NIF-IVA del comprador',
    taxId: 'Identificador fiscal',
    companyRegistration: 'Datos registrales',
    iban: 'IBAN de la cuenta',
    bic: 'BIC de la entidad',
    bankCode: 'Nº de entidad',
    bankAccount: 'Ingresar en cuenta',
    isrReference: 'Referencia suiza QR',
    kid: 'Indicar en la transferencia',
    phone: 'Centralita',
    fax: 'Número de fax',
    email: 'Correo de contacto',
    website: 'Visítenos en',
    billTo: 'Factura a nombre de',
    shipTo: 'Punto de entrega',
    soldBy: 'Factura emitida por',
  },
  months: list('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
  shortMonths: list('ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'),
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'D de MMMM de YYYY', 'DD.MM.YYYY', 'D/M/YYYY', 'YYYY-MM-DD', 'DD-MM-YY', 'DD MMM YYYY'],
  numberFormats: [
    [',', '.'],
    [',', ''],
    ['.', ','],
    [',', ' '],
  ],
  vatWords: list('IVA|I.V.A.|Iva|IGIC'),
  vatLines: list(
    '{vatWord} {rate}% {vat}|{vatWord} {rate}% s/ {net} {vat}|{net} {rate}% {vat}|{rate}% {net} {vat} {gross}|{vatWord} ({rate} %) {vat}|Base {net} {vatWord} {rate}% Cuota {vat}',
  ),
  paymentSentences: list(
    'Pago a {days} días fecha factura.|Transferencia bancaria a {days} días.|Recibo domiciliado a {days} días|Fecha de vencimiento: {date}|Rogamos efectúen el pago antes del {date}.|Descuento del {discountPercent}% por pago en {discountDays} días, neto a {days} días.|{discountPercent}% pronto pago hasta el {discountDate}; vencimiento {date}|Pago al contado.|Pago inmediato a la recepción de la factura.|El importe se cargará en su cuenta el {date}.|Domiciliación bancaria SEPA|Factura pagada. Gracias.|Pagado con tarjeta.|{days} días netos|Giro a {days} días f.f.|Confirming a {days} días|A pagar en {currency} en un plazo de {days} días.|Plazo de pago: {days} días desde la recepción.',
  ),
  discountSentences: list(
    '{discountPercent}% dto. pronto pago a {discountDays} días|Descuento del {discountPercent}% si paga antes del {discountDate}|Pronto pago {discountPercent}% hasta {discountDate}|Si paga en {discountDays} días: {discountPercent}% de descuento',
  ),
  referenceSentences: list(
    'Factura nº {invoiceId} de fecha {invoiceDate}|Indique el número de factura {invoiceId} y su código de cliente {customerId} en la transferencia.|Según su pedido {receiverOrderId}:|Mercancía entregada el {deliveryDate}|Concepto: factura {invoiceId}|Su pedido {receiverOrderId}, entregado el {deliveryDate}|Cliente {customerId} - Factura {invoiceId}',
  ),
  deliveryPeriodSentences: list(
    'Periodo del {from} al {to}|Servicios prestados del {from} al {to}|Periodo de facturación: {from} - {to}|Desde {from} hasta {to}|Consumo entre el {from} y el {to}',
  ),
  vatExemptions: list(
    'Operación exenta de IVA|Inversión del sujeto pasivo|Entrega intracomunitaria exenta según art. 25 LIVA|Exportación exenta según art. 21 LIVA|Operación no sujeta a IVA|Exenta de IVA según el artículo 20 de la Ley del IVA|Inversión del sujeto pasivo, art. 84 Ley 37/1992|IVA no aplicable',
  ),
  salutations: list('Estimado cliente:|Muy señores nuestros:|Estimado Sr. {name}:|Estimada Sra. {name}:|Distinguido cliente:'),
  sentences: list(
    'Gracias por su confianza.|Gracias por su compra.|Les agradecemos su pedido.|A continuación le detallamos los servicios facturados.|Reciba un cordial saludo.|La mercancía es propiedad del vendedor hasta su completo pago.|No se admiten devoluciones sin autorización previa.|Para cualquier duda póngase en contacto con nosotros.|Los precios no incluyen IVA.|Sus datos serán tratados conforme a la normativa de protección de datos.|Los gastos de devolución correrán a cargo del cliente.|Cualquier litigio se someterá a los juzgados de nuestro domicilio.|Esta factura sirve de garantía.|Las reclamaciones deben hacerse por escrito a la recepción.|Rogamos tomen nota de nuestra nueva cuenta bancaria.|Documento emitido electrónicamente, válido sin firma.|Conserve este documento.|Portes pagados.|Portes debidos.|El resto del pedido se enviará próximamente.|Quedamos a su entera disposición.|Le atendemos de lunes a viernes.|Vuelva pronto.|Se aplicarán intereses de demora según la ley.|Rogamos indiquen el concepto en la transferencia.|Son de aplicación nuestras condiciones generales de venta.|Sujeto a la ley de morosidad en operaciones comerciales.|Revise la mercancía antes de firmar la entrega.',
  ),
  articles: {
    trade: articles(
      'Papel fotocopia A4 @Paq. 3-7|Archivador palanca @Ud. 2-5|Silla de oficina @Ud. 80-380|Tóner negro @Ud. 45-170|Bolígrafos azules @Caja 4-15|Bombilla LED E27 @Ud. 3-12|Tornillo galvanizado @Caja 5-28|Guantes de trabajo @Par 2-9|Taladro a batería @Ud. 85-320|Limpiador concentrado @Gfa. 9-42|Film estirable @Rollo 6-14|Botas de seguridad @Par 45-140|Rodamiento de bolas @Ud. 3-19|Cinta adhesiva @Rollo 1-4',
    ),
    construction: articles(
      'Alicatado de paredes @m² 22-55|Pintura plástica lisa @m² 5-13|Tabique de pladur @m² 28-65|Oficial de primera @h 22-38|Alquiler de andamio @día 15-90|Medios auxiliares @PA 150-1200|Excavación y transporte @m³ 12-38|Hormigón HA-25 @m³ 75-140|Ventana de aluminio @Ud. 260-880|Cable eléctrico @m 0.8-2.4|Tubo de cobre @m 8-20|Desplazamiento @Ud. 20-60|Impermeabilización cubierta @m² 28-70',
    ),
    it: articles(
      'Alojamiento web anual @año 60-280|Licencia de software @Ud. 60-900|Soporte remoto @h 35-85|Portátil 14 pulgadas @Ud. 620-1700|Monitor 27 pulgadas @Ud. 160-500|Mantenimiento de servidor @mes 90-800|Registro de dominio @año 9-25|Switch de red @Ud. 140-650|Desarrollo de aplicación @h 40-90|Copia de seguridad en la nube @GB 0.1-1.5|Base de conexiones USB-C @Ud. 85-250|Formación usuarios @día 350-900|Certificado SSL @año 20-180',
    ),
    food: articles(
      'Manzana Golden @kg 1.1-2.5|Harina de trigo @Saco 9-24|Solomillo de ternera @kg 22-42|Leche entera @L 0.7-1.3|Huevos camperos @Doc. 2-4|Agua mineral @Pack 2-6|Cerveza barril @Barril 75-150|Mantequilla @kg 6-12|Patatas @Saco 6-18|Pan rústico @Ud. 1-2.5|Aceite de oliva virgen extra @L 5-12|Café en grano @kg 11-26|Queso curado @kg 11-22|Jamón ibérico @kg 30-80',
    ),
    consulting: articles(
      'Servicios de consultoría @h 50-170|Dirección de proyecto @día 350-1000|Cuentas anuales @Ud. 400-2800|Gestión de nóminas @Ud. 8-25|Taller formativo @día 450-1500|Kilometraje @km 0.2-0.5|Asesoría contable @mes 70-480|Honorarios abogado @h 90-280|Informe pericial @Ud. 350-2500|Traducción jurada @pal. 0.1-0.2|Diseño gráfico @h 30-75|Corrección de textos @pág. 3-9|Estudio de mercado @Ud. 900-5200',
    ),
    utilities: articles(
      'Término de energía @kWh 0.1-0.32|Término de potencia @kW 2-9|Gas natural @kWh 0.05-0.13|Alquiler de contador @mes 0.8-3|Peajes y cargos @kWh 0.02-0.07|Consumo de agua @m³ 0.7-2.3|Alcantarillado @m³ 0.3-1.1|Depuración @m³ 0.3-0.9|Fibra y fijo @mes 22-55|Línea móvil @mes 8-40|Recogida de residuos @Ud. 6-24|Impuesto eléctrico @kWh 0.01-0.02|Cuota de servicio @mes 3-18',
    ),
    transport: articles(
      'Transporte palet @Palet 35-170|Envío de paquete @Ud. 4-13|Recargo combustible @% 4-18|Peaje @Ud. 3-28|Almacenaje palet @Palet 3-11|Servicio de mensajería @Ud. 6-35|Mozo de mudanzas @h 18-35|Transporte contenedor @Ud. 260-1000|Despacho de aduanas @Ud. 45-140|Paralización @h 30-60|Transporte frigorífico @Ud. 120-600|Alquiler furgoneta @día 40-100|Gasóleo A @L 1.3-1.8',
    ),
    hospitality: articles(
      'Habitación individual @Noche 45-140|Habitación doble @Noche 60-210|Desayuno buffet @Pax 7-18|Pausa café @Pax 5-14|Tasa turística @Noche 1-4|Menú del día @Ud. 11-19|Café con leche @Ud. 1.2-2.2|Vino tinto de la casa @Bot. 9-18|Aparcamiento @día 8-25|Alquiler de sala @día 90-550|Tapa variada @Ud. 2.5-7|Paella @Rac. 12-20|Agua mineral @Bot. 1.5-3|Caña @Ud. 1.5-3',
    ),
  },
  units: list('Ud.|Uds.|h|día|mes|kg|L|m²|m|m³|Caja|Par|Palet|kWh|PA|km|Rollo|UN'),
  firstNames: list(
    'José|María|Antonio|Carmen|Manuel|Ana|Francisco|Laura|Javier|Lucía|Carlos|Marta|David|Elena|Miguel|Isabel|Alejandro|Cristina|Pablo|Sara|Sergio|Raquel|Fernando|Paula|Jorge|Beatriz|Alberto|Silvia|Rubén|Pilar|Diego|Nuria',
  ),
  lastNames: list(
    'García|Rodríguez|González|Fernández|López|Martínez|Sánchez|Pérez|Gómez|Martín|Jiménez|Ruiz|Hernández|Díaz|Moreno|Muñoz|Álvarez|Romero|Alonso|Gutiérrez|Navarro|Torres|Domínguez|Vázquez|Ramos|Gil|Ramírez|Serrano|Blanco|Molina|Castro|Ortega',
  ),
  companyWords: list(
    'Nueva|Hermanos|Talleres|Construcciones|Reformas|Instalaciones|Transportes|Logística|Servicios|Asesoría|Consultores|Informática|Soluciones|Sistemas|Gráficas|Imprenta|Muebles|Ferretería|Suministros|Mecánicas|Electricidad|Fontanería|Alimentación|Panadería|Bodegas|Frutas|Quesería|Hostal|Hotel|Mesón|Cristalería|Maderas|Mármoles|Cerámicas|Energía|Aguas|Levante|Norte|Sur|Costa|Sierra|Castilla|Ebro|Duero|Sol|Luna|Estrella|Olivar|Puerto|Roble|Verde|Mar',
  ),
  streets: list(
    'Calle Mayor, {n}|C/ Real, {n}|Avda. de la Constitución, {n}|Plaza de España, {n}|C/ San Juan, {n}|Calle del Carmen {n}|Paseo de la Estación, {n}|C/ Cervantes, {n}|Avenida de Madrid, {n}|Pol. Ind. La Vega, parcela {n}|C/ Goya, {n}|C/ Colón {n}|Ronda Norte, {n}|Calle Ancha, {n}|C/ Nueva, {n}|Gran Vía, {n}|C/ Velázquez, {n}|Camino Viejo, {n}|C/ del Sol, {n}|Avda. Diagonal, {n}|C/ Santa Ana, {n}|Carretera de Valencia, km {n}|C/ Libertad, {n}|Calle Industria, {n}|C/ Lepanto, {n}|Plaza Mayor, {n}|C/ Murillo, {n}|Travesía del Río, {n}|C/ La Paz, {n}|Avda. de Andalucía, {n}|C/ Olmo, {n}|Rambla Nova, {n}',
  ),
  pageOf: list('Página {page} de {pages}|Pág. {page} de {pages}|Pág. {page}/{pages}|Hoja {page} de {pages}|Página {page}'),
  days: list('días|día|d|días naturales|días hábiles'),
  immediately: list('al contado|inmediato|a la recepción|contado|a la vista|de inmediato'),
};
