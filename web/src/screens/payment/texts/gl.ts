import type { Messages } from '#src/locales/messages.type.ts'
import type { payment as spanish } from './es.ts'

export const payment: Messages<typeof spanish> = {
  title: 'Pague a súa factura',
  step: 'Pagar sen rexistrarse · Paso {{step}} de 2',
  bridge: {
    title: 'Agora non é posible pagar sen rexistrarse',
    text: 'Non puidemos abrir o pagamento. O que escribiu consérvase: inténteo de novo dentro dun momento.',
  },
  bill: {
    lead: 'Pedímoslle os dous datos que identifican a factura. Non fai falta que sexa súa.',
    nif: 'NIF, NIE ou CIF do titular',
    nifHint: 'O da persoa ou da empresa que figura na factura.',
    nifMissing: 'Escriba o documento do titular da factura.',
    nifInvalid: 'O documento non é válido. Comprobe os números e a letra.',
    nifRight: 'Documento válido',
    factura: 'Número de factura',
    facturaHint: 'Está na cabeceira da factura. Por exemplo, FE202602000001001.',
    facturaInvalid: 'O número da factura non é válido. Cópieo tal e como aparece nela.',
    facturaMissing: 'Escriba o número da factura.',
    submit: 'Buscar a factura',
    notChecked: 'Non puidemos buscar a factura',
  },
  pay: {
    title: 'Revise e pague',
    otherBill: 'Buscar outra factura',
    checkData: 'Revisar os datos',
    noneTitle: 'Esta factura non ten nada que pagar',
    none: 'A factura {{factura}} xa está pagada ou cóbrase por domiciliación bancaria. Non ten que facer nada.',
    goneTitle: 'Non atopamos a factura',
    gone: 'O documento e o número xa non levan a ningunha factura. Compróbeos e volva buscala.',
  },
  done: {
    lead: 'Recibimos o seu pagamento. Garde ou imprima esta páxina como xustificante.',
    print: 'Imprimir o xustificante',
    nextMail: 'Se o titular ten conta nesta área, recibirá o xustificante por correo electrónico.',
    home: 'Ir ao inicio',
  },
  waiting: {
    back: 'Volver ao pagamento',
  },
  unknown: {
    title: 'Non podemos confirmar este pagamento',
    text: 'Non coñecemos ese número de operación. Se acaba de pagar, busque a factura: dirémoslle se xa consta como pagada.',
    check: 'Buscar a factura',
  },
}
