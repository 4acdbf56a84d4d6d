import type { BillConcept } from '@acometida/api-spec/generated/operations'
import { left } from '#src/pdf/paper.ts'
import { drawReckoning } from '#src/pdf/table.ts'
import type { Sheet } from './invoiceSheet.ts'
import { decimals, money } from './numbers.format.ts'

const columns = [
  { x: left + 6, width: 176, align: 'left' },
  { x: left + 186, width: 50, align: 'left' },
  { x: left + 236, width: 92, align: 'right' },
  { x: left + 330, width: 100, align: 'right' },
  { x: left + 430, width: 63, align: 'right' },
] as const

/** What is charged, line by line, and how it adds up. Returns where it ends. */
export function drawConcepts(sheet: Sheet, top: number): number {
  const { texts, invoice } = sheet
  const { bill, language } = invoice
  const cells = (tax: boolean) =>
    bill.concepts.filter(({ concept }) => (concept === 'VAT') === tax).map((line) => cellsOf(sheet, line))
  return drawReckoning(sheet, top, {
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
