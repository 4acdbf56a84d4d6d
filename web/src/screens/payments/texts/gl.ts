import type { Messages } from '#src/locales/messages.type.ts'
import type { myPayments as spanish } from './es.ts'

export const myPayments: Messages<typeof spanish> = {
  title: 'Os meus pagamentos',
  lead: 'O que pagou aquí con tarxeta ou con Bizum, co xustificante de cada pagamento.',
  all: 'Ver todos os meus pagamentos',
  from: 'Desde',
  to: 'Ata',
  backwards: 'O último día ten que ser posterior ao primeiro.',
  state: 'Estado',
  anyState: 'Calquera',
  states: { paid: 'Pagado', open: 'Sen rematar', refused: 'Rexeitado', expired: 'Caducado' },
  ofDossier: 'Só os pagamentos do expediente {{dossier}}.',
  day: 'Día',
  what: 'Que se pagou',
  bills_one: 'Factura {{numbers}}',
  bills_other: 'Facturas {{numbers}}',
  works: 'Obra do expediente {{dossier}}',
  method: 'Como',
  methods: { card: 'Tarxeta', bizum: 'Bizum' },
  receipt: 'Xustificante',
  receiptOf: 'Xustificante do pagamento do {{date}}',
  file: 'os_meus_pagamentos',
  none: {
    title: 'Aínda non pagou nada aquí',
    text: 'Cando pague unha factura con tarxeta ou con Bizum, aquí terá o seu xustificante. O que se carga na súa conta bancaria non pasa por aquí.',
  },
  noMatch: {
    title: 'Ningún pagamento coincide cos filtros',
    text: 'Neses días non hai pagamentos seus nese estado.',
    clear: 'Quitar os filtros',
  },
}
