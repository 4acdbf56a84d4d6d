import type { Language } from '#src/core/outbox.ts'

const es = {
  title: 'Justificante de pago',
  order: 'N.º de operación',
  date: 'Fecha',
  time: 'Hora',
  local: (time: string) => `${time} (hora peninsular)`,
  means: 'Medio de pago',
  methods: { card: 'Tarjeta', bizum: 'Bizum' },
  holder: 'Titular (NIF)',
  dossier: 'Expediente',
  total: 'Total pagado',
  received: 'Pago recibido.',
  columns: ['Factura n.º', 'Concepto', 'Importe'],
  kinds: { bill: 'Peajes y cargos de acceso a la red', dossierBill: 'Conexión a la red' },
  settles: (count: number) =>
    count === 1
      ? 'Con este pago la factura queda saldada. No se volverá a cobrar.'
      : `Con este pago las ${count} facturas quedan saldadas. No se volverán a cobrar.`,
  legal: [
    'Este documento acredita el pago y no sustituye a las facturas, que puede descargar en el área de clientes.',
    'Si tiene alguna duda sobre este pago, indique el número de operación en el área de clientes o en el teléfono gratuito de la distribuidora.',
  ],
}

/** The words of a receipt in each language. The Spanish ones decide which there are. */
export const receiptTexts: Readonly<Record<Language, typeof es>> = {
  es,
  gl: {
    title: 'Xustificante de pagamento',
    order: 'N.º de operación',
    date: 'Data',
    time: 'Hora',
    local: (time) => `${time} (hora peninsular)`,
    means: 'Medio de pagamento',
    methods: { card: 'Tarxeta', bizum: 'Bizum' },
    holder: 'Titular (NIF)',
    dossier: 'Expediente',
    total: 'Total pagado',
    received: 'Pagamento recibido.',
    columns: ['Factura n.º', 'Concepto', 'Importe'],
    kinds: { bill: 'Peaxes e cargos de acceso á rede', dossierBill: 'Conexión á rede' },
    settles: (count) =>
      count === 1
        ? 'Con este pagamento a factura queda saldada. Non se volverá cobrar.'
        : `Con este pagamento as ${count} facturas quedan saldadas. Non se volverán cobrar.`,
    legal: [
      'Este documento acredita o pagamento e non substitúe as facturas, que pode descargar na área de clientes.',
      'Se ten algunha dúbida sobre este pagamento, indique o número de operación na área de clientes ou no teléfono gratuíto da distribuidora.',
    ],
  },
  en: {
    title: 'Payment receipt',
    order: 'Payment reference',
    date: 'Date',
    time: 'Time',
    local: (time) => `${time} (mainland Spain)`,
    means: 'Paid by',
    methods: { card: 'Card', bizum: 'Bizum' },
    holder: 'Holder (tax number)',
    dossier: 'Application',
    total: 'Total paid',
    received: 'Payment received.',
    columns: ['Bill no.', 'For', 'Amount'],
    kinds: { bill: 'Network access tolls and charges', dossierBill: 'Network connection' },
    settles: (count) =>
      count === 1
        ? 'This payment settles the bill. It will not be charged again.'
        : `This payment settles the ${count} bills. They will not be charged again.`,
    legal: [
      'This document proves the payment but does not replace the bills, which you can download in the customer area.',
      'If you have questions about this payment, give the payment reference in the customer area or on the distributor’s freephone number.',
    ],
  },
}
