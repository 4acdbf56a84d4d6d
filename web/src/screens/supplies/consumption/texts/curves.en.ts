import type { Messages } from '#src/locales/messages.type.ts'
import type { curves as spanish } from './curves.es.ts'

export const curves: Messages<typeof spanish> = {
  again: 'Choose other dates',
  came: 'All the curves are here.',
  doing: 'Asking for the curves',
  energy: 'Energy (kWh)',
  format: 'File type',
  formats: {
    csv: { name: 'CSV', hint: 'A single table with one line an hour, day or month. Any spreadsheet opens it.' },
    json: { name: 'JSON', hint: 'For programs: each supply with its curve, local time with its offset, and quality.' },
    market: {
      name: 'CSV for comparison sites',
      hint: 'Always hourly, with CUPS, date and hour: comparison sites and installers can read it.',
    },
    xlsx: { name: 'Excel', hint: 'A workbook with a single sheet.' },
  },
  incomplete: 'These supplies have no data for part of the dates; the file holds what there is:',
  measure: 'Measure',
  presets: { month: 'Last whole month', shown: 'The dates you see', twoYears: 'Two years', year: 'Twelve months' },
  save_one: 'Save the one that has arrived',
  save_other: 'Save the {{number}} that have arrived',
  saved: 'The file is in your downloads folder.',
  submit: 'Prepare the file',
  title_one: 'Download the consumption of {{number}} supply',
  title_other: 'Download the consumption of {{number}} supplies',
  titleOf: 'Download the consumption of {{name}}',
  tooLong: 'Choose two years at most',
  tooMany: 'That is more than {{max}} rows, too many for Excel. Choose CSV, fewer dates, or daily detail.',
}
