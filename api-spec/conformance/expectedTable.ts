/** A row of a table by column. */
type Row = Readonly<Record<string, string>>

/** The cells of the table in a page of Markdown, by row and column. */
export function parseTable(page: string): Readonly<Record<string, Row>> {
  const [head = [], , ...rows] = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return Object.fromEntries(
    rows.map(([name = '', ...cells]) => [name, Object.fromEntries(cells.map((cell, nth) => [head[nth + 1], cell]))]),
  )
}

/** The page with more rows in the table, sorted by its first column. Existing content stays unchanged. */
export function addRows(page: string, rows: Readonly<Record<string, Row>>): string {
  const lines = page.trimEnd().split('\n')
  const start = lines.findIndex((line) => line.startsWith('|'))
  const [, ...columns] = cellsOf(lines[start] ?? '')
  const added = Object.entries(rows).map(
    ([name, row]) => `| ${[name, ...columns.map((column) => row[column] ?? '')].join(' | ')} |`,
  )
  const body = [...lines.slice(start + 2), ...added].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  return [...lines.slice(0, start + 2), ...body, ''].join('\n')
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

const nameOf = (line: string): string => cellsOf(line)[0] ?? ''
