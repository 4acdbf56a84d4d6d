import type { Language } from '#src/base/i18n/languages.ts'
import { downloadFile } from './downloadFile.ts'

export type ExportCell = string | number | null

export type ExportTable = {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly ExportCell[])[]
}

/**
 * A table as CSV (RFC 4180) that a spreadsheet in the language opens directly: byte order mark; semicolon and decimal
 * comma in Spanish and Galician, comma and decimal point in English. Text that a spreadsheet would run as a formula is
 * escaped.
 */
export function toCsv({ headers, rows }: ExportTable, language: Language): string {
  return `${BYTE_ORDER_MARK}${csvLines([headers], language)}${csvLines(rows, language)}`
}

/** Rows as CSV lines, each with its line end: `2026-03-05;7,16;` in Spanish, `2026-03-05,7.16,` in English. */
export function csvLines(rows: ExportTable['rows'], language: Language): string {
  const dialect = language === 'en' ? ENGLISH : IBERIAN
  return rows.map((row) => `${row.map((cell) => cellText(cell, dialect)).join(dialect.separator)}\r\n`).join('')
}

/**
 * Prefixes text that may begin a formula with an apostrophe, so that `=1+1` stays text. The characters are those of
 * OWASP's page on CSV injection.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}

/** Saves the table as a CSV file. `name` is without extension: `consumo-2026-03`. */
export function saveCsv(table: ExportTable, name: string, language: Language): void {
  saveCsvParts([toCsv(table, language)], name)
}

/** Saves a CSV file made of parts, the first of which is a table. */
export function saveCsvParts(parts: readonly string[], name: string): void {
  const file = csvFile(parts, name)
  downloadFile(file, file.name)
}

/** The CSV file made of the parts. `name` is without extension. */
export function csvFile(parts: readonly string[], name: string): File {
  return new File([...parts], `${name}.csv`, { type: CSV_TYPE })
}

/** Without a character set: with one, browsers do not recognise the type as shareable. */
const CSV_TYPE = 'text/csv'

type Dialect = { readonly separator: string; readonly decimal: string }

const ENGLISH: Dialect = { separator: ',', decimal: '.' }
const IBERIAN: Dialect = { separator: ';', decimal: ',' }
const BYTE_ORDER_MARK = '\uFEFF'

function cellText(cell: ExportCell, { separator, decimal }: Dialect): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  const safe = escapeFormula(cell)
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
