/** Agreeing to data protection in a form, and the dialog that explains it. */
export const privacy = {
  accept: 'He leído y acepto cómo se tratan mis datos personales',
  missing: 'Para continuar debe aceptar el tratamiento de sus datos.',
  open: 'Leer la información legal',
  title: 'Protección de datos y aviso legal',
  legalNotice: 'Leer el aviso legal completo',
} as const
