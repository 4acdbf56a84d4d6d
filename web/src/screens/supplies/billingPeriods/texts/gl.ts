import type { Messages } from '#src/locales/messages.type.ts'
import type { billingPeriods as spanish } from './es.ts'

export const billingPeriods: Messages<typeof spanish> = {
  change: { less: '{{percent}} menos', more: '{{percent}} máis', none: 'Sen ano anterior', same: 'Case igual' },
  chart: {
    lead: 'O que consumiu cada día de media, para comparar períodos con distinto número de días',
    title: 'Consumo facturado ao día',
  },
  csv: 'periodos-facturados',
  hero: 'Ao día, na última factura',
  links: { bill: 'Factura', curve: 'Curva', tie: 'Cadrar', tieOf: 'Cadrar coa curva: {{period}}' },
  list: {
    lead: 'Desde cada período pode abrir a súa factura, a lectura da que sae e a súa curva',
    title: 'Todos os períodos',
  },
  none: {
    text: 'A primeira factura sae a primeiros do mes seguinte ao da súa alta. Mentres tanto, o seu consumo está na curva.',
    title: 'Aínda non hai períodos facturados',
  },
  readings: {
    customer: 'Dada por vostede',
    estimated: 'Estimada',
    estimatedLong: 'Estimada: corrixirase',
    onSite: 'Real, no contador',
    remote: 'Real, a distancia',
  },
  sentence: {
    less: 'Entre o {{from}} e o {{to}} consumiu {{energy}}, un {{percent}} menos ao día ca un ano antes.',
    more: 'Entre o {{from}} e o {{to}} consumiu {{energy}}, un {{percent}} máis ao día ca un ano antes.',
    none: 'Entre o {{from}} e o {{to}} consumiu {{energy}}.',
    same: 'Entre o {{from}} e o {{to}} consumiu {{energy}}, case o mesmo ao día ca un ano antes.',
  },
  short: 'O seu primeiro período é máis curto: os datos empezan o {{date}}.',
  summary_one: 'Só hai un período, o de {{high}}, con {{energy}} ao día.',
  summary_other: 'De {{count}} períodos, o de máis consumo ao día foi o de {{high}}, con {{energy}}.',
  table: {
    change: 'Fronte ao ano anterior',
    daily: 'kWh ao día',
    days: 'Días',
    energy: 'kWh',
    links: 'Ver',
    reading: 'Lectura',
  },
  tie: {
    curve: 'A curva suma',
    bill: 'A factura conta',
    estimatedHours_one: '{{count}} hora da curva é estimada.',
    estimatedHours_other: '{{count}} horas da curva son estimadas.',
    lead: 'A suma das horas da curva, a carón do que conta a factura {{number}}',
    missing_one: 'Falta {{count}} hora do {{date}}.',
    missing_other: 'Faltan {{count}} horas do {{date}}.',
    missingMore_one: 'E faltan horas de {{count}} día máis.',
    missingMore_other: 'E faltan horas de {{count}} días máis.',
    noCurve: 'Non hai curva destas datas',
    noCurveText: 'A factura sae da lectura do contador, e destes días non se gardou a curva.',
    partial: 'Só chegou unha parte da curva destas datas, así que non a comparamos coa factura.',
    table: 'Curva e factura por período tarifario',
    title: 'Cadra a factura coa curva?',
    verdict: {
      apart:
        'A curva suma {{curve}}; a factura, {{bill}}. Nin o redondeo nin as horas que faltan explican a diferenza: se non lla explica a súa factura, consúltenos.',
      estimated:
        'A curva suma {{curve}}; a factura, {{bill}}. A lectura da factura estimouse, e a diferenza corrixirase coa seguinte lectura real.',
      exact: 'Cadra: a curva e a factura suman {{bill}}.',
      late: 'A curva suma {{curve}}; a factura, {{bill}}. Á curva fáltanlle horas que a factura xa conta. Chegarán nuns días.',
      rounding: 'A curva suma {{curve}}; a factura, {{bill}}: redondeo por período.',
    },
  },
}
