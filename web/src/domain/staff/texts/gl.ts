import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const act: Messages<typeof spanish.act> = {
  title: 'Actuar en nome de {{name}}?',
  document: 'Documento {{document}}',
  can: 'Verá a súa área como a ve esa persoa e poderá facer xestións por ela.',
  closed: 'Seguirá pechado: contrasinal, correo, teléfono, verificación en dous pasos e consentimento.',
  seen: 'Quedará rexistrado, e esa persoa verao no seu perfil.',
  reason: 'Motivo',
  reasonHint: 'En poucas palabras e sen nomear a ninguén. Esa persoa lerao no seu perfil.',
  confirm: 'Actuar por {{name}}',
  refused: 'Agora non se pode actuar en nome desta persoa.',
}
