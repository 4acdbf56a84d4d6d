import { downloadFile } from './downloadFile.ts'
import type { Language } from './i18n/languages.ts'

export type ExportCell = string | number | null

export type ExportTable = {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly ExportCell[])[]
}

/**
 * A table as CSV (RFC 4180) that spreadsheets of the language open by themselves: byte order mark, semicolon and
 * decimal comma in Spanish and Galician, comma and point in English. Text that a spreadsheet would run as a formula is
 * quoted off.
 */
export function toCsv({ headers, rows }: ExportTable, language: Language): string {
  return `${BYTE_ORDER_MARK}${csvLines([headers], language)}${csvLines(rows, language)}`
}

/** Rows as lines of such a file, each with its end. */
export function csvLines(rows: ExportTable['rows'], language: Language): string {
  const dialect = language === 'en' ? ENGLISH : IBERIAN
  return rows.map((row) => `${row.map((cell) => cellText(cell, dialect)).join(dialect.separator)}\r\n`).join('')
}

/**
 * The same text, made harmless: a leading apostrophe keeps `=1+1` a text. What may begin a formula is what OWASP's page
 * on CSV injection lists.
 */
export function neutralise(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}

/** Hands the table to the browser to be saved, under a name without its ending. */
export function saveCsv(table: ExportTable, name: string, language: Language): void {
  saveCsvParts([toCsv(table, language)], name)
}

/** The same for a file that was made in parts, the first of which is a table. */
export function saveCsvParts(parts: readonly string[], name: string): void {
  const file = csvFile(parts, name)
  downloadFile(file, file.name)
}

/** The file of such parts, under a name without its ending. */
export function csvFile(parts: readonly string[], name: string): File {
  return new File([...parts], `${name}.csv`, { type: CSV_TYPE })
}

/** Without its character set, by which browsers do not know what can be shared. */
const CSV_TYPE = 'text/csv'

type Dialect = { readonly separator: string; readonly decimal: string }

const ENGLISH: Dialect = { separator: ',', decimal: '.' }
const IBERIAN: Dialect = { separator: ';', decimal: ',' }
const BYTE_ORDER_MARK = '\uFEFF'

function cellText(cell: ExportCell, { separator, decimal }: Dialect): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  const safe = neutralise(cell)
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
