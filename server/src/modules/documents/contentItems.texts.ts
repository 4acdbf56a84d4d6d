import type { Language } from '#src/core/outbox.ts'

interface Section {
  readonly title: string
  readonly text: string
}

interface ContentItem {
  readonly id: string
  readonly type: 'TEXT' | 'FAQ'
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly sections: readonly Section[] }>>
}

const section = (title: string, text: string): Section => ({ title, text })

/** The texts that the utility publishes. */
export const contentItems: readonly ContentItem[] = [
  {
    id: 'legal',
    type: 'TEXT',
    texts: {
      es: {
        title: 'Condiciones de uso',
        sections: [
          section(
            'Qué es este servicio',
            'El área de clientes permite consultar y gestionar los puntos de suministro conectados a nuestra red de distribución. Su uso es gratuito.',
          ),
          section(
            'Sus claves',
            'Su contraseña es personal. No se la facilite a nadie: nunca se la pediremos por teléfono ni por correo.',
          ),
        ],
      },
      gl: {
        title: 'Condicións de uso',
        sections: [
          section(
            'Que é este servizo',
            'A área de clientes permite consultar e xestionar os puntos de subministración conectados á nosa rede de distribución. O seu uso é gratuíto.',
          ),
          section(
            'As súas claves',
            'O seu contrasinal é persoal. Non llo facilite a ninguén: nunca llo pediremos por teléfono nin por correo.',
          ),
        ],
      },
      en: {
        title: 'Terms of use',
        sections: [
          section(
            'What this service is',
            'In the customer area you can see and manage the supply points that are connected to our distribution grid. It is free of charge.',
          ),
          section(
            'Your password',
            'Your password is personal. Do not give it to anybody: we will never ask you for it by phone or e-mail.',
          ),
        ],
      },
    },
  },
  {
    id: 'privacy',
    type: 'TEXT',
    texts: {
      es: {
        title: 'Protección de datos',
        sections: [
          section(
            'Para qué usamos sus datos',
            'Tratamos los datos de su contrato de acceso y de su contador para prestar el servicio de distribución y cumplir las obligaciones que la ley nos impone.',
          ),
          section(
            'Sus derechos',
            'Puede acceder a sus datos, rectificarlos, suprimirlos, limitar su uso u oponerse a él, y reclamar ante la Agencia Española de Protección de Datos.',
          ),
        ],
      },
      gl: {
        title: 'Protección de datos',
        sections: [
          section(
            'Para que usamos os seus datos',
            'Tratamos os datos do seu contrato de acceso e do seu contador para prestar o servizo de distribución e cumprir as obrigas que a lei nos impón.',
          ),
          section(
            'Os seus dereitos',
            'Pode acceder aos seus datos, rectificalos, suprimilos, limitar o seu uso ou opoñerse a el, e reclamar ante a Axencia Española de Protección de Datos.',
          ),
        ],
      },
      en: {
        title: 'Data protection',
        sections: [
          section(
            'What we use your data for',
            'We process the data of your access contract and your meter to provide the distribution service and to meet our legal obligations.',
          ),
          section(
            'Your rights',
            'You may access, correct or erase your data, restrict or object to their use, and complain to the Spanish Data Protection Agency.',
          ),
        ],
      },
    },
  },
  {
    id: 'cookies',
    type: 'TEXT',
    texts: {
      es: {
        title: 'Política de cookies',
        sections: [
          section(
            'Qué guardamos en su navegador',
            'Solo lo necesario para mantener su sesión y recordar sus preferencias. No usamos cookies de publicidad ni de terceros.',
          ),
        ],
      },
      gl: {
        title: 'Política de cookies',
        sections: [
          section(
            'Que gardamos no seu navegador',
            'Só o necesario para manter a súa sesión e lembrar as súas preferencias. Non usamos cookies de publicidade nin de terceiros.',
          ),
        ],
      },
      en: {
        title: 'Cookie policy',
        sections: [
          section(
            'What we keep in your browser',
            'Only what is needed to keep your session and remember your preferences. We use no advertising or third-party cookies.',
          ),
        ],
      },
    },
  },
  {
    id: 'faqs',
    type: 'FAQ',
    texts: {
      es: {
        title: 'Preguntas frecuentes',
        sections: [
          section(
            '¿Dónde encuentro mi CUPS?',
            'En cualquier factura de la luz, en los datos del suministro: empieza por ES y tiene 20 o 22 caracteres.',
          ),
          section(
            '¿Por qué no veo el consumo de ayer?',
            'Las lecturas de los contadores llegan con uno a tres días de retraso.',
          ),
          section(
            '¿Qué hago si no tengo luz?',
            'Compruebe el cuadro eléctrico. Si está bien, consulte los cortes de su suministro o avísenos desde él.',
          ),
        ],
      },
      gl: {
        title: 'Preguntas frecuentes',
        sections: [
          section(
            'Onde atopo o meu CUPS?',
            'En calquera factura da luz, nos datos da subministración: empeza por ES e ten 20 ou 22 caracteres.',
          ),
          section(
            'Por que non vexo o consumo de onte?',
            'As lecturas dos contadores chegan cun a tres días de atraso.',
          ),
          section(
            'Que fago se non teño luz?',
            'Comprobe o cadro eléctrico. Se está ben, consulte os cortes da súa subministración ou avísenos desde ela.',
          ),
        ],
      },
      en: {
        title: 'Frequently asked questions',
        sections: [
          section(
            'Where do I find my CUPS?',
            'On any electricity bill, with the data of the supply: it starts with ES and has 20 or 22 characters.',
          ),
          section('Why can I not see what I used yesterday?', 'Meter readings arrive one to three days late.'),
          section(
            'What do I do if I have no power?',
            'Check your fuse box. If it is all right, look at the power cuts of your supply, or report a fault from there.',
          ),
        ],
      },
    },
  },
]
