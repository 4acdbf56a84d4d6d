import type { parts as spanish } from './later.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

/** What the parts say that come with the screens that use them. */
export const parts: Messages<typeof spanish> = {
  autocomplete: {
    failed: 'Non puidemos buscar. Escriba outra letra para volver intentalo.',
    found_zero: 'Nada coincide',
    found_one: '{{count}} resultado',
    found_other: '{{count}} resultados',
  },
  carousel: {
    next: 'Seguinte',
    place: '{{place}} de {{count}}',
    previous: 'Anterior',
  },
  people: {
    edit: 'Modificar {{name}}',
    remove: 'Quitar a {{name}}',
  },
  rating: {
    stars_one: '{{count}} estrela',
    stars_other: '{{count}} estrelas',
  },
  select: {
    all_one: 'Seleccionar o único',
    all_other: 'Seleccionar os {{count}}',
    chosen_one: '{{count}} elixido',
    chosen_other: '{{count}} elixidos',
    rest_one: 'e un máis',
    rest_other: 'e {{count}} máis',
    remove: 'Quitar {{name}}',
    search: '{{label}}: buscar',
  },
  date: {
    example: 'Día, mes e ano: 14/3/2026 ou 14032026',
    open: 'Elixir no calendario',
    time: 'Hora',
  },
  steps: {
    done: 'feito',
    place: 'Paso {{place}} de {{count}}',
  },
  table: {
    all: 'Seleccionar todo ({{number}})',
    away: '{{number}} fóra desta páxina',
    clear: 'Quitar a selección',
    columns: 'Columnas',
    csv: 'Descargar CSV',
    csvPage: 'Descargar esta páxina (CSV)',
    none: 'Sen selección',
    page: 'Todo o desta páxina',
    selected: 'Selección: {{number}}',
  },
  timeline: {
    ahead: 'por vir',
    current: 'en curso',
    done: 'feito',
    exit: 'fin',
  },
  upload: {
    cancel: 'Cancelar o envío de {{name}}',
    choose: 'Elixir ficheiros',
    drop: 'ou arrástreos ata aquí',
    empty: 'O ficheiro está baleiro. Elixa outro.',
    failed: 'Non puidemos envialo. Comprobe a conexión e volva intentalo.',
    limits: 'PDF, JPG ou PNG, ata {{size}} MB cada un',
    list: 'Ficheiros engadidos',
    photo: 'Facer unha foto',
    progress: 'Envío de {{name}}',
    remove: 'Quitar {{name}} da lista',
    retry: 'Volver enviar {{name}}',
    shrunk: 'Foto reducida: {{from}} → {{to}}',
    state: {
      cancelled: 'Envío cancelado',
      failed: 'Non enviado',
      preparing: 'Preparando…',
      refused: 'Non enviado',
      sending: 'Enviando…',
      sent: 'Enviado',
      waiting: 'En espera',
    },
    tooBig: 'Pesa máis de {{size}} MB. Redúzao ou divídao en varios.',
    unreadable: 'Non se pode ler. Ábrao para ver se está completo e elíxao de novo.',
    wrongKind: 'Non é un PDF, un JPG nin un PNG. Gárdeo nun deses formatos.',
  },
}
