/** Spanish: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
    'Factura nº {invoiceId} de fecha {invoiceDate}|Indique el número de factura {invoiceId} y su código de cliente {customerId} en la transferencia.|Según su pedido {receiverOrderId}:|Mercancía entregada el {deliveryDate}|Concepto: factura {invoiceId}|Su pedido {receiverOrderId}, entregado el {deliveryDate}|Cliente {customerId} - Factura {invoiceId}|Según su pedido {receiverOrderId} de fecha {receiverOrderDate} les facturamos:|Mercancía entregada el {deliveryDate} conforme a su pedido {receiverOrderId}.|Los trabajos finalizaron el {deliveryDate}.',
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
