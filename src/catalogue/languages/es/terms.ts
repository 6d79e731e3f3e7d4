/** Spanish: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Factura|FACTURA|Factura de venta|Factura comercial|Factura ordinaria|Factura electrónica|Factura simplificada|Factura de contado|Factura de crédito|Factura electrónica de venta|Boleta electrónica|Boleta|Comprobante fiscal digital|Factura de exportación|Factura recapitulativa|Factura final',
    creditNote:
      'Abono|Nota de crédito|Factura rectificativa|Factura de abono|Nota de abono|NOTA DE CRÉDITO|Rectificativa|Nota de crédito electrónica|Factura de devolución',
    receipt: 'Recibo|Ticket|Tique|Factura simplificada|Comprobante de pago|Boleta de venta|Recibo de pago|Comprobante|Ticket de venta|Factura ticket',
    deliveryNoteTitle: 'Albarán|Albarán de entrega|Nota de entrega|Guía de remisión|Remito|Guía de despacho|Remisión|Nota de remisión|Conduce',
    orderConfirmationTitle: 'Confirmación de pedido|Pedido|Acuse de pedido',
    offerTitle: 'Presupuesto|Oferta|Cotización|Factura proforma',
    reminderTitle: 'Recordatorio de pago|Aviso de pago|Reclamación de pago|Extracto de cuenta|Segundo aviso',
    termsTitle: 'Condiciones generales|Condiciones generales de venta|Términos y condiciones|Condiciones de venta',
    letterSubject: 'Asunto|Ref.|Referente a|Objeto',
    invoiceId:
      'Nº factura|Número de factura|Factura nº|Nº de factura|N.º factura|Factura|Núm. factura|Número|Nº|Factura Nº|N° Factura|Nº documento|Nº Fra.|Fra. nº|Factura número|Núm. de factura|Nº doc.|Num. factura|Documento nº|Folio|Nº abono|Serie y número|Nº de la factura|Número factura|Nro. de factura|Nro. factura|Factura Nro.|Factura núm.|N° de factura|Comprobante Nro.|Comp. Nro|Nº comprobante|No. de comprobante|Serie y folio|Serie/Folio|Folio factura|Nº de documento|Número de documento|Nº ticket|Código de factura|Boleta Nº|Nº recibo|Factura de venta No.|Consecutivo',
    invoiceDate:
      'Fecha factura|Fecha|Fecha de factura|Fecha de emisión|Fecha emisión|Fecha de la factura|Fecha fra.|Fecha expedición|Fecha de expedición|Fecha documento|Emitida el|Fecha de facturación|Fecha doc.|Factura de fecha|F. factura|Fecha de creación|Fecha y hora de emisión|Fecha y hora de expedición|Fecha de comprobante|Fecha comprobante|Fecha de generación|Fecha de elaboración|Fecha de venta|Emisión|Emitido el|Fecha de documento|Fecha del documento|Fecha y hora|Expedida el|Fecha expedición factura|F. emisión|Fecha ticket|Lugar y fecha de expedición',
    deliveryDate:
      'Fecha de entrega|Fecha entrega|Fecha operación|Fecha de operación|Fecha de envío|Fecha albarán|Fecha del servicio|Entregado el|Fecha de prestación|Fecha de servicio|Fecha de suministro|Fecha envío|F. entrega|Fecha de salida|Trabajos realizados el|Realizado el|Fecha de ejecución|Ejecutado el|Terminado el|Fecha de intervención|Fecha de realización|Fecha intervención|Enviado el|Fecha de despacho|Fecha despacho|Fecha de la operación|Fecha de prestación del servicio|Fecha prestación|Fecha servicio|Fecha de venta/servicio|Fecha devengo|Fecha de devengo|Fecha de remisión',
    deliveryNoteId:
      'Albarán|Nº albarán|Albarán nº|Nº de albarán|Número de albarán|Núm. albarán|N. albarán|Albarán de entrega nº|Nuestro albarán|Nº Alb.|Alb. nº|Nota de entrega nº|Remito nº|Guía de remisión|S/albarán|Guía de despacho Nº|Guía de despacho|Remisión No.|Nº remito|Remito|Nº remisión|Nº de guía|Albarán número|Albaranes',
    customerId:
      'Código cliente|Nº cliente|Cód. cliente|Cliente|Número de cliente|Cliente nº|N.º cliente|Cod. cliente|Núm. cliente|Código de cliente|Nº de cliente|Cta. cliente|Cuenta cliente|Ref. cliente|Cod. Cli.|Cuenta contrato|Id. cliente|Nº socio|Nro. cliente|Nro. de cliente|Código del cliente|ID de cliente|Identificador cliente|Cta. cte.|Nº de abonado|Nº abonado|Nº de contrato cliente|Clave cliente|Número de socio|Nº suscriptor',
    receiverOrderId:
      'Su pedido|Nº pedido|Su pedido nº|Pedido cliente|S/Ref.|Su referencia|Número de pedido|Pedido nº|S/pedido|Ref. pedido|Nº de pedido|Orden de compra|Pedido|Su ref.|Nº pedido cliente|O.C. nº|Vuestro pedido|S/Ped.|Orden de compra nº|Referencia de pedido|No. de orden de compra|Nº orden de compra|Nro. pedido|Nro. orden de compra|Número de orden de compra|Número de orden|Referencia del comprador|Pedido de compra|Referencia pedido|Referencia comprador|Su nº de pedido',
    receiverOrderDate:
      'Fecha pedido|Fecha de pedido|Su pedido de fecha|Pedido de fecha|Fecha de su pedido|Fecha del pedido|Fecha orden de compra|Fecha O.C.|F. pedido|Pedido de|Fecha de orden de compra|Fecha de la orden de compra',
    senderOrderId:
      'Nuestra referencia|N/Ref.|Nuestra ref.|Nº orden|Pedido|Nº pedido|Orden nº|Nuestro pedido|N/pedido|Pedido interno|Orden de trabajo|Nº expediente|Orden de venta|Pedido de venta|O.T. nº|N/Ped.|Confirmación nº|Nº de orden|Nº de pedido interno|Pedido Nº interno|Orden de venta No.|Nota de venta|Nº nota de venta|Orden de servicio|Orden de servicio No.|Nº orden de trabajo|Nro. orden|Nº presupuesto/pedido',
    senderOrderDate:
      'Fecha de pedido|Fecha orden|Fecha pedido|Fecha confirmación|Nuestro pedido de fecha|Fecha de la orden|Fecha de confirmación|Orden de fecha|Fecha O.T.',
    costCenter: 'Centro de coste|Centro de costes|Centro de costo|CeCo|C. coste|Centro de gasto|Unidad tramitadora|Centro de costos',
    dueDate:
      'Vencimiento|Fecha de vencimiento|Fecha vencimiento|Vencimientos|Vence el|Vto.|Fecha vto.|Pagar antes del|Fecha límite de pago|Fecha de pago|Pago antes de|Vence|Fecha de cargo|Fecha límite|Vencimiento del pago|Fecha venc.|A pagar antes del|F. vencimiento|Fecha de cobro|Pagadero hasta|Fecha de vto.|F. vto.|Fecha Vencimiento Pago|Fecha de vto. para el pago|Vencimiento de pago|Fecha de vencimiento del pago|Pagar hasta|Páguese antes de|Plazo hasta|Fecha máxima de pago|Fecha máx. de pago|Pago oportuno|Fecha de pago oportuno|Fecha límite para pago|Pagar antes de|Vencto.|Fecha vencto.',
    paymentTerms:
      'Forma de pago|Condiciones de pago|Formas de pago|Modo de pago|Pago|Método de pago|Plazo de pago|Términos de pago|Cond. de pago|F. pago|Condición de pago|Condición de venta|Condiciones de venta|Cond. de venta|Condición pago|Medio de pago|Medios de pago|Tipo de pago|Método de pago SAT|Términos y condiciones de pago|Modalidad de pago',
    discount: 'Dto. pronto pago|Descuento pronto pago|Dto. P.P.|Descuento por pronto pago|DPP|Dto. PP hasta|Pronto pago',
    deliveryPeriod:
      'Periodo|Periodo de facturación|Período de facturación|Periodo facturado|Período|Periodo de servicio|Periodo de consumo|Periodo de liquidación|Mes facturado|Periodo de prestación|Estancia|Periodo de alquiler|Período facturado desde|Periodo de suscripción|Periodo de la prestación|Periodo de lectura|Periodo de referencia|Ciclo de facturación',
    from: 'del|desde|de|Inicio|Entrada|Fecha inicio|Fecha de inicio|Fecha desde|Fecha inicial|Fecha de entrada|Check-in',
    to: 'al|hasta|a|Fin|Salida|Fecha fin|Fecha de fin|Fecha hasta|Fecha final|Fecha de salida|Check-out',
    netTotal:
      'Base imponible|Subtotal|Total neto|Importe neto|Base|Neto|Suma|Total bruto|Total base imponible|Importe sin IVA|Total sin IVA|Total B.I.|B. imponible|Base Imp.|Importe bruto|Suma importes|Total base|Total antes de impuestos|Total importe|Importe neto gravado|Neto gravado|Monto neto|Valor neto|Total neto gravado|Base gravable|Base gravada|Op. gravadas|Op. gravada|Operación gravada|Total gravado|Total sin impuestos|Subtotal sin IVA|Importe sin impuestos|Importe total sin IVA|Suma base imponible|Suma de bases|Valor venta|Total valor venta|Total bases imponibles|Base imponible total|Importe base imponible',
    vatTotal:
      'IVA|Total IVA|Cuota IVA|Importe IVA|I.V.A.|Cuota|Impuestos|Total impuestos|Cuota de IVA|Total I.V.A.|IVA repercutido|IGIC|Importe I.V.A.|Total cuota IVA|IGV|ITBIS|ITBMS|IVA 21%|Total impuesto|Monto IVA|Monto del IVA|Valor IVA|Importe de IVA|Importe del IVA|Impuestos trasladados|Total impuestos trasladados|Impuesto trasladado|Impuesto sobre el valor añadido|Importe total IVA|IPSI|Importe IGIC|Cuota repercutida|IVA trasladado|Cuotas IVA',
    grandTotal:
      'Total|Total factura|TOTAL FACTURA|Importe total|Total general|Total con IVA|Total IVA incluido|Total importe factura|Total €|Total EUR|Importe factura|Total euros|Total (IVA incl.)|Importe total factura|Total documento|Total neto factura|Monto total|Suma total|Total con impuestos|Total IVA inc.|Importe total con IVA|Importe con IVA|Importe total de la factura|Total de la factura|Total de factura|Total MXN|Total COP|Total ARS|Total CLP|Total S/|Valor total factura|Valor factura|Total comprobante|Total operación|Total venta|Gran total|Total ticket|Total compra|Monto total factura',
    vatRate: '% IVA|Tipo|Tipo IVA|IVA %|Tipo de IVA|Tipo impositivo|%|Alícuota|Alícuota IVA|Tasa|Tasa IVA|Tarifa IVA|Porcentaje IVA',
    vatBase: 'Base imponible|Base|B. Imponible|Base IVA|Base imp.|Importe base|Base Imponible IVA|Base gravable IVA|Bases',
    amountDue:
      'Total a pagar|Importe a pagar|A pagar|Líquido a pagar|Total a abonar|Importe pendiente|Pendiente de pago|Saldo pendiente|Importe líquido|Líquido|Total líquido|Neto a pagar|Saldo a pagar|A ingresar|Total pendiente|Saldo deudor|Importe a abonar|Importe adeudado|Monto a pagar|Monto adeudado|Monto pendiente|Valor a pagar|Total adeudado|Total pendiente de pago|Pendiente|Importe debido|Total a ingresar|Por pagar|Total por pagar|Monto vencido|Saldo restante|Importe restante|A cobrar|Total a cobrar',
    prepaid:
      'Anticipo|A cuenta|Entrega a cuenta|Pagado|Importe pagado|Ya pagado|Entregado|Pagos|Pagos recibidos|Pagado hasta la fecha|Pagado a la fecha|Total pagado|Monto pagado|Importe abonado|Abonado|Anticipos|Total anticipos|Abonos|Anticipo recibido|Pago recibido',
    rounding: 'Redondeo|Ajuste por redondeo|Diferencia de redondeo|Redond.',
    shipping:
      'Portes|Gastos de envío|Transporte|Envío|Flete|Gastos de transporte|Embalaje|Manipulación|Gastos de manipulación|Coste de envío|Costo de envío|Costes de envío|Portes debidos|Seguro y flete|Despacho',
    discountAmount:
      'Descuento|Dto.|Importe dto.|Total descuento|Bonificación|Rebaja|Dto. comercial|Descuentos|Total descuentos|Total dto.|Descuento comercial|Descuento total|Descuento global|Importe descuento|Dto. general|Bonificaciones|Total bonificación|Monto descuento|Descto.|Rappel',
    senderVatId:
      'NIF|CIF|C.I.F.|N.I.F.|NIF/CIF|CIF/NIF|NIF-IVA|N.I.F./C.I.F.|VAT|RFC|RUC|CUIT|C.I.F|NIF IVA|Nº IVA|NIF intracomunitario|CIF nº|RUC Nº|R.U.T.|NIT|CUIT Nº|RFC emisor|RFC del emisor|NIT No.|NIF-IVA intracomunitario|VAT nº|Nº VAT|IVA nº|Nº de IVA|Número de IVA|CIF/VAT|NIF/VAT|NIF/NIE|RNC|Cédula jurídica|NIF emisor|CIF emisor|NIF vendedor',
    receiverVatId:
      'NIF cliente|CIF cliente|Su NIF|Su CIF|C.I.F. cliente|NIF/CIF cliente|N.I.F. cliente|CIF/DNI|D.N.I./C.I.F.|NIF destinatario|Cliente NIF|RFC receptor|NIF comprador|RFC del receptor|RFC cliente|RUC cliente|CUIT cliente|NIT cliente|RUT cliente|NIF receptor|NIF del cliente|CIF del cliente|NIF/NIE cliente|NIF adquirente|DNI/NIF|CIF/NIF cliente|NIF-IVA cliente|CUIT del cliente',
    taxId:
      'DNI|Número fiscal|Identificación fiscal|NIE|Número de identificación fiscal|Nº identificación fiscal|D.N.I.|N.I.E.|Cédula|Nº identificación|CURP|CUIL|D.N.I. / N.I.F.|Ingresos Brutos|IIBB|ID fiscal|Código fiscal',
    companyRegistration:
      'Registro Mercantil|Reg. Merc.|Inscrita en el R.M.|R.M.|Inscripción|Hoja|Tomo|Inscrita en el Registro Mercantil|Reg. Mercantil|Matrícula mercantil|Registro mercantil tomo',
    iban: 'IBAN|Nº IBAN|Código IBAN|Cuenta IBAN|IBAN nº|Cta. IBAN|Código cuenta IBAN',
    bic: 'BIC|SWIFT|BIC/SWIFT|Código SWIFT|Código BIC|BIC (SWIFT)|Cód. SWIFT|SWIFT/BIC',
    bankCode: 'Entidad|Oficina|Código banco|Sucursal|Entidad/Oficina|Código entidad|Cód. banco|Cód. sucursal|CLABE|Código de banco|Código de entidad',
    bankAccount:
      'Cuenta|Nº cuenta|Cuenta bancaria|C/C|Cuenta corriente|Número de cuenta|CCC|Nº de cuenta|Cuenta CLABE|CLABE interbancaria|Cta. Cte.|Nro. de cuenta|Cuenta No.|Cuenta de ahorros|Cta. bancaria|Cuenta de abono|Nº de cuenta bancaria|CBU|Cta. Corriente',
    bankName:
      'Banco|Entidad bancaria|Domiciliación|Domiciliación bancaria|Datos bancarios|Entidad|Nombre del banco|Nuestro banco|Entidad financiera|Banco emisor',
    isrReference: 'Referencia|Número de referencia|Nº referencia|Referencia QR|Nº de referencia|Ref. QR|Referencia ESR',
    kid: 'Concepto|Referencia de pago|Concepto del pago|KID|Concepto transferencia|Ref. de pago|Concepto de pago|Referencia del pago|Concepto de transferencia|Referencia bancaria|Concepto de la transferencia',
    phone: 'Teléfono|Tel.|Tfno.|Tlf.|Telf.|Móvil|T|Teléfonos|Tel/Fax|Tels.|Tlfno.|Teléf.|Celular|Cel.|Nº teléfono|Núm. de teléfono|Whatsapp',
    fax: 'Fax|Telefax|F|Nº fax|Fax nº|Núm. fax',
    email: 'E-mail|Email|Correo electrónico|Correo|Mail|Correo-e|C. electrónico|Dirección de correo|Correo elec.|Dirección de correo electrónico',
    website: 'Web|Página web|www|Sitio web|Internet|Pág. web|Nuestra web|Dirección web',
    register: 'Registro Mercantil de|Inscrita en el Registro Mercantil de|Domicilio social|Inscrita en|Tomo, Folio, Hoja',
    managingDirector: 'Gerente|Director general|Administrador|Administradora|Representante legal|Consejero delegado|Director',
    contactPerson: 'Contacto|A la atención de|Persona de contacto|Atn.|A/A|Att.|Su contacto|Atención|Atención a|Nombre de contacto',
    billTo:
      'Facturar a|Cliente|Datos del cliente|Dirección de facturación|Datos de facturación|Destinatario|Sr./Sra.|Razón social|Señores|Facturado a|Facturación|Sr(es).|Cliente/Razón social|Datos cliente|Datos del receptor|Receptor|Comprador|Adquirente|Adquiriente|Nombre del cliente|Nombre cliente|Datos fiscales|Cliente / Receptor|Vendido a|Titular|Nombre o razón social|Apellido y Nombre / Razón Social|Apellidos y nombre / Razón social|Cobrar a|Domicilio fiscal cliente|Destinatario de la factura|Razón social cliente',
    shipTo:
      'Enviar a|Dirección de entrega|Lugar de entrega|Dirección de envío|Destino|Entregar en|Obra|Entregado a|Dirección entrega|Domicilio de entrega|Enviado a|Entrega a|Destinatario mercancía|Dirección del suministro|Dirección de suministro|Dirección de obra|Consignatario|Datos de envío|Datos de entrega|Lugar de prestación|Despachar a',
    soldBy:
      'Vendedor|Proveedor|Emisor|Vendido por|Remitente|Datos del emisor|Datos del vendedor|Emitido por|Facturado por|Emisor de la factura|Expedido por|Prestador|Acreedor|Beneficiario|Datos empresa|Datos del proveedor',
    position: 'Nº|Pos.|Línea|Lín.|#|Ítem|Pos|Renglón',
    itemId:
      'Código|Referencia|Artículo|Ref.|Cód.|Cód. artículo|Código artículo|Art.|Cod. Art.|Código producto|Cód. producto|Código de producto|Cód. prod.|Referencia producto|Ref. artículo|Clave|Clave producto|No. identificación|Cód. barras|Nº artículo|Código art.',
    description:
      'Descripción|Concepto|Artículo|Detalle|Denominación|Producto|Servicio|Descripción del artículo|Conceptos|Descripción del producto|Descripción del servicio|Producto / Servicio|Descripción de los bienes|Nombre del producto|Descripción del bien o servicio|Detalle / Concepto|Glosa|Denominación del artículo|Concepto / Descripción|Descripción producto',
    quantity:
      'Cantidad|Cant.|Uds.|Unidades|Cant|Horas|Ctd.|Nº uds.|Unids.|Nº unidades|Cantidad/Horas|Cdad.|Cntd.|Ctdad.|Cantid.|Bultos|Horas trabajadas|Cant. pedida',
    unit: 'Unidad|Ud.|U.M.|UM|Unid.|Medida|Unidad de medida|U. Medida|Un. medida|Clave unidad|Unid. medida|Unidades',
    unitPrice:
      'Precio|Precio unitario|Precio unit.|P. unitario|Precio/ud.|Precio ud.|P.V.P.|P. unit.|Tarifa|Precio €|Precio unidad|Valor unitario|Vr. unitario|Vlr. unitario|V. unitario|V/r unit.|Pr. unit.|P.U.|Precio neto|Precio venta|Precio sin IVA|Precio unitario sin IVA|Coste unitario|Costo unitario|Coste|Importe unitario|Precio base|Precio hora|Tarifa/hora',
    lineVatRate: 'IVA|% IVA|IVA %|Tipo IVA|I.V.A.|Imp.|Impuesto|Impuestos|Alícuota IVA|Alic. IVA|Tasa IVA',
    lineDiscount: 'Dto.|% Dto.|Dto|Descuento|Dto. %|%Dto|% Desc.|Dcto.|% Bonif|Dtos.|Descuentos|Dto1',
    lineTotal:
      'Importe|Total|Subtotal|Importe neto|Importe €|Total línea|Neto|Importe total|Valor|Importe línea|Vr. total|Vlr. total|Monto|Precio total|Subtotal c/IVA|Valor venta|Importe IVA incl.',
    lineDeliveryDate: 'Fecha|Fecha entrega|Fecha albarán|F. entrega|Fecha de entrega|Fecha de servicio',
    lineOrderId: 'Pedido|Nº pedido|Su pedido|Ref. pedido|Nº de pedido|S/pedido|O.C.|Orden compra',
    lineDeliveryId: 'Albarán|Nº albarán|Alb.|Albarán nº|Nº Alb.|Nº de albarán',
    serialNumber: 'Nº de serie|Número de serie|Nº serie|S/N|Lote|Nº lote|Nro. de serie|Lotes|Bastidor|Nº bastidor',
    carryOver: 'Suma y sigue|Suma anterior|Suma página|Arrastre|Total arrastrado|Continúa|Continúa en página siguiente|Suma anterior página',
    subtotal: 'Subtotal|Suma parcial|Total parcial|Total albarán',
    priceUnit: 'por|Por|cada|Unidad precio',
    page: 'Página|Pág.|Hoja|Pag.|Hoja nº|Página nº|Folio nº',
    printDate: 'Fecha de impresión|Impreso el|Fecha impresión|Generado el|Impresión|Fecha de emisión impresión|Impresa el|Hora de impresión',
    project: 'Proyecto|Obra|Nº proyecto|Expediente|Código proyecto|Nombre del proyecto|Código de proyecto|Obra nº|Nº obra|Nº expediente obra',
    contract:
      'Contrato|Nº contrato|Contrato nº|Número de contrato|Referencia del contrato|Póliza|No. de contrato|Nº póliza|Nº de póliza|Referencia de contrato',
    trackingId: 'Nº de seguimiento|Número de seguimiento|Nº envío|Expedición|Localizador|Nº de guía envío|Tracking|Nº expedición|Agencia de transporte',
    meterId: 'CUPS|Nº contador|Contador|Número de contador|Equipo de medida|Nº medidor|Medidor',
    previousBalance: 'Saldo anterior|Importe anterior|Factura anterior|Saldo inicial|Deuda anterior',
    deposit: 'Depósito|Fianza|Depósito en garantía|Envases|Señal',
    birthDate: 'Fecha de nacimiento|Nacido el|F. nacimiento|Nacida el',
    validUntil: 'Válido hasta|Validez|Validez de la oferta|Válida hasta|Fecha de validez',
    orderDateOfOffer: 'Fecha presupuesto|Presupuesto de fecha|Fecha de la oferta|Nuestra oferta de fecha',
    clerk:
      'Comercial|Vendedor|Agente|Atendido por|Le atendió|Representante|Cajero|Operario|Camarero|Técnico|Vendedor/a|Asesor|Asesor comercial|Elaborado por|Elaboró|Ejecutivo|Cajera|Cajero/a|Dependiente|Atendió|Facturó|Mesero|Le ha atendido|Operador',
    reference:
      'Referencia|Ref.|Presupuesto nº|Nº presupuesto|Oferta nº|Expediente|Incoterm|Asunto|Nuestra oferta|Nº oferta|Cotización No.|No. cotización|Folio fiscal|UUID|CAE|CAE N°|CUFE|Observaciones|Uso CFDI|Régimen fiscal|Serie del certificado|Condición frente al IVA|Nº siniestro|Nº de referencia interna',
    terminal: 'Terminal|Caja|TPV|Tienda|Nº operación|Mesa|Autorización|Comercio|Punto de venta|Nº caja|Comensales|Turno|Nº mesa|Surtidor|TPV nº|Aprobación',
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
};
