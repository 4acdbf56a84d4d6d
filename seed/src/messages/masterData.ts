import type { masterData } from '@acometida/server/db/schema'
import { personaOf, seedPassword } from '#src/people/personas.ts'

/** The texts and settings of the utility. */
export const masterDataRows: readonly (typeof masterData.$inferInsert)[] = [
  ...group('POPUP_LOGIN', 'ES', {
    ACTIVO: 'N',
    MENSAJE_POPUP_1: 'El sábado de 02:00 a 06:00 habrá trabajos de mantenimiento.',
    MENSAJE_POPUP_2: 'Durante ese tiempo algunas consultas no estarán disponibles. Disculpe las molestias.',
  }),
  ...group('SERVICE_REQUEST_FILTERS', 'ES', { FILTERS: 'EN CURSO;CERRADA' }),
  ...group('CONTRACT', 'ES', { SCREENS_ACTIVE: 'CONTRATOS;POTENCIA' }),
  ...group('SISTEMA_AVERIAS', 'ES', { AVERIAS_INTERFACES: 'ADMS' }),
  ...group('EMAIL_BLOCKED', 'ES', {
    FRAGMENTS: 'yopmail;mailinator;guerrillamail;10minutemail;tempmail',
    DUMMY_DOMAIN: '@sincorreo.es',
  }),
  ...group('PASSWORD', 'ES', { BRAND_WORDS: 'acometida' }),
  // The pair of the payment bridge is public by design. This one is for development: it is every seeded user's.
  ...group('CARD_PAYMENT', 'ES', { OFFLINE: `${personaOf('bridge').username}-${seedPassword}` }),
  ...group('APP_VERSION', 'ES', {
    MINIMUM: '4.0.0',
    LATEST: '4.2.0',
    STORE_ANDROID: 'https://play.google.com/store/apps/details?id=dev.acometida',
    STORE_IOS: 'https://apps.apple.com/es/app/acometida/id1234567890',
  }),
  ...group('APP_RATING', 'ES', { REPEAT_DAYS: '90' }),
  ...group('MAIL', 'ES', {
    CONTACT: 'atencion@acometida.dev',
    RATING: 'opiniones@acometida.dev',
    COMPLAINT: 'reclamaciones@acometida.dev',
  }),
  ...group('SEND_URL', 'ES', {
    SUMINISTRO: 'Consultar un suministro',
    EXPEDIENTE: 'Seguir un expediente',
    SOLICITUD: 'Ver una solicitud',
    PAGO: 'Pagar sin registrarse',
  }),
  ...group('SEND_URL', 'GL', {
    SUMINISTRO: 'Consultar unha subministración',
    EXPEDIENTE: 'Seguir un expediente',
    SOLICITUD: 'Ver unha solicitude',
    PAGO: 'Pagar sen rexistrarse',
  }),
  ...group('SEND_URL', 'EN', {
    SUMINISTRO: 'See a supply',
    EXPEDIENTE: 'Follow an application',
    SOLICITUD: 'See a service request',
    PAGO: 'Pay without registering',
  }),
]

function group(master: string, language: 'ES' | 'GL' | 'EN', values: Readonly<Record<string, string>>) {
  return Object.entries(values).map(([key, value]) => ({ master, language, key, value }))
}
