/** The question before somebody acts for another. */
export const act = {
  title: '¿Actuar en nombre de {{name}}?',
  document: 'Documento {{document}}',
  can: 'Verá su área como la ve esa persona y podrá hacer gestiones por ella.',
  closed: 'Seguirá cerrado: contraseña, correo, teléfono, verificación en dos pasos y consentimiento.',
  seen: 'Quedará registrado, y esa persona lo verá en su perfil.',
  reason: 'Motivo',
  reasonHint: 'En pocas palabras y sin nombrar a nadie. Esa persona lo leerá en su perfil.',
  confirm: 'Actuar por {{name}}',
  refused: 'Ahora no se puede actuar en nombre de esta persona.',
} as const
