/** The second factor of other people. */
export const mfaAdmin = {
  lead: 'La de otras personas. Cada búsqueda y cada cambio quedan registrados.',
  factor: 'Verificación',
  on: 'Activa',
  off: 'Sin activar',
  where: 'Los códigos llegan',
  nowhere: 'No recibe códigos',
  byEmail: 'Por correo a {{address}}',
  bySms: 'Por SMS al {{address}}',
  required: 'Obligatoria',
  mandatoryOn:
    'Es obligatoria para esta persona: no se puede quitar mientras lo sea. Para quitarla, deje antes de exigirla.',
  mandatoryOff: 'Es obligatoria y falta configurarla: se le pedirá la próxima vez que entre.',
  notRegistered: 'Esta persona no está registrada: no tiene verificación que administrar.',
  sessionsEnd: 'Sus sesiones abiertas se cierran en el acto.',
  mailed: 'Se le avisa por correo de que alguien ha cambiado su verificación.',
  phone: 'Teléfono para los códigos',
  phoneHint: 'Compruebe antes que quien llama es esa persona.',
  phoneWrong: 'No es un móvil: nueve cifras que empiezan por 6 o 7.',
  refused: {
    CC3: 'La verificación de un administrador solo la cambia otro administrador.',
    '2015': 'Ese usuario ya no existe.',
  },
  act: {
    require: {
      open: 'Exigirla',
      title: '¿Exigir la verificación a {{name}}?',
      seen: 'Si todavía no la tiene, deberá configurarla la próxima vez que entre. No podrá quitarla.',
      done: '{{name}} tendrá que usar la verificación.',
    },
    release: {
      open: 'Dejar de exigirla',
      title: '¿Dejar de exigir la verificación a {{name}}?',
      seen: 'Conserva la que tenga, y podrá quitarla desde su perfil.',
      done: '{{name}} ya no está obligado a usarla.',
    },
    reset: {
      open: 'Reiniciarla',
      title: '¿Reiniciar la verificación de {{name}}?',
      seen: 'Se olvidan el canal y el teléfono. Si es obligatoria, la configurará de nuevo al entrar; si no, entrará solo con su contraseña.',
      done: 'Verificación de {{name}} reiniciada.',
    },
    off: {
      open: 'Quitarla',
      title: '¿Quitar la verificación de {{name}}?',
      seen: 'Entrará solo con su contraseña hasta que la active de nuevo.',
      done: '{{name}} ya no usa la verificación.',
    },
    phone: {
      open: 'Cambiar el teléfono',
      title: '¿A qué teléfono se envían los códigos de {{name}}?',
      seen: 'Desde ahora los códigos le llegan por SMS a este número.',
      done: 'Los códigos de {{name}} van al teléfono nuevo.',
    },
  },
} as const
