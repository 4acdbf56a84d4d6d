import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const mobile: Messages<typeof spanish.mobile> = {
  biometry: {
    enter: { fingerprint: 'Entrar coa pegada', face: 'Entrar coa cara' },
    cancelled: 'Non rematou. Pode intentalo outra vez ou escribir o seu contrasinal.',
    failed: { fingerprint: 'Non recoñecemos a pegada', face: 'Non recoñecemos a cara' },
    failedText_one: 'Quédalle {{count}} intento. Tamén pode entrar co seu contrasinal.',
    failedText_other: 'Quédanlle {{count}} intentos. Tamén pode entrar co seu contrasinal.',
    exhausted: { fingerprint: 'Esgotou os intentos coa pegada', face: 'Esgotou os intentos coa cara' },
    exhaustedText: 'Entre co seu usuario e o seu contrasinal. A próxima vez poderá usala de novo.',
    outdated: { fingerprint: 'Hai que activar a pegada outra vez', face: 'Hai que activar a cara outra vez' },
    outdatedText:
      'O contrasinal gardado neste móbil xa non é o seu, así que o borramos. Entre co actual e poderá gardalo de novo.',
    none: { fingerprint: 'Xa non hai nada gardado neste móbil', face: 'Xa non hai nada gardado neste móbil' },
    noneText: 'Entre co seu usuario e o seu contrasinal e poderá gardalos de novo.',
    offer: {
      enable: {
        fingerprint: 'Quere entrar coa pegada?',
        face: 'Quere entrar coa cara?',
      },
      enableText:
        'A próxima vez non terá que escribir o seu contrasinal. Gardámolo na caixa forte deste móbil, que só se abre con vostede. Se ten a verificación en dous pasos, seguirémoslla pedindo.',
      replace: {
        fingerprint: 'Gardamos este usuario para entrar coa pegada?',
        face: 'Gardamos este usuario para entrar coa cara?',
      },
      replaceText:
        'Neste móbil están gardados outro usuario ou outro contrasinal. Podemos cambialos polos que acaba de usar.',
      accept: 'Activar',
      acceptReplace: 'Actualizar',
      later: 'Agora non',
      refused: 'O seu móbil non nos deixou gardalo. Comprobe nos seus axustes que o bloqueo está activado.',
      enabled: 'Listo: a próxima vez poderá entrar sen escribir o seu contrasinal.',
    },
    row: {
      fingerprint: 'Entrar coa pegada',
      face: 'Entrar coa cara',
      on: 'Activado neste móbil',
      off: 'Desactivado',
      offNote: 'Se o activa, non terá que escribir o seu contrasinal cada vez que entre.',
      enable: 'Activar',
      proveHint: 'Comprobámolo antes de gardalo.',
      failed: 'Non puidemos comprobar o seu contrasinal e non gardamos nada. Inténteo outra vez.',
      onNote: 'O seu contrasinal está na caixa forte do móbil, e só se abre con vostede.',
      disable: 'Desactivar',
      disabled: 'Desactivado. Borramos o contrasinal gardado neste móbil.',
    },
  },
  push: {
    term: 'Avisos neste móbil',
    registered: 'Activados',
    registeredNote: 'Os avisos que escolla na aplicación chegan a este móbil.',
    refused: 'Sen permiso',
    refusedNote: 'Para recibilos, permita as notificacións nos axustes do móbil e volva entrar.',
    failed: 'Non se puideron activar',
    failedNote: 'Intentarémolo outra vez cando volva entrar.',
  },
  rating: {
    title: 'Que lle parece a aplicación?',
    stars: 'A súa valoración',
    starsMissing: 'Escolla dunha a cinco estrelas.',
    starsHint: 'Dunha a cinco estrelas.',
    next: 'Continuar',
    later: 'Agora non',
    feedbackTitle: 'Que podemos mellorar?',
    text: 'Cóntenolo',
    textHint: 'Non escriba datos persoais: o seu usuario xa vai coa mensaxe.',
    send: 'Enviar',
    failed: 'Non puidemos envialo. O que escribiu segue aquí: inténteo outra vez.',
    thanksTitle: 'Grazas',
    thanksSent: 'Recibimos a súa opinión co número {{number}}. Lerémola para mellorar a aplicación.',
    thanksStore: 'Abrimos a tenda para que poida deixar a súa valoración.',
    store: 'Valorar na tenda',
    close: 'Pechar',
  },
  welcome: {
    title: 'Dámoslle a benvida',
    skip: 'Saltar',
    start: 'Empezar',
    slides: {
      hello: {
        title: 'A súa luz, no peto',
        text: 'As súas subministracións, os seus expedientes e as súas solicitudes, cos mesmos datos que na web.',
      },
      biometry: {
        title: 'Entre sen escribir',
        text: 'Coa pegada ou coa cara. O seu contrasinal non sae da caixa forte do móbil.',
      },
      tasks: {
        title: 'Consulte e resolva',
        text: 'Mire o que consome hora a hora, pague facturas, vexa as súas lecturas e siga cada expediente.',
      },
      notices: {
        title: 'Entérese no momento',
        text: 'Avisámolo dos cortes programados, das avarías e do que cambia nos seus expedientes e solicitudes.',
      },
    },
  },
  news: { skip: 'Saltar', done: 'Entendido' },
  version: {
    title: 'Hai unha versión nova',
    text: 'Xa está a {{latest}}. Vostede ten a {{version}}, que segue funcionando.',
    update: 'Actualizar',
    later: 'Agora non',
    enforcedTitle: 'Actualice a aplicación para seguir',
    enforcedText: 'A súa versión, a {{version}}, xa non se pode usar. A máis antiga que funciona é a {{minimum}}.',
  },
}
