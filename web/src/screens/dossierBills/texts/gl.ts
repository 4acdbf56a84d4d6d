import type { Messages } from '#src/locales/messages.type.ts'
import type { dossierBills as spanish } from './es.ts'

export const dossierBills: Messages<typeof spanish> = {
  payments: 'Os meus pagamentos',
  title: 'Facturas de conexión',
  lead: 'O que custan os dereitos e as obras dos seus expedientes, e o que falta por pagar.',
  leadOne: 'Só as do expediente {{dossier}}.',
  back: 'Conexións',
  documents: 'Os meus documentos',
  showAll: 'Ver as facturas de todos os expedientes',
  owed: {
    label: 'Total pendente',
    nothing: 'Non debe nada polas súas conexións.',
    today: 'Hoxe é o último día para pagar.',
    one_one: 'Pode pagar a factura ata o {{date}}: quédalle {{count}} día.',
    one_other: 'Pode pagar a factura ata o {{date}}: quédanlle {{count}} días.',
    several_one: 'Ten {{count}} factura por pagar, ata o {{date}}.',
    several_other: 'Ten {{count}} facturas por pagar, a primeira ata o {{date}}.',
    silence: 'Se non se paga a tempo, o expediente queda fóra de prazo e a factura anúlase.',
  },
  groups: { pending: 'Por pagar', paid: 'Pagadas', cancelled: 'Anuladas' },
  status: { pending: 'Por pagar', paid: 'Pagada', cancelled: 'Anulada' },
  bill: {
    title: 'Factura {{number}}',
    dossier: 'Expediente',
    payer: 'Documento de quen paga',
    you: '{{document}} (vostede)',
    issued: 'Emitida',
    due: 'Data límite de pagamento',
    paid: 'Pagada',
    cancelled: 'O expediente rematou sen que se pagase. Non ten que pagala.',
  },
  none: {
    title: 'Aínda non hai facturas',
    ofOne: 'Este expediente non ten facturas',
    text: 'A factura dunha conexión emítese ao aceptar o orzamento. Veraa aquí nese momento.',
  },
  send: {
    action: 'Enviar a quen paga',
    hint: 'Quen paga non precisa conta: abóndanlle o número da factura e o seu documento, que van na mensaxe.',
    title: 'Factura {{number}} de Acometida',
    text: 'Factura {{number}} de Acometida: {{amount}}, ata o {{date}}.\nPara pagala sen rexistrarse, entre en {{address}} e escriba:\nDocumento: {{document}}\nNúmero de factura: {{number}}',
    copied: 'Mensaxe copiada. Péguea onde queira enviala.',
    failed: 'Non se puido preparar a mensaxe.',
  },
  pay: {
    one: 'Pagar {{amount}}',
    offline: 'Sen conexión non se pode pagar. Poderá facelo en canto volva.',
    title: 'Pagamento da conexión',
    lead: 'Expediente {{dossier}}.',
    back: 'Facturas do expediente',
    bill: 'Pagar a factura {{number}}',
    forPayer: 'A factura está a nome de {{document}}. Pode pagala vostede, ou enviarlla para que a pague.',
    next: 'O expediente segue adiante: o seguinte son as obras, co prazo que verá en Conexións.',
    nothing: {
      paid: {
        title: 'Esta factura xa está pagada',
        text: 'A factura {{number}} pagouse o {{date}}. Non ten que facer nada.',
      },
      cancelled: {
        title: 'Esta factura está anulada',
        text: 'O expediente rematou sen que se pagase a factura {{number}}. Non ten que pagala.',
      },
      missing: {
        title: 'Non atopamos nada que pagar',
        text: 'Este expediente non ten esa factura, ou non está entre os seus. Búsquea na lista.',
      },
    },
  },
}
