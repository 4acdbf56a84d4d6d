import type { Messages } from '#src/locales/messages.type.ts'
import type { privacy as spanish } from './es.ts'

export const privacy: Messages<typeof spanish> = {
  accept: 'Lin e acepto como se tratan os meus datos persoais',
  missing: 'Para continuar debe aceptar o tratamento dos seus datos.',
  open: 'Ler a información legal',
  title: 'Protección de datos e aviso legal',
  legalNotice: 'Ler o aviso legal completo',
  whoTitle: 'Quen os trata',
  who: 'A distribuidora de electricidade da súa zona, responsable da rede á que está conectada a súa subministración.',
  whyTitle: 'Para que',
  why: 'Para amosarlle as súas subministracións, consumos e expedientes, atender as súas solicitudes e avisalo de cortes e avarías.',
  basisTitle: 'Por que podemos facelo',
  basis:
    'Porque a lei nos encarga a distribución e a lectura dos contadores, e porque vostede o acepta ao usar esta área.',
  rightsTitle: 'Os seus dereitos',
  rights:
    'Pode acceder aos seus datos, corrixilos, suprimilos, opoñerse ao seu uso ou pedir que se limite ou se trasladen, e reclamar ante a Axencia Española de Protección de Datos.',
  more: 'Ler a política de privacidade completa',
}
