/** Spanish: digital tax receipts of Mexico, invoices by letter of Argentina, plain ones of Spain. */
import { englishQrBill, type Forms } from '../forms.js';
import { list, otherFields } from '../lists.js';

export const forms: Forms = {
  ruled: [
    {
      countries: ['MX'],
      weight: 3,
      titles: list('Factura|CFDI|Comprobante Fiscal Digital por Internet|Factura electrónica'),
      subtitles: list('|Representación impresa de un CFDI|Tipo de comprobante: I - Ingreso'),
      headings: {
        sender: list('Emisor|Datos del emisor'),
        receiver: list('Receptor|Datos del receptor|Cliente|Facturado a'),
        delivery: list('Lugar de entrega|Embarcar a|Consignado a'),
        carrier: list('Transportista|Enviar por'),
        sums: list('Importes|Totales'),
        items: list('Conceptos'),
        notes: list('Observaciones|Cadena original'),
      },
      fields: {
        name: list('Nombre|Razón social|Nombre o razón social'),
        street: list('Domicilio|Calle y número|Dirección'),
        district: list('Colonia|Col.'),
        zip: list('C.P.|Código postal|CP'),
        city: list('Ciudad|Municipio|Delegación/Municipio'),
        state: list('Estado|Entidad'),
        phone: list('Teléfono|Tel.'),
      },
      number: list('Folio|Serie y folio|No. de factura|Factura'),
      date: list('Fecha de emisión|Fecha|Fecha y hora de expedición'),
      sender: { block: 0.45, cells: 0.3, head: 0.25 },
      parties: { cells: 0.6, blocks: 0.3, column: 0.1 },
      others: otherFields(
        'Uso CFDI=G03,G01 - Adquisición,P01|Régimen fiscal=601,612,General|Lugar de expedición={n}|Método de pago=PUE,PPD|Forma de pago=03,01,99|Folio fiscal={id}|No. de serie del certificado={id}|Moneda=MXN|Exportación=01',
      ),
      freight: otherFields('Condiciones=Contado,Crédito|Vendedor={n}|Ruta={n}|Bultos={n}|Embarque={date}'),
      taxes: list('Descuento|Retención ISR|Retención IVA|IEPS|Ret. IVA'),
    },
    {
      countries: ['AR', 'ES'],
      weight: 2.5,
      titles: list('Factura|FACTURA A|Factura electrónica|Factura B|Albarán-Factura'),
      subtitles: list('|ORIGINAL|COD. 01|DUPLICADO|Código 006'),
      headings: {
        sender: list('Emisor|Datos del vendedor'),
        receiver: list('Señor(es)|Cliente|Sr./Sres.|Datos del comprador|Señores'),
        delivery: list('Lugar de entrega|Domicilio de entrega|Destino'),
        carrier: list('Transporte|Transportista'),
        sums: list('Totales'),
        items: list('Detalle'),
        notes: list('Observaciones'),
      },
      fields: {
        name: list('Señor(es)|Razón social|Apellido y nombre / Razón social|Nombre'),
        street: list('Domicilio|Domicilio comercial|Dirección'),
        district: list('Barrio|Comuna|Localidad'),
        zip: list('C.P.|Cód. postal|CP'),
        city: list('Localidad|Ciudad|Población'),
        state: list('Provincia|Pcia.'),
        phone: list('Teléfono|Tel.|Fono'),
      },
      number: list('Comp. Nro|Nº|N°|Factura Nº|Número'),
      date: list('Fecha de emisión|Fecha|Fecha emisión'),
      sender: { block: 0.75, cells: 0.05, head: 0.2 },
      parties: { cells: 0.75, blocks: 0.2, column: 0.05 },
      others: otherFields(
        'Punto de venta=0001,00003|Condición frente al IVA=Responsable inscripto,Consumidor final|Condición de venta=Contado,Cuenta corriente,30 días|Ingresos brutos={id}|Inicio de actividades={date}|Giro=Comercio,Servicios|Remito Nº={id}|CAE N°={id}',
      ),
      freight: otherFields('Bultos={n}|Chofer=|Patente=|Vendedor={n}|Zona={n}'),
      taxes: list('Importe otros tributos|Percepción IIBB|Descuento|Exento|No gravado'),
    },
  ],
  payment: {},
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};
