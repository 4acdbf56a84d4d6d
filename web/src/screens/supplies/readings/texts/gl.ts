import type { Messages } from '#src/locales/messages.type.ts'
import type { readings as spanish } from './es.ts'

export const readings: Messages<typeof spanish> = {
  csv: 'lecturas',
  filter: {
    all: 'Todas',
    customer: 'Súas',
    estimated: 'Estimadas',
    label: 'Que lecturas se amosan',
    none: 'Non hai lecturas deste tipo',
    noneText: 'Escolla outro tipo ou véxaas todas.',
    real: 'Reais',
  },
  hero: 'O seu contador, o {{date}}',
  kinds: {
    customer: 'Dada por vostede',
    estimated: 'Estimada',
    onSite: 'Real, ante o contador',
    remote: 'Real, a distancia',
  },
  list: {
    lead: 'O que marcaba cada rexistro ao final do mes. Un rexistro nunca retrocede.',
    title: 'Lecturas de cada mes',
  },
  meter: {
    choose: 'Lectura do',
    instant: 'Real, no momento',
    lead: 'Contador {{meter}}',
    monthly: 'Lectura do mes',
    notRead:
      'Preguntámoslle ao contador que marca neste instante e poñémosllo a carón da lectura do mes. Enviarémoslle tamén un aviso co resultado.',
    now: 'Lectura de agora',
    picture: 'O contador, {{when}}: {{list}}.',
    readAt: 'Lido o {{moment}}',
    title: 'Que marca o seu contador',
  },
  none: {
    text: 'A primeira chega a principios do mes seguinte ao da súa alta. Mentres tanto, pode preguntarlle ao contador que marca.',
    title: 'Aínda non hai lecturas mensuais',
  },
  now: {
    again: 'Ler outra vez',
    full: 'Xa ten {{most}} lecturas pendentes deste contador, que é o máximo. Agarde a que se fagan algunhas.',
    late: 'O contador aínda non contestou. Pode que haxa un corte: en canto conteste, verá aquí a lectura.',
    offline: 'Para ler o contador cómpre conexión.',
    read: 'Ler agora',
    reading: 'Lendo o contador…',
  },
  review: {
    request: 'Pedir que se revise a lectura de {{month}}',
  },
  sentence: {
    customer: 'É a lectura que nos deu vostede: {{energy}} máis ca a anterior.',
    estimated:
      'É unha estimación, non unha lectura: {{energy}} máis ca a anterior. Corríxese coa seguinte lectura real.',
    onSite: 'É unha lectura real, tomada ante o contador: {{energy}} máis ca a anterior.',
    other: 'É a última lectura que hai: {{energy}} máis ca a anterior.',
    remote: 'É unha lectura real, tomada a distancia: {{energy}} máis ca a anterior.',
  },
  since: 'Do {{date}} ao {{moment}} o seu contador contou {{energy}}.',
  table: {
    counted: 'Contou (kWh)',
    date: 'Data',
    kind: 'Tipo',
    period: 'Rexistro',
    show: 'Ver',
    showOf: 'Ver no contador a lectura do {{date}}',
    since: 'A lectura do mes e a de agora, rexistro a rexistro',
  },
  tooHigh: {
    text: 'En {{periods}} a lectura do mes é maior ca o que marca o contador.',
    title: 'A lectura do mes pasouse',
  },
}
