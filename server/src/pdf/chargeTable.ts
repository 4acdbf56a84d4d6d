import { colours, decorate, LEFT, type Paper, WIDTH, write } from './paper.ts'

const ROW_HEIGHT = 14.5

/** The left edge and width of a column, in points. */
export interface Column {
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
}

/** The charges line by line, and their sums. A row has a cell for each column. */
export interface ChargeTable {
  readonly columns: readonly Column[]
  readonly head: readonly string[]
  readonly lines: readonly (readonly string[])[]
  /** The sums between the lines and the total: the taxed amount, and the tax. */
  readonly sums: readonly (readonly string[])[]
  readonly total: readonly string[]
}

/** Draws the charges as a table. Returns the y of its end. */
export function drawChargeTable(paper: Paper, top: number, charges: ChargeTable): number {
  const { pdf, root } = paper
  const { columns, head, lines, sums, total } = charges
  const table = pdf.struct('Table')
  root.add(table)
  const row = (y: number, cells: readonly string[], look: RowStyle = {}) =>
    drawRow(paper, table, columns, y, cells, look)
  decorate(paper, (page) => page.rect(LEFT, top, WIDTH, 18).fill(colours.brand))
  row(top + 5, head, { head: true })
  let y = top + 18
  for (const line of lines) {
    drawRule(paper, y + ROW_HEIGHT)
    row(y + 4, line)
    y += ROW_HEIGHT
  }
  sums.forEach((sum, index) => row(y + 6 + index * ROW_HEIGHT, sum, { strong: index === 0 }))
  const last = y + 10 + sums.length * ROW_HEIGHT
  decorate(paper, (page) => page.rect(LEFT, last, WIDTH, 20).fill(colours.soft))
  row(last + 6, total, { strong: true })
  table.end()
  return last + 20
}

interface RowStyle {
  readonly head?: boolean
  readonly strong?: boolean
}

function drawRow(
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  y: number,
  cells: readonly string[],
  { head = false, strong = false }: RowStyle,
): void {
  const { pdf } = paper
  const line = pdf.struct('TR')
  table.add(line)
  cells.forEach((cell, index) => {
    const column = columns[index]
    if (column === undefined) return
    line.add(
      pdf.struct(head || (strong && index === 0) ? 'TH' : 'TD', {}, () => {
        if (cell !== '')
          write(paper, cell, column.x, y, {
            width: column.width,
            size: 8,
            bold: head || strong,
            colour: head ? colours.white : colours.ink,
            align: column.align,
          })
      }),
    )
  })
  line.end()
}

function drawRule(paper: Paper, y: number): void {
  decorate(paper, (page) => {
    page
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.5)
      .stroke(colours.line)
  })
}
