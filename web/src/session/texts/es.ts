/** How a session begins and why it ended. */
export const session = {
  starting: 'Abriendo su área…',
  loggedOut: 'Ha cerrado la sesión.',
  barred: 'Su usuario no puede abrir esa página y, por seguridad, hemos cerrado la sesión.',
  failed: 'No hemos podido recuperar su sesión. Vuelva a entrar para continuar donde estaba.',
} as const
