import type { Messages } from '#src/locales/messages.type.ts'
import type { curves as spanish } from './curves.es.ts'

export const curves: Messages<typeof spanish> = {
  again: 'Escoller outras datas',
  came: 'Xa están todas as curvas.',
  doing: 'Pedindo as curvas',
  energy: 'Enerxía (kWh)',
  format: 'Tipo de ficheiro',
  formats: {
    csv: { name: 'CSV', hint: 'Unha soa táboa cunha liña por hora, día ou mes. Ábrese en calquera folla de cálculo.' },
    json: {
      name: 'JSON',
      hint: 'Para programas: cada subministración coa súa curva, hora local co seu desfase e calidade.',
    },
    market: {
      name: 'CSV para comparadores',
      hint: 'Sempre por horas, con CUPS, data e hora: leno os comparadores de ofertas e os instaladores.',
    },
    xlsx: { name: 'Excel', hint: 'Un libro cunha soa folla.' },
  },
  incomplete: 'Destas subministracións non hai datos en parte das datas; o ficheiro leva os que hai:',
  measure: 'Medida',
  presets: { month: 'Último mes completo', shown: 'As datas que ve', twoYears: 'Dous anos', year: 'Doce meses' },
  save_one: 'Gardar a que chegou',
  save_other: 'Gardar as {{number}} que chegaron',
  saved: 'O ficheiro está no seu cartafol de descargas.',
  submit: 'Preparar o ficheiro',
  title_one: 'Descargar os consumos de {{number}} subministración',
  title_other: 'Descargar os consumos de {{number}} subministracións',
  titleOf: 'Descargar os consumos de {{name}}',
  tooLong: 'Escolla dous anos como máximo',
  tooMany: 'Son máis de {{max}} filas, demasiadas para Excel. Escolla CSV, menos datas ou o detalle por días.',
}
