import type { curves as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const curves: Messages<typeof spanish> = {
  again: 'Escoller outras datas',
  came: 'Xa están todas as curvas.',
  doing: 'Pedindo as curvas',
  energy: 'Enerxía (kWh)',
  format: 'Tipo de ficheiro',
  formats: {
    csv: { name: 'CSV', hint: 'Unha soa táboa con todas as subministracións. Ábrese en calquera folla de cálculo.' },
    json: {
      name: 'JSON',
      hint: 'Para programas: cada subministración coa súa curva, hora local co seu desfase e calidade.',
    },
    market: {
      name: 'CSV para comparadores',
      hint: 'Sempre por horas, con CUPS, data e hora: leno os comparadores de ofertas e os instaladores.',
    },
    xlsx: { name: 'Excel', hint: 'Un libro con todas as subministracións nunha folla.' },
  },
  incomplete: 'Destas subministracións non hai datos en parte das datas; o ficheiro leva os que hai:',
  measure: 'Medida',
  presets: { month: 'Último mes completo', twoYears: 'Dous anos', year: 'Doce meses' },
  save_one: 'Gardar a que chegou',
  save_other: 'Gardar as {{number}} que chegaron',
  saved: 'O ficheiro está no seu cartafol de descargas, coas curvas de todas as subministracións.',
  submit: 'Preparar o ficheiro',
  title_one: 'Exportar a curva de {{number}} subministración',
  title_other: 'Exportar as curvas de {{number}} subministracións',
  tooLong: 'Escolla dous anos como máximo',
  tooMany: 'Son máis de {{max}} filas, demasiadas para Excel. Escolla CSV, menos datas ou o detalle por días.',
}
