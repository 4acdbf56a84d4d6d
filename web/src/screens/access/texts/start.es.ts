/** The first question of the log-in, which its page opens with. */
export const login = {
  title: 'Entre en su área',
  lead: 'Sus suministros, sus consumos y sus gestiones con la distribuidora.',
  user: {
    label: 'NIF, NIE, CIF, pasaporte o código de usuario',
    hint: 'Por ejemplo, 12345678Z. Puede escribirlo con puntos, espacios o minúsculas.',
    invalid: 'El documento no es válido. Compruebe los números y la letra.',
  },
  forgotten: 'He olvidado mi contraseña',
  panel: {
    title: 'La línea que une la red con su casa',
    signUp: 'Crear una cuenta',
    signUpText: 'Consulte sus consumos y siga sus solicitudes.',
    offlinePayment: 'Pagar sin registrarse',
    offlinePaymentText: 'Con su documento y el número de factura.',
  },
  browsersBanner: '¿Navega desde el móvil? Consulte los navegadores compatibles.',
} as const
