import type { BillConcept } from '@acometida/api-spec/generated/operations'
import { decimals, money } from './numbers.format.ts'
import { colours, decorate, left, type Sheet, width, write } from './invoicePaper.pdf.ts'

const rowHeight = 14.5
/** Where each column begins and how wide it is; all but the first two are aligned to the right. */
const columns = [
  { x: left + 6, width: 176 },
  { x: left + 186, width: 50 },
  { x: left + 236, width: 92 },
  { x: left + 330, width: 100 },
  { x: left + 430, width: 63 },
] as const

/** What is charged, line by line, and how it adds up. Returns where it ends. */
export function drawConcepts(sheet: Sheet, top: number): number {
  const { pdf, root, texts, invoice } = sheet
  const { bill, language } = invoice
  const table = pdf.struct('Table')
  root.add(table)
  decorate(sheet, (page) => page.rect(left, top, width, 18).fill(colours.brand))
  row(sheet, table, top + 5, texts.columns, { head: true })
  const lines = bill.concepts.filter(({ concept }) => concept !== 'VAT')
  let y = top + 18
  for (const line of lines) {
    rule(sheet, y + rowHeight)
    row(sheet, table, y + 4, cellsOf(sheet, line))
    y += rowHeight
  }
  row(sheet, table, y + 6, [texts.base, '', '', '', money(bill.baseCents, language)], { strong: true })
  for (const line of bill.concepts.filter(({ concept }) => concept === 'VAT'))
    row(sheet, table, y + 6 + rowHeight, cellsOf(sheet, line))
  const last = y + 10 + 2 * rowHeight
  decorate(sheet, (page) => page.rect(left, last, width, 20).fill(colours.soft))
  row(sheet, table, last + 6, [texts.total, '', '', '', money(bill.totalCents, language)], { strong: true })
  table.end()
  return last + 20
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

function row(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  y: number,
  cells: readonly string[],
  { head = false, strong = false }: { head?: boolean; strong?: boolean } = {},
): void {
  const { pdf } = sheet
  const line = pdf.struct('TR')
  table.add(line)
  cells.forEach((cell, index) => {
    const column = columns[index]
    if (column === undefined) return
    line.add(
      pdf.struct(head || (strong && index === 0) ? 'TH' : 'TD', {}, () => {
        if (cell !== '')
          write(sheet, cell, column.x, y, {
            width: column.width,
            size: 8,
            bold: head || strong,
            colour: head ? colours.white : colours.ink,
            align: index < 2 ? 'left' : 'right',
          })
      }),
    )
  })
  line.end()
}

function rule(sheet: Sheet, y: number): void {
  decorate(sheet, (page) => {
    page
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(colours.line)
  })
}
