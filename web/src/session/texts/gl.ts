import type { Messages } from '#src/locales/messages.type.ts'
import type { session as spanish } from './es.ts'

export const session: Messages<typeof spanish> = {
  starting: 'Abrindo a súa área…',
  loggedOut: 'Pechou a sesión.',
  barred: 'O seu usuario non pode abrir esa páxina e, por seguridade, pechamos a sesión.',
  failed: 'Non puidemos recuperar a súa sesión. Volva entrar para continuar onde estaba.',
}
