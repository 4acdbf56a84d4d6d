import type { Messages } from '#src/locales/messages.type.ts'
import type { login as spanish } from './start.es.ts'

export const login: Messages<typeof spanish> = {
  title: 'Entre na súa área',
  lead: 'As súas subministracións, os seus consumos e as súas xestións coa distribuidora.',
  user: {
    label: 'NIF, NIE, CIF, pasaporte ou código de usuario',
    hint: 'Por exemplo, 12345678Z. Pode escribilo con puntos, espazos ou minúsculas.',
    invalid: 'O documento non é válido. Comprobe os números e a letra.',
  },
  forgotten: 'Esquecín o meu contrasinal',
  panel: {
    title: 'A liña que une a rede coa súa casa',
    signUp: 'Crear unha conta',
    signUpText: 'Consulte os seus consumos e siga as súas solicitudes.',
    offlinePayment: 'Pagar sen rexistrarse',
    offlinePaymentText: 'Co seu documento e o número de factura.',
  },
  browsersBanner: 'Navega desde o móbil? Consulte os navegadores compatibles.',
}
