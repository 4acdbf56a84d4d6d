/** The pages of our own for contact and law, where the utility has none. */
export const pages = {
  utility: {
    name: 'Distribuidora',
    taxNumber: 'NIF',
    address: 'Domicilio',
    register: 'Registro Mercantil',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    none: 'El nombre, el NIF, el domicilio y los teléfonos de su distribuidora figuran en su contrato de acceso y en sus facturas.',
  },
  contact: {
    lead: 'Escríbanos una consulta o una reclamación. Le daremos un número para seguirla.',
    kind: 'Qué quiere hacer',
    question: 'Hacer una consulta',
    questionHint: 'Una duda o algo que necesite sobre la red, el contador o esta área.',
    complaint: 'Presentar una reclamación',
    complaintHint: 'No está conforme con algo que hemos hecho o dejado de hacer.',
    emailHint: 'Donde quiere que le respondamos.',
    emailWrong: 'Escriba un correo electrónico con el formato nombre@dominio.es.',
    subject: 'Asunto',
    subjectMissing: 'Escriba en pocas palabras de qué se trata.',
    text: 'Mensaje',
    textHint: 'Si se trata de un suministro, indique su CUPS. No escriba contraseñas ni números de tarjeta.',
    textMissing: 'Escriba el mensaje.',
    send: 'Enviar',
    failed: 'No hemos podido enviar su mensaje',
    sent: 'Hemos recibido su mensaje {{number}}',
    sentUser: 'Le hemos enviado una copia por correo electrónico. Le responderemos por escrito.',
    sentVisitor: 'Anote el número. Le responderemos en el correo que ha indicado.',
    another: 'Escribir otro mensaje',
    others: 'Otras formas de contactar',
    danger: 'Si hay un peligro, como un cable caído o un olor a quemado, no escriba: llame al 112.',
  },
  legal: {
    lead: 'Quién está detrás de esta área de clientes y con qué condiciones se usa.',
    who: 'Titular',
    use: {
      title: 'Uso del área',
      text: 'El área permite consultar y gestionar los suministros conectados a nuestra red de distribución. Es gratuita. Su usuario y su contraseña son personales: no los comparta. Quien actúa por otra persona lo hace con su autorización.',
    },
    data: {
      title: 'Valor de los datos',
      text: 'Las lecturas y los consumos que aún no se han validado pueden cambiar hasta que se facturen. Los documentos que se descargan valen como copia; los plazos y los derechos son los de la normativa del sector eléctrico.',
    },
    property: {
      title: 'Propiedad intelectual',
      text: 'Los textos, las imágenes y el programa pertenecen a su titular o se usan con licencia. Puede copiar y guardar lo que se refiere a sus suministros.',
    },
    liability: {
      title: 'Disponibilidad',
      text: 'Cuidamos de que el área funcione y de que la información sea correcta, pero puede no estar disponible en algún momento, por mantenimiento o averías. Los enlaces a páginas de otros llevan a contenidos que no controlamos.',
    },
    law: {
      title: 'Ley aplicable y reclamaciones',
      text: 'Se aplica la ley española. Puede reclamar en la página de contacto. Si no está conforme con la respuesta, puede acudir a los servicios de consumo de su comunidad autónoma y, en las cuestiones de la red, a su autoridad en materia de energía.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué datos personales trata la distribuidora en esta área, para qué y durante cuánto tiempo.',
    who: 'Responsable',
    brief: 'En resumen',
    data: {
      title: 'Qué datos',
      text: 'Los de su cuenta (documento, nombre, correo y teléfono), los de sus suministros (CUPS, dirección, potencia, lecturas y consumos), sus facturas, sus expedientes, sus solicitudes y lo que nos escribe. También cuándo entra y desde qué dispositivo, para proteger su cuenta.',
    },
    time: {
      title: 'Durante cuánto tiempo',
      text: 'Mientras tenga la cuenta o el suministro. Después los guardamos bloqueados mientras la ley pueda exigirlos. Un registro que no se activa se borra a las 24 horas del último enlace.',
    },
    others: {
      title: 'A quién se comunican',
      text: 'A su comercializadora, a las administraciones y al operador del sistema, cuando lo exige la normativa eléctrica, y a los proveedores que trabajan para nosotros por contrato. A quien usted autoriza, lo que abarca su autorización. Los datos de su tarjeta solo los recibe la entidad de pago.',
    },
    exercise: {
      title: 'Cómo ejercer sus derechos',
      text: 'Escríbanos desde la página de contacto e indique qué derecho ejerce. Responderemos en un mes. Si no queda conforme, puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
    },
    cookies: 'Qué se guarda en su navegador',
  },
  accessibility: {
    title: 'Declaración de accesibilidad',
    lead: 'Queremos que cualquier persona pueda usar esta área. Aquí decimos qué cumple, qué no y cómo avisarnos.',
    state: {
      title: 'Situación de cumplimiento',
      text: 'Esta área es parcialmente conforme con la norma EN 301 549 v3.2.1 (UNE-EN 301549:2022), que recoge las pautas WCAG 2.1 de nivel AA, y sigue el modelo de declaración del Real Decreto 1112/2018. No conforma del todo por lo que se indica a continuación. La declaración se preparó el 24 de noviembre de 2026 mediante una autoevaluación.',
    },
    gaps: {
      title: 'Contenido que no es accesible o no sabemos si lo es',
      lead: 'Esto es lo que conocemos.',
      readers:
        'No se ha probado con personas que usan productos de apoyo ni con todos los lectores de pantalla; solo se ha comprobado el código que estos leen.',
      card: 'La página en la que se escribe la tarjeta es de la entidad de pago y no depende de esta área.',
      uploads:
        'Los documentos que otras personas aportan a un expediente (planos, fotos, escaneos) se muestran como se recibieron y pueden no ser accesibles.',
      paste:
        'En la repetición de una contraseña nueva no se puede pegar, lo que dificulta el uso de gestores de contraseñas.',
    },
    tested: {
      title: 'Cómo se ha probado',
      lead: 'Cada cambio se comprueba así antes de publicarse.',
      automatic: 'Análisis automático con axe de las pantallas y sus estados, con tema claro y oscuro.',
      keyboard:
        'Recorridos automáticos con el teclado: orden del foco, foco visible, diálogos y formularios con sus errores.',
      sizes: 'En tamaños de móvil y de escritorio, y con una ampliación del 400 %.',
      not: 'No ha habido una auditoría externa.',
    },
    tell: {
      title: 'Avise de un problema o reclame',
      text: 'Si algo no le resulta accesible, o necesita un contenido de otra forma, escríbanos. Diga en qué página y con qué programa. Le responderemos en veinte días hábiles.',
      link: 'Escribirnos',
      further:
        'Si no le contestamos o no está conforme con la respuesta, presente una reclamación en la misma página. Puede acudir también a la Oficina de Atención a la Discapacidad (OADIS).',
    },
  },
} as const
