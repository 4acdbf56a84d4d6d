import type { BillConcept } from '@acometida/api-spec/generated/operations'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Language } from '#src/core/outbox.ts'
import { sha256 } from '#src/core/sha256.ts'
import { contractedOn } from '#src/modules/metering/contractedPower.rules.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { drawChargeTable } from '#src/pdf/chargeTable.ts'
import { drawFacts, type Fact } from '#src/pdf/facts.ts'
import { drawFooter } from '#src/pdf/footer.ts'
import { drawLetterhead } from '#src/pdf/letterhead.ts'
import { makePdf, pdfFile } from '#src/pdf/makePdf.ts'
import { colours, decorate, LEFT, paragraph, tagged, write, type Paper } from '#src/pdf/paper.ts'
import { monthlyInstants } from './billDates.rules.ts'
import type { FoundBill } from './findBill.service.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { decimals, longDate, money } from './numbers.format.ts'

/** The file of a bill in the language of its reader, in its wire form. */
export async function invoiceFile(ctx: AuthorizedContext, found: FoundBill, sealed: boolean) {
  const { number, totalCents } = found.bill
  const language = languageOf(ctx, ctx.caller.userId)
  const pdf = await invoicePdf({ ...found, language, seal: sealed ? sealOf(number, totalCents) : null })
  return pdfFile(`factura-${number}.pdf`, pdf)
}

/** Sixteen characters by which the utility finds the bill of a copy. */
function sealOf(number: string, totalCents: number): string {
  return sha256(`${number}/${totalCents}`).replaceAll(/[-_]/g, 'X').slice(0, 16).toUpperCase()
}

/** The invoice as a tagged PDF. It contains the dates of the bill alone, so equal invoices are equal byte by byte. */
function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { bill, language, seal } = invoice
  const texts = invoiceTexts[language]
  const about = {
    title: `${texts.title} ${bill.number}`,
    subject: `${bill.cups}, ${bill.startDate} / ${bill.endDate}`,
    language,
    issuedAt: monthlyInstants.bills(bill.startDate.slice(0, 7)),
  }
  return makePdf(about, (paper) => {
    const sheet = { ...paper, invoice, texts }
    drawHead(sheet)
    const below = drawConcepts(sheet, 276)
    drawChart(sheet, below + 18)
    drawFooter(paper, seal === null ? texts.legal : [...texts.legal, texts.seal(seal)])
  })
}

/** Draws the title, number and date, the customer, the supply, the days and the amount. */
function drawHead(sheet: Sheet): void {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  drawLetterhead(sheet, texts.title, [
    `${texts.number} ${bill.number}`,
    `${texts.issued}: ${longDate(bill.issueDate, language)}`,
  ])
  drawFacts(sheet, factsOf(sheet), {
    label: texts.total,
    amount: money(bill.totalCents, language),
    note: texts.payment(bill.isDirectDebit === '1', longDate(bill.dueDate, language)),
  })
}

function factsOf({ texts, invoice }: Sheet): readonly Fact[] {
  const { bill, point, language } = invoice
  const { street, postalCode, town, province } = point
  const powers = [...new Set(contractedOn(point, bill.startDate))].map((watts) =>
    decimals(watts / 1000, 3, language, true),
  )
  const [from, to] = [longDate(bill.startDate, language), longDate(bill.endDate, language)]
  const days = Number(bill.endDate.slice(8)) - Number(bill.startDate.slice(8)) + 1
  return [
    [texts.holder, `${point.holderName} ${point.holderSurname}`.trim()],
    [texts.document, bill.documentNumber],
    [texts.supply, bill.cups],
    [texts.address, street],
    ['', `${postalCode} ${town}${town === province ? '' : ` (${province})`}`],
    [texts.tariff, point.tariff],
    [texts.contractedPower, `${powers.join(' / ')} kW`],
    [texts.meter, point.meterId],
    [texts.period, texts.periodOf(from, to, texts.days(days))],
  ]
}

const barLeft = LEFT + 24
const BAR_WIDTH = 350

/** Draws a bar for the energy of each period that has any, with its kWh and share. */
function drawChart(sheet: Sheet, top: number): void {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  const kwh = (value: number) => decimals(value, 0, language)
  const bars = bill.concepts.filter(({ concept }) => concept === 'ENERGY_TERM')
  const highest = Math.max(1, ...bars.map(({ quantity }) => quantity))
  paragraph(sheet, 'H2', texts.consumption, LEFT, top, { size: 10, bold: true, colour: colours.brand })
  paragraph(sheet, 'P', texts.chart(kwh(bill.consumption)), LEFT, top + 14, { size: 8, colour: colours.muted })
  bars.forEach(({ period, quantity }, index) => {
    const y = top + 30 + index * 14
    const length = Math.max(2, (quantity / highest) * BAR_WIDTH)
    const colour = colours.periods[(period ?? 1) - 1] ?? colours.brand
    decorate(sheet, (page) => page.roundedRect(barLeft, y, length, 9, 2).fill(colour))
    const share = decimals((quantity * 100) / bill.consumption, 0, language)
    tagged(sheet, 'P', () => {
      write(sheet, `P${period ?? ''}`, LEFT, y + 1, { size: 8, width: 20 })
      write(sheet, `${kwh(quantity)} kWh (${share} %)`, barLeft + length + 6, y + 1, { size: 8, width: 100 })
    })
  })
}

const columns = [
  { x: LEFT + 6, width: 176, align: 'left' },
  { x: LEFT + 186, width: 50, align: 'left' },
  { x: LEFT + 236, width: 92, align: 'right' },
  { x: LEFT + 330, width: 100, align: 'right' },
  { x: LEFT + 430, width: 63, align: 'right' },
] as const

/** Draws the charges line by line, and their sums. Returns the y of their end. */
function drawConcepts(sheet: Sheet, top: number): number {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  const cells = (tax: boolean) =>
    bill.concepts.filter(({ concept }) => (concept === 'VAT') === tax).map((line) => cellsOf(sheet, line))
  return drawChargeTable(sheet, top, {
    columns,
    head: texts.columns,
    lines: cells(false),
    sums: [[texts.base, '', '', '', money(bill.baseCents, language)], ...cells(true)],
    total: [texts.total, '', '', '', money(bill.totalCents, language)],
  })
}

function cellsOf({ texts, invoice }: Sheet, line: BillConcept): readonly string[] {
  const { language } = invoice
  const { concept, period, quantity, unit, days, price, amountCents } = line
  const tax = unit === 'EUR'
  const daily = days !== null
  const quantityText = tax
    ? money(Math.round(quantity * 100), language)
    : unit === 'day'
      ? texts.days(quantity)
      : `${decimals(quantity, 3, language, true)} ${unit}${daily ? ` × ${texts.days(days)}` : ''}`
  return [
    texts.concepts[concept],
    period === null ? '' : `P${period}`,
    quantityText,
    tax ? `${decimals(price, 8, language, true)} %` : `${decimals(price, 6, language)} ${texts.each(unit, daily)}`,
    money(amountCents, language),
  ]
}

interface Invoice extends FoundBill {
  readonly language: Language
  /** The verification code of a copy with a digital seal; null without one. */
  readonly seal: string | null
}

/** The page that is being drawn, with the data and words of the invoice. */
interface Sheet extends Paper {
  readonly invoice: Invoice
  readonly texts: (typeof invoiceTexts)[Language]
}
