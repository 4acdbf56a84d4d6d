import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './mfaAdmin.es.ts'

export const mfaAdmin: Messages<typeof spanish.mfaAdmin> = {
  lead: 'A doutras persoas. Cada busca e cada cambio quedan rexistrados.',
  factor: 'Verificación',
  on: 'Activa',
  off: 'Sen activar',
  where: 'Os códigos chegan',
  nowhere: 'Non recibe códigos',
  byEmail: 'Por correo a {{address}}',
  bySms: 'Por SMS ao {{address}}',
  required: 'Obrigatoria',
  mandatoryOn:
    'É obrigatoria para esta persoa: non se pode quitar mentres o sexa. Para quitala, deixe antes de esixila.',
  mandatoryOff: 'É obrigatoria e falta configurala: pediráselle a próxima vez que entre.',
  notRegistered: 'Esta persoa non está rexistrada: non ten verificación que administrar.',
  sessionsEnd: 'As súas sesións abertas péchanse no acto.',
  mailed: 'Avísaselle por correo de que alguén cambiou a súa verificación.',
  phone: 'Teléfono para os códigos',
  phoneHint: 'Comprobe antes que quen chama é esa persoa.',
  phoneWrong: 'Non é un móbil: nove cifras que empezan por 6 ou 7.',
  refused: {
    CC3: 'A verificación dun administrador só a cambia outro administrador.',
    '2015': 'Ese usuario xa non existe.',
  },
  act: {
    require: {
      open: 'Esixila',
      title: 'Esixir a verificación a {{name}}?',
      seen: 'Se aínda non a ten, deberá configurala a próxima vez que entre. Non poderá quitala.',
      done: '{{name}} terá que usar a verificación.',
    },
    release: {
      open: 'Deixar de esixila',
      title: 'Deixar de esixir a verificación a {{name}}?',
      seen: 'Conserva a que teña, e poderá quitala desde o seu perfil.',
      done: '{{name}} xa non está obrigado a usala.',
    },
    reset: {
      open: 'Reiniciala',
      title: 'Reiniciar a verificación de {{name}}?',
      seen: 'Esquécense a canle e o teléfono. Se é obrigatoria, configuraraa de novo ao entrar; se non, entrará só co seu contrasinal.',
      done: 'Verificación de {{name}} reiniciada.',
    },
    off: {
      open: 'Quitala',
      title: 'Quitar a verificación de {{name}}?',
      seen: 'Entrará só co seu contrasinal ata que a active de novo.',
      done: '{{name}} xa non usa a verificación.',
    },
    phone: {
      open: 'Cambiar o teléfono',
      title: 'A que teléfono se envían os códigos de {{name}}?',
      seen: 'Desde agora os códigos chéganlle por SMS a este número.',
      done: 'Os códigos de {{name}} van ao teléfono novo.',
    },
  },
}
