export const captcha = {
  working: 'Comprobando que la conexión es segura…',
  done: 'Comprobación de seguridad superada',
  failed: 'No hemos podido hacer la comprobación de seguridad.',
} as const
