import type { privacy as spanish } from '#src/locales/es/privacy.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const privacy: Messages<typeof spanish> = {
  accept: 'Lin e acepto como se tratan os meus datos persoais',
  missing: 'Para continuar debe aceptar o tratamento dos seus datos.',
  open: 'Ler a información legal',
  title: 'Protección de datos e aviso legal',
  legalNotice: 'Ler o aviso legal completo',
}
