import { drawFacts, type Fact } from '#src/pdf/facts.ts'
import { drawLetterhead } from '#src/pdf/letterhead.ts'
import type { Sheet } from './invoiceSheet.ts'
import { decimals, longDate, money } from './numbers.format.ts'

/** What it is, its number and date; whom it bills, for what supply and days, and how much it comes to. */
export function drawHead(sheet: Sheet): void {
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
