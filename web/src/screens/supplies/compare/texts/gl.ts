import type { compare as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const compare: Messages<typeof spanish> = {
  bar: {
    against: 'Comparado con',
    earlier: 'Comparar cunha semana antes',
    group: 'Que comparar',
    later: 'Comparar cunha semana despois',
    range: 'Compárase',
  },
  cause: {
    background: {
      less: '{{energy}} menos de consumo de fondo (de {{from}} a {{to}} W, día e noite)',
      more: '{{energy}} máis de consumo de fondo (de {{from}} a {{to}} W, día e noite)',
    },
    days: {
      less: '{{energy}} menos por haber menos días',
      more: '{{energy}} máis por haber máis días',
    },
    flat: { less: '{{energy}} menos en horas de chan', more: '{{energy}} máis en horas de chan' },
    peak: { less: '{{energy}} menos en horas de punta', more: '{{energy}} máis en horas de punta' },
    restDays: {
      less: '{{energy}} menos polas fins de semana e festivos que hai',
      more: '{{energy}} máis polas fins de semana e festivos que hai',
    },
    valley: { less: '{{energy}} menos en horas de val', more: '{{energy}} máis en horas de val' },
  },
  causes: {
    background: 'Consumo de fondo',
    days: 'Número de días',
    flat: 'Horas de chan',
    peak: 'Horas de punta',
    restDays: 'Fins de semana e festivos',
    valley: 'Horas de val',
  },
  chart: {
    dayByDay: 'Día a día',
    dayByDayLead: 'Cada día a carón do que cae no mesmo día da semana',
    hint: 'Co foco aquí: T cambia á táboa; [ e ] comparan cunha semana antes ou despois.',
    hourName: 'De {{from}} a {{to}} h',
    keys: 'Co foco aquí: T volve á gráfica; [ e ] comparan cunha semana antes ou despois.',
    kind: 'Que días',
    rest: 'Fins de semana e festivos',
    title: 'As curvas, unha sobre outra',
    typical: 'Un día típico',
    typicalLead: 'A media de cada hora',
    weekByWeek: 'Semana a semana',
    weekByWeekLead: 'Cada semana a carón daquela coa que se compara',
    work: 'Laborables',
  },
  csv: {
    at: 'Inicio',
    file: 'comparacion',
  },
  dates: {
    against: 'Comparadas con',
    apply: 'Comparar estas datas',
    limit: 'Un ano como máximo. Os datos chegan ata o {{date}}.',
    range: 'Datas',
  },
  day: {
    apply: 'Comparar antes e despois',
    hint: 'Por exemplo, cando cambiou a neveira. Os datos chegan ata o {{date}}.',
    label: 'Que día cambiou algo?',
    wrong: 'Escriba un día que non sexa posterior ao {{date}}',
  },
  empty: {
    action: 'Comparar as últimas semanas coas anteriores',
    text: 'Desas datas non chegou ningún dato, ou esta subministración aínda non os tiña.',
    title: 'Non hai datos do {{from}} ao {{to}}',
    titleDay: 'Non hai datos do {{day}}',
    wholeText: 'Só comparamos días nos que non falta ningunha hora. Escolla outras datas ou volva nuns días.',
    wholeTitle: 'Aínda non hai días completos que comparar',
  },
  explanation: {
    lead: 'Que suma e que resta para pasar dunhas datas ás outras',
    measure: 'Enerxía',
    notes: {
      background: 'O consumo de fondo é o que nunca se apaga: a media das catro horas máis baixas de cada día.',
      hours: 'En punta, chan e val contamos o que pasa do consumo de fondo.',
      own: 'Contamos toda a enerxía usada na casa: a da rede e a das súas placas.',
      weather: 'Non sabemos que tempo fixo: o frío ou a calor de cada época tamén pode estar detrás.',
    },
    title: 'Por que?',
  },
  half: {
    text: 'Estas son as datas que si chegaron.',
    title: 'Falta unha das dúas metades',
  },
  hero: { day: 'Diferenza ao día' },
  leftOut_one: 'Non contamos {{count}} día: fáltalle algunha hora, ou ao día co que se compara.',
  leftOut_other: 'Non contamos {{count}} días: fáltalles algunha hora, ou ao día co que se comparan.',
  partial: 'Non puidemos cargar os datos desde o {{date}}. Comparamos os anteriores.',
  same: {
    text: 'As dúas partes son as mesmas datas da mesma subministración: non hai diferenza que explicar.',
    title: 'Escolleu dúas veces o mesmo',
  },
  sentence: {
    alike: 'Case o mesmo: {{energy}}, fronte a {{other}}.',
    because: '{{change}}: {{causes}}.',
    day: {
      less: 'Cada día, {{energy}} menos de media: {{now}} fronte a {{other}}.',
      more: 'Cada día, {{energy}} máis de media: {{now}} fronte a {{other}}.',
      same: 'Case o mesmo cada día: {{now}} de media, fronte a {{other}}.',
    },
    less: '{{energy}} menos',
    more: '{{energy}} máis',
    sameDays: 'Son os mesmos días da semana, cos mesmos festivos.',
    sum: 'En total, {{energy}} fronte a {{other}}.',
  },
  show: { chart: 'Gráfica', label: 'Xeito de ver os datos', table: 'Táboa' },
  summary: {
    days: 'O día de máis enerxía é o {{high}}, con {{energy}}.',
    typical:
      'A hora de máis enerxía é a de {{high}} h, con {{energy}}; no que se compara, a de {{otherHigh}} h, con {{otherEnergy}}.',
    typicalAlone: 'A hora de máis enerxía é a de {{high}} h, con {{energy}}.',
    weeks: 'A semana de máis enerxía empeza o {{high}}, con {{energy}}.',
  },
  supply: {
    label: 'Comparar con',
    none: 'Escolla a subministración coa que comparar',
    noneText: 'Verá as mesmas datas das dúas, hora a hora.',
    placeholder: 'Escolla unha subministración',
  },
  table: {
    days: 'Día a día: {{range}} e {{against}}',
    otherDay: 'Día comparado',
    otherWeek: 'Semana comparada',
    thisDay: 'Día',
    thisWeek: 'Semana do',
    typical: 'Un día típico: {{range}} e {{against}}',
    weeks: 'Semana a semana: {{range}} e {{against}}',
  },
  unsure:
    'O {{percent}} das horas destas datas son estimadas ou aínda non chegaron. Tome a comparación como orientativa.',
  way: {
    dates: 'Outras datas',
    day: 'Antes e despois dun día',
    month: 'Este mes e o anterior',
    supply: 'Con outra subministración',
    year: 'Catro semanas e hai un ano',
  },
}
