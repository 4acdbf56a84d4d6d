/** What only the mobile app says. */
export const mobile = {
  biometry: {
    enter: { fingerprint: 'Entrar con la huella', face: 'Entrar con la cara' },
    cancelled: 'No ha terminado. Puede intentarlo otra vez o escribir su contraseña.',
    failed: { fingerprint: 'No hemos reconocido la huella', face: 'No hemos reconocido la cara' },
    failedText_one: 'Le queda {{count}} intento. También puede entrar con su contraseña.',
    failedText_many: 'Le quedan {{count}} intentos. También puede entrar con su contraseña.',
    failedText_other: 'Le quedan {{count}} intentos. También puede entrar con su contraseña.',
    exhausted: { fingerprint: 'Ha agotado los intentos con la huella', face: 'Ha agotado los intentos con la cara' },
    exhaustedText: 'Entre con su usuario y su contraseña. La próxima vez podrá usarla de nuevo.',
    outdated: { fingerprint: 'Hay que activar la huella otra vez', face: 'Hay que activar la cara otra vez' },
    outdatedText:
      'La contraseña guardada en este móvil ya no es la suya, así que la hemos borrado. Entre con la actual y podrá guardarla de nuevo.',
    none: { fingerprint: 'Ya no hay nada guardado en este móvil', face: 'Ya no hay nada guardado en este móvil' },
    noneText: 'Entre con su usuario y su contraseña y podrá guardarlos de nuevo.',
    offer: {
      enable: {
        fingerprint: '¿Quiere entrar con la huella?',
        face: '¿Quiere entrar con la cara?',
      },
      enableText:
        'La próxima vez no tendrá que escribir su contraseña. La guardamos en la caja fuerte de este móvil, que solo se abre con usted. Si tiene la verificación en dos pasos, se la seguiremos pidiendo.',
      replace: {
        fingerprint: '¿Actualizamos lo que abre su huella?',
        face: '¿Actualizamos lo que abre su cara?',
      },
      replaceText:
        'En este móvil están guardados otro usuario u otra contraseña. Podemos cambiarlos por los que acaba de usar.',
      accept: 'Activar',
      acceptReplace: 'Actualizar',
      later: 'Ahora no',
      refused: 'Su móvil no nos ha dejado guardarla. Compruebe en sus ajustes que el bloqueo está activado.',
      enabled: 'Listo: la próxima vez podrá entrar sin escribir su contraseña.',
    },
    row: {
      fingerprint: 'Entrar con la huella',
      face: 'Entrar con la cara',
      on: 'Activado en este móvil',
      off: 'Desactivado',
      offNote: 'Se lo ofreceremos cuando vuelva a entrar con su contraseña.',
      onNote: 'Su contraseña está en la caja fuerte del móvil, y solo se abre con usted.',
      disable: 'Desactivar',
      disabled: 'Desactivado. Hemos borrado la contraseña guardada en este móvil.',
    },
  },
  rating: {
    title: '¿Qué le parece la aplicación?',
    stars: 'Su valoración',
    starsHint: 'De una a cinco estrellas.',
    next: 'Continuar',
    later: 'Ahora no',
    feedbackTitle: '¿Qué podemos mejorar?',
    text: 'Cuéntenoslo',
    textHint: 'No escriba datos personales: su usuario ya va con el mensaje.',
    send: 'Enviar',
    failed: 'No hemos podido enviarlo. Lo que ha escrito sigue aquí: inténtelo otra vez.',
    thanksTitle: 'Gracias',
    thanksSent: 'Hemos recibido su opinión con el número {{number}}. La leeremos para mejorar la aplicación.',
    thanksStore: 'Hemos abierto la tienda para que pueda dejar su valoración.',
    store: 'Valorar en la tienda',
    close: 'Cerrar',
  },
  welcome: {
    title: 'Le damos la bienvenida',
    skip: 'Saltar',
    start: 'Empezar',
    slides: {
      hello: {
        title: 'Su luz, en el bolsillo',
        text: 'Sus suministros, sus expedientes y sus solicitudes, con los mismos datos que en la web.',
      },
      biometry: {
        title: 'Entre sin escribir',
        text: 'Con la huella o con la cara. Su contraseña no sale de la caja fuerte del móvil.',
      },
      tasks: {
        title: 'Consulte y haga trámites',
        text: 'Mire lo que consume hora a hora, pague facturas, mande lecturas y siga cada expediente.',
      },
      notices: {
        title: 'Entérese al momento',
        text: 'Le avisamos de los cortes programados, de las averías y de lo que cambia en sus trámites.',
      },
    },
  },
  news: { skip: 'Saltar', done: 'Entendido' },
  version: {
    title: 'Hay una versión nueva',
    text: 'Ya está la {{latest}}. Usted tiene la {{version}}, que sigue funcionando.',
    update: 'Actualizar',
    later: 'Ahora no',
    enforcedTitle: 'Actualice la aplicación para seguir',
    enforcedText: 'Su versión, la {{version}}, ya no puede usarse. La más antigua que funciona es la {{minimum}}.',
  },
} as const
