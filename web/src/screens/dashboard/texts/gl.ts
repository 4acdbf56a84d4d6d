import type { dashboard as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const dashboard: Messages<typeof spanish> = {
  attention: {
    hide: 'Agochar',
    lead_one: 'Hai {{count}} cousa pendente de vostede.',
    lead_other: 'Hai {{count}} cousas pendentes de vostede.',
    markRead: 'Marcar como lido',
    markReadFailed: 'Non puidemos marcar o aviso como lido. Inténteo de novo.',
    notice: 'Aviso',
    nothing: 'Está todo ao día.',
    nothingText: 'Non ten avisos nin solicitudes sen ler.',
    read: 'Ler',
    readNotice: 'Ler o aviso «{{title}}»',
    request: 'Solicitude {{code}}',
    requestText: '{{status}} desde o {{date}}',
    seeRequest: 'Ver solicitude',
    partial: 'Non puidemos comprobar se ten avisos ou solicitudes novas.',
    status: { closed: 'Pechada', open: 'En curso' },
    title: 'O que precisa da súa atención',
  },
  greeting: 'Ola, {{name}}',
  lead: 'Así vai a súa enerxía.',
  supplies: 'As súas subministracións',
  supply: {
    before: 'O ano anterior',
    curveFailed: 'Non puidemos cargar a súa curva.',
    curveMissing: 'Aínda non podemos amosar a súa curva.',
    lastDay: 'Último día con datos, {{day}}',
    lastDayFed: 'Vertido o {{day}}, último día con datos',
    lastDayGrid: 'Da rede o {{day}}, último día con datos',
    noTrend: 'Sen datos do ano anterior para comparar',
    now: 'Estas catro semanas',
    seeCurve: 'Ver a curva',
    seeCurveOf: 'Ver a curva de {{name}}',
    generated: 'Xerado',
    surplus: 'Vertido',
    spark: 'Consumo diario das últimas catro semanas, de {{low}} a {{high}} ao día',
    sparkFed: 'Enerxía vertida cada día nas últimas catro semanas, de {{low}} a {{high}} ao día',
    trend: {
      fed: {
        less: 'Nas últimas catro semanas verteu un {{percent}} menos que nas mesmas do ano anterior.',
        more: 'Nas últimas catro semanas verteu un {{percent}} máis que nas mesmas do ano anterior.',
        same: 'Nas últimas catro semanas verteu case o mesmo que nas do ano anterior.',
      },
      fromGrid: {
        less: 'Nas últimas catro semanas tomou da rede un {{percent}} menos que nas mesmas do ano anterior.',
        more: 'Nas últimas catro semanas tomou da rede un {{percent}} máis que nas mesmas do ano anterior.',
        same: 'Nas últimas catro semanas tomou da rede case o mesmo que nas do ano anterior.',
      },
      used: {
        less: 'Nas últimas catro semanas consumiu un {{percent}} menos que nas mesmas do ano anterior.',
        more: 'Nas últimas catro semanas consumiu un {{percent}} máis que nas mesmas do ano anterior.',
        same: 'Nas últimas catro semanas consumiu case o mesmo que nas do ano anterior.',
      },
    },
  },
}
