import type { Messages } from '#src/locales/messages.type.ts'
import type { dropped as spanishDropped, offline as spanish } from './es.ts'

export const offline: Messages<typeof spanish> = {
  text: 'Estes datos non están gardados no seu dispositivo. Cargaranse en canto volva a conexión.',
  title: 'Sen conexión',
}

export const dropped: Messages<typeof spanishDropped> = {
  title_one: 'Non se pode ler {{count}} elemento desta lista',
  title_other: 'Non se poden ler {{count}} elementos desta lista',
  text: 'O demais está completo. Se o que busca non aparece, díganos esta referencia.',
}
