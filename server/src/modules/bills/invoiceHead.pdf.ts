import { colours, decorate, left, paragraph, type Sheet, tagged, width, write } from './invoicePaper.pdf.ts'
import { decimals, longDate, money } from './numbers.format.ts'

/** Who bills, what it is, its number and date. */
export function drawHeader(sheet: Sheet): void {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  decorate(sheet, (page) => {
    page.rect(0, 0, page.page.width, 92).fill(colours.frame)
    page
      .save()
      .translate(left - 2, 22)
      .scale(0.95)
    page.path('M3 24.5h6V14.2L16.6 7.5 24.2 14.2V19').lineWidth(2.2).lineCap('round').lineJoin('round')
    page.stroke(colours.white)
    page.circle(24.2, 23, 2.7).fill(colours.energy)
    page.restore()
  })
  const white = { colour: colours.white }
  paragraph(sheet, 'P', 'Acometida', left + 32, 29, { ...white, size: 18, bold: true, width: 200 })
  paragraph(sheet, 'P', 'Acometida Distribución, S. A. · A15123458', left, 60, { ...white, size: 8, width: 240 })
  const right = { ...white, align: 'right', width: 260 } as const
  paragraph(sheet, 'H1', texts.title, 287, 24, { ...right, size: 15, bold: true })
  paragraph(sheet, 'P', `${texts.number} ${bill.number}`, 287, 46, right)
  paragraph(sheet, 'P', `${texts.issued}: ${longDate(bill.issueDate, language)}`, 287, 60, right)
}

/** Where the total stands, beside the facts. */
const box = { x: 372, y: 110, width: 175, height: 104 } as const

/** Whom it bills, for what supply and days, and how much it comes to. */
export function drawParties(sheet: Sheet): void {
  factsOf(sheet).forEach(([label, value], index) => {
    const y = 112 + index * 16.5
    tagged(sheet, 'P', () => {
      write(sheet, label, left, y, { colour: colours.muted, width: 100 })
      write(sheet, value, left + 104, y, {
        width: y > box.y + box.height ? width - 104 : box.x - left - 112,
        bold: index === 0,
      })
    })
  })
  drawTotal(sheet)
}

function factsOf({ texts, invoice }: Sheet): readonly (readonly [label: string, value: string])[] {
  const { bill, language } = invoice
  const powers = [...new Set(invoice.contractedWatts)].map((watts) => decimals(watts / 1000, 3, language, true))
  const [from, to] = [longDate(bill.startDate, language), longDate(bill.endDate, language)]
  const days = Number(bill.endDate.slice(8)) - Number(bill.startDate.slice(8)) + 1
  return [
    [texts.holder, invoice.holderName],
    [texts.document, bill.documentNumber],
    [texts.supply, bill.cups],
    [texts.address, invoice.street],
    ['', invoice.town],
    [texts.tariff, invoice.tariff],
    [texts.contractedPower, `${powers.join(' / ')} kW`],
    [texts.meter, invoice.meterId],
    [texts.period, texts.periodOf(from, to, texts.days(days))],
  ]
}

function drawTotal(sheet: Sheet): void {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  const [x, y, inside] = [box.x + 14, box.y + 14, box.width - 28]
  decorate(sheet, (page) => page.roundedRect(box.x, box.y, box.width, box.height, 8).fill(colours.soft))
  paragraph(sheet, 'H2', texts.total, x, y, { width: inside, colour: colours.muted })
  const large = { size: 24, bold: true, colour: colours.brand, width: inside }
  paragraph(sheet, 'P', money(bill.totalCents, language), x, y + 18, large)
  const how = texts.payment(bill.isDirectDebit === '1', longDate(bill.dueDate, language))
  paragraph(sheet, 'P', how, x, y + 54, { width: inside, wrapped: true })
}
