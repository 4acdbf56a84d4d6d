export const readings = {
  csv: 'lecturas',
  filter: {
    all: 'Todas',
    customer: 'Suyas',
    estimated: 'Estimadas',
    label: 'Qué lecturas se muestran',
    none: 'No hay lecturas de este tipo',
    noneText: 'Elija otro tipo, o véalas todas.',
    real: 'Reales',
  },
  hero: 'Su contador, el {{date}}',
  kinds: {
    customer: 'Dada por usted',
    estimated: 'Estimada',
    onSite: 'Real, ante el contador',
    remote: 'Real, a distancia',
  },
  list: {
    lead: 'Lo que marcaba cada registro al final del mes. Un registro nunca retrocede.',
    title: 'Lecturas de cada mes',
  },
  meter: {
    choose: 'Lectura del',
    instant: 'Real, al momento',
    lead: 'Contador {{meter}}',
    monthly: 'Lectura del mes',
    notRead:
      'Le preguntamos al contador qué marca en este instante y se lo ponemos al lado de la lectura del mes. Le enviaremos también un aviso con el resultado.',
    now: 'Lectura de ahora',
    picture: 'El contador, {{when}}: {{list}}.',
    readAt: 'Leído el {{moment}}',
    title: 'Qué marca su contador',
  },
  none: {
    text: 'La primera llega a principios del mes siguiente al de su alta. Mientras tanto, puede preguntarle al contador qué marca.',
    title: 'Todavía no hay lecturas mensuales',
  },
  now: {
    again: 'Leer otra vez',
    full: 'Ya tiene {{most}} lecturas pendientes de este contador, que es el máximo. Espere a que se hagan algunas.',
    late: 'El contador todavía no ha contestado. Puede que haya un corte: en cuanto conteste, verá aquí la lectura.',
    offline: 'Para leer el contador hace falta conexión.',
    read: 'Leer ahora',
    reading: 'Leyendo el contador…',
  },
  review: {
    request: 'Pedir que se revise la lectura de {{month}}',
  },
  sentence: {
    customer: 'Es la lectura que nos dio usted: {{energy}} más que la anterior.',
    estimated:
      'Es una estimación, no una lectura: {{energy}} más que la anterior. Se corrige con la siguiente lectura real.',
    onSite: 'Es una lectura real, tomada ante el contador: {{energy}} más que la anterior.',
    other: 'Es la última lectura que hay: {{energy}} más que la anterior.',
    remote: 'Es una lectura real, tomada a distancia: {{energy}} más que la anterior.',
  },
  since: 'Del {{date}} al {{moment}} su contador ha contado {{energy}}.',
  table: {
    counted: 'Contó (kWh)',
    date: 'Fecha',
    kind: 'Tipo',
    period: 'Registro',
    show: 'Ver',
    showOf: 'Ver en el contador la lectura del {{date}}',
    since: 'La lectura del mes y la de ahora, registro a registro',
  },
  tooHigh: {
    text: 'En {{periods}} la lectura del mes es mayor que lo que marca el contador.',
    title: 'La lectura del mes se pasó',
  },
} as const
