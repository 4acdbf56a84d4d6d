export const help = {
  faqs: {
    lead: 'Lo que más nos preguntan sobre la red, el contador y las conexiones.',
    search: 'Buscar en las preguntas',
    found_one: '{{count}} pregunta',
    found_many: '{{count}} preguntas',
    found_other: '{{count}} preguntas',
    none: 'Ninguna pregunta coincide con la búsqueda',
    noneText: 'Pruebe con otra palabra, por ejemplo «potencia» o «lectura».',
    clear: 'Ver todas las preguntas',
    more: '¿No está lo que busca?',
    moreText: 'Escríbanos y le contestamos.',
    contact: 'Contactar',
  },
  photos: {
    title: 'Compruebe una foto',
    lead: 'Antes de enviarnos la foto de un contador o de una instalación, vea aquí si nos llegará bien.',
    choose: 'Hacer o elegir una foto',
    private: 'La foto no sale de su dispositivo: solo la miramos en esta página.',
    list: 'Fotos comprobadas',
    picture: 'La foto {{name}}',
    size: '{{size}} MB',
    good: 'Se puede enviar',
    tooBig: 'Demasiado grande',
    wrongKind: 'No es una foto JPG o PNG',
    empty: 'El archivo está vacío',
    unreadable: 'No se puede leer',
    help: {
      tooBig: 'Puede tener 10 MB como máximo. Hágala con menos resolución o recórtela.',
      wrongKind: 'Guárdela como JPG o PNG. En un iPhone: Ajustes, Cámara, Formatos, «El más compatible».',
      empty: 'Vuelva a hacerla o elija otra.',
      unreadable: 'Vuelva a hacerla o elija otra.',
    },
  },
  cookies: {
    title: 'Política de cookies',
    lead: 'Esta área no usa cookies. Guarda en su navegador lo imprescindible para funcionar, y nada para seguirle ni para publicidad.',
    what: 'Qué se guarda',
    name: 'Dato',
    purpose: 'Para qué',
    until: 'Hasta cuándo',
    session: 'Hasta que cierre la sesión o la pestaña',
    device: 'Hasta que lo borre en su navegador',
    kept: {
      tabs: {
        name: 'Las pestañas abiertas',
        purpose:
          'Una marca de que hay una sesión abierta, para que una pestaña nueva la comparta. Se borra al cerrar la sesión.',
      },
      tokens: {
        name: 'Su sesión',
        purpose:
          'Las claves temporales que nos dicen que ha entrado, su usuario, su documento, sus perfiles y si ha aceptado la protección de datos.',
      },
      typed: {
        name: 'Lo que estaba escribiendo',
        purpose:
          'Lo que había escrito en un formulario cuando la sesión se cerró por sí sola, para devolvérselo al entrar. Nunca contraseñas ni códigos, y otra persona no lo ve.',
      },
      way: {
        name: 'Dónde estaba',
        purpose: 'La página a la que quería ir, para llevarle a ella después de entrar.',
      },
      login: {
        name: 'El acceso en curso',
        purpose: 'Lo que hace falta entre la contraseña y el código de verificación. Su contraseña no se guarda nunca.',
      },
      payment: {
        name: 'El pago sin registro',
        purpose: 'El documento y la factura que está pagando, mientras dura el pago.',
      },
      language: { name: 'Idioma', purpose: 'El idioma en el que quiere ver el área.' },
      theme: { name: 'Aspecto', purpose: 'Si prefiere el aspecto claro o el oscuro.' },
      news: { name: 'Novedades vistas', purpose: 'Qué novedades ya le hemos enseñado, para no repetirlas.' },
      app: {
        name: 'Aplicación móvil',
        purpose:
          'Si ya tiene la aplicación o ha cerrado el aviso para descargarla; y en ella, qué le ha enseñado y cuándo le ha preguntado algo.',
      },
      user: { name: 'Usuario recordado', purpose: 'Quién entró la última vez, solo si pidió recordarlo.' },
    },
    howTitle: 'Cómo borrarlo',
    how: 'Cierre la sesión para borrar todo lo que es de la sesión. Lo demás se borra con los datos de este sitio en los ajustes de su navegador; al volver, el área empezará de nuevo en castellano y con el aspecto de su dispositivo.',
    whoTitle: 'Quién lo lee',
    who: 'Solo esta área. No hay contenido de terceros, ni analítica, ni píxeles.',
  },
  news: {
    lead: 'Lo último que puede hacer en su área de clientes.',
    fresh: 'Nuevo',
    open: 'Probarlo',
    items: {
      faqs: {
        title: 'Respuestas a mano',
        text: 'Las preguntas frecuentes tienen buscador y están siempre en el botón de ayuda.',
      },
      binding: {
        title: 'Vincule un suministro con su CUPS',
        text: 'Si el contrato está a su nombre y no lo ve en el área, vincúlelo usted mismo en un minuto.',
      },
      curve: {
        title: 'Su consumo, hora a hora',
        text: 'Compare periodos con los mismos días de la semana, vea los tramos de la tarifa y descárguelo todo.',
      },
      alerts: {
        title: 'Avisos a las horas que elija',
        text: 'Elija por qué canal y entre qué horas quiere que le avisemos de los cortes.',
      },
      theme: {
        title: 'Aspecto claro u oscuro',
        text: 'Cámbielo en el menú de usuario o al pie de cualquier página.',
      },
    },
  },
  version: {
    title: 'Actualice la aplicación',
    lead: 'Su versión ya no puede conectarse con nosotros. La nueva tarda un momento y sus datos siguen donde estaban.',
    minimum: 'Hace falta la versión {{minimum}} o posterior. La última es la {{latest}}.',
    android: 'Actualizar en Google Play',
    ios: 'Actualizar en App Store',
    web: 'Seguir en el navegador',
  },
} as const

/** The texts shown if the client cannot run at all. */
export const noClient = {
  config: {
    title: 'El área de clientes no está disponible',
    text: 'No hemos podido leer la configuración del servicio. Inténtelo de nuevo dentro de unos minutos.',
  },
  insecure: {
    title: 'Esta página necesita una conexión segura',
    text: 'El área de clientes solo funciona con https, para que nadie pueda leer por el camino lo que usted escribe.',
    open: 'Abrir con https',
  },
} as const
