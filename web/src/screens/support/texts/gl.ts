import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const help: Messages<typeof spanish.help> = {
  faqs: {
    lead: 'O que máis nos preguntan sobre a rede, o contador e as conexións.',
    search: 'Buscar nas preguntas',
    found_one: '{{count}} pregunta',
    found_other: '{{count}} preguntas',
    none: 'Ningunha pregunta coincide coa busca',
    noneText: 'Probe con outra palabra, por exemplo «potencia» ou «lectura».',
    clear: 'Ver todas as preguntas',
    more: 'Non está o que busca?',
    moreText: 'Escríbanos e contestámoslle.',
    contact: 'Contactar',
  },
  photos: {
    title: 'Comprobe unha foto',
    lead: 'Antes de enviarnos a foto dun contador ou dunha instalación, vexa aquí se nos chegará ben.',
    choose: 'Facer ou escoller unha foto',
    private: 'A foto non sae do seu dispositivo: só a miramos nesta páxina.',
    list: 'Fotos comprobadas',
    picture: 'A foto {{name}}',
    size: '{{size}} MB',
    good: 'Pódese enviar',
    tooBig: 'Demasiado grande',
    wrongKind: 'Non é unha foto JPG ou PNG',
    empty: 'O ficheiro está baleiro',
    unreadable: 'Non se pode ler',
    help: {
      tooBig: 'Pode ter 10 MB como máximo. Fágaa con menos resolución ou recórtea.',
      wrongKind: 'Gárdea como JPG ou PNG. Nun iPhone: Axustes, Cámara, Formatos, «O máis compatible».',
      empty: 'Volva facela ou escolla outra.',
      unreadable: 'Volva facela ou escolla outra.',
    },
  },
  cookies: {
    title: 'Política de cookies',
    lead: 'Esta área non usa cookies. Garda no seu navegador o imprescindible para funcionar, e nada para seguilo nin para publicidade.',
    what: 'Que se garda',
    name: 'Dato',
    purpose: 'Para que',
    until: 'Ata cando',
    session: 'Ata que peche a sesión ou a lapela',
    device: 'Ata que o borre no seu navegador',
    kept: {
      tabs: {
        name: 'As lapelas abertas',
        purpose:
          'Unha marca de que hai unha sesión aberta, para que unha lapela nova a comparta. Bórrase ao pechar a sesión.',
      },
      tokens: {
        name: 'A súa sesión',
        purpose:
          'As claves temporais que nos din que entrou, o seu usuario, o seu documento, os seus perfís e se aceptou a protección de datos.',
      },
      typed: {
        name: 'O que estaba a escribir',
        purpose:
          'O que escribira nun formulario cando a sesión se pechou por si soa, para devolverllo ao entrar. Nunca contrasinais nin códigos, e outra persoa non o ve.',
      },
      way: {
        name: 'Onde estaba',
        purpose: 'A páxina á que quería ir, para levalo a ela despois de entrar.',
      },
      login: {
        name: 'O acceso en curso',
        purpose:
          'O que fai falta entre o contrasinal e o código de verificación. O seu contrasinal non se garda nunca.',
      },
      payment: {
        name: 'O pagamento sen rexistro',
        purpose: 'O documento e a factura que está a pagar, mentres dura o pagamento.',
      },
      language: { name: 'Idioma', purpose: 'O idioma no que quere ver a área.' },
      theme: { name: 'Aspecto', purpose: 'Se prefire o aspecto claro ou o escuro.' },
      news: { name: 'Novidades vistas', purpose: 'Que novidades xa lle amosamos, para non repetilas.' },
      app: {
        name: 'Aplicación móbil',
        purpose:
          'Se xa ten a aplicación ou pechou o aviso para descargala; e nela, que lle amosou e cando lle preguntou algo.',
      },
      user: { name: 'Usuario lembrado', purpose: 'Quen entrou a última vez, só se pediu lembralo.' },
    },
    howTitle: 'Como borralo',
    how: 'Peche a sesión para borrar todo o que é da sesión. O demais bórrase cos datos deste sitio nos axustes do seu navegador; ao volver, a área empezará de novo en castelán e co aspecto do seu dispositivo.',
    whoTitle: 'Quen o le',
    who: 'Só esta área. Non hai contido de terceiros, nin analítica, nin píxeles.',
  },
  news: {
    lead: 'O último que pode facer na súa área de clientes.',
    fresh: 'Novo',
    open: 'Probalo',
    items: {
      faqs: {
        title: 'Respostas á man',
        text: 'As preguntas frecuentes teñen buscador e están sempre no botón de axuda.',
      },
      binding: {
        title: 'Vincule unha subministración co seu CUPS',
        text: 'Se o seu contrato está ao seu nome e non o ve na área, vincúleo vostede nun minuto.',
      },
      curve: {
        title: 'O seu consumo, hora a hora',
        text: 'Compare períodos cos mesmos días da semana, vexa os tramos da tarifa e descárgueo todo.',
      },
      alerts: {
        title: 'Avisos ás horas que escolla',
        text: 'Escolla por que canle e entre que horas quere que o avisemos dos cortes.',
      },
      theme: {
        title: 'Aspecto claro ou escuro',
        text: 'Cámbieo no menú de usuario ou ao pé de calquera páxina.',
      },
    },
  },
  version: {
    title: 'Actualice a aplicación',
    lead: 'A súa versión xa non pode conectarse connosco. A nova tarda un momento e os seus datos seguen onde estaban.',
    minimum: 'Fai falta a versión {{minimum}} ou posterior. A última é a {{latest}}.',
    android: 'Actualizar en Google Play',
    ios: 'Actualizar en App Store',
    web: 'Seguir no navegador',
  },
}

export const noClient: Messages<typeof spanish.noClient> = {
  config: {
    title: 'A área de clientes non está dispoñible',
    text: 'Non puidemos ler a configuración do servizo. Inténteo de novo dentro duns minutos.',
  },
  insecure: {
    title: 'Esta páxina precisa unha conexión segura',
    text: 'A área de clientes só funciona con https, para que ninguén poida ler polo camiño o que vostede escribe.',
    open: 'Abrir con https',
  },
}
