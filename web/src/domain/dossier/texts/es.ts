export const dossiers = {
  form: {
    loadFailed: 'Error al obtener los datos del formulario.',
    saveFailed: 'Error al guardar los datos del formulario.',
    saved: 'Formulario guardado correctamente.',
  },
  term: {
    left: {
      WORKING_DAYS_one: 'Queda {{count}} día hábil: hasta el {{day}}.',
      WORKING_DAYS_many: 'Quedan {{count}} días hábiles: hasta el {{day}}.',
      WORKING_DAYS_other: 'Quedan {{count}} días hábiles: hasta el {{day}}.',
      DAYS_one: 'Queda {{count}} día: hasta el {{day}}.',
      DAYS_many: 'Quedan {{count}} días: hasta el {{day}}.',
      DAYS_other: 'Quedan {{count}} días: hasta el {{day}}.',
    },
    today: 'Hoy es el último día.',
    over: 'El plazo acabó el {{day}}.',
    ours: 'Nuestro plazo: el {{day}} a más tardar.',
    late: 'Vamos con retraso: nuestro plazo acabó el {{day}}.',
  },
} as const
