import { colours, decorate, left, paragraph, tagged, write } from '#src/pdf/paper.ts'
import type { Sheet } from './invoiceSheet.ts'
import { decimals } from './numbers.format.ts'

const barLeft = left + 24
const barWidth = 350

/** A bar for the energy of each period that has any, with its kWh and share. */
export function drawChart(sheet: Sheet, top: number): void {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  const kwh = (value: number) => decimals(value, 0, language)
  const bars = bill.concepts.filter(({ concept }) => concept === 'ENERGY_TERM')
  const highest = Math.max(1, ...bars.map(({ quantity }) => quantity))
  paragraph(sheet, 'H2', texts.consumption, left, top, { size: 10, bold: true, colour: colours.brand })
  paragraph(sheet, 'P', texts.chart(kwh(bill.consumption)), left, top + 14, { size: 8, colour: colours.muted })
  bars.forEach(({ period, quantity }, index) => {
    const y = top + 30 + index * 14
    const length = Math.max(2, (quantity / highest) * barWidth)
    const colour = colours.periods[(period ?? 1) - 1] ?? colours.brand
    decorate(sheet, (page) => page.roundedRect(barLeft, y, length, 9, 2).fill(colour))
    const share = decimals((quantity * 100) / bill.consumption, 0, language)
    tagged(sheet, 'P', () => {
      write(sheet, `P${period ?? ''}`, left, y + 1, { size: 8, width: 20 })
      write(sheet, `${kwh(quantity)} kWh (${share} %)`, barLeft + length + 6, y + 1, { size: 8, width: 100 })
    })
  })
}
