import type { curves as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const curves: Messages<typeof spanish> = {
  again: 'Choose other dates',
  came: 'All the curves are here.',
  doing: 'Asking for the curves',
  energy: 'Energy (kWh)',
  format: 'Kind of file',
  formats: {
    csv: { name: 'CSV', hint: 'A single table with all supplies. Any spreadsheet opens it.' },
    json: { name: 'JSON', hint: 'For programs: each supply with its curve, local time with its offset, and quality.' },
    market: {
      name: 'CSV for comparison sites',
      hint: 'Always by hours, with CUPS, date and hour: comparison sites for offers and installers in Spain read it.',
    },
    xlsx: { name: 'Excel', hint: 'A workbook with all supplies in one sheet.' },
  },
  incomplete: 'These supplies have no data for part of the dates; the file holds what there is:',
  measure: 'Measure',
  presets: { month: 'Last whole month', twoYears: 'Two years', year: 'Twelve months' },
  save_one: 'Save the one that has come',
  save_other: 'Save the {{number}} that have come',
  saved: 'The file is in your downloads folder, with the curves of all supplies.',
  submit: 'Prepare the file',
  title_one: 'Export the curve of {{number}} supply',
  title_other: 'Export the curves of {{number}} supplies',
  tooLong: 'Choose two years at most',
  tooMany: 'That is more than {{max}} rows, too many for Excel. Choose CSV, fewer dates, or days.',
}
