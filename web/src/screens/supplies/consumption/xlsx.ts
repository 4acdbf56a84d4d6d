import writeXlsxFile, { type Cell } from 'write-excel-file/browser'
import { type ExportTable, escapeFormula } from '#src/base/file/csv.ts'

/** A table as a workbook with one sheet and a fixed header. The writer is heavy: load this module on demand. */
export async function toXlsx({ headers, rows }: ExportTable, sheet: string): Promise<Blob> {
  const data: Cell[][] = [
    headers.map((header) => ({ value: escapeFormula(header), fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((cell): Cell => {
        if (cell === null) return null
        return typeof cell === 'number' ? { value: cell, type: Number, format: '#,##0.000' } : escapeFormula(cell)
      }),
    ),
  ]
  const columns = headers.map((header, index) => ({
    width: index === 0 ? FIRST_WIDTH : Math.max(12, header.length + 2),
  }))
  return writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 }).toBlob()
}

/** The characters of a local time with its offset. */
const FIRST_WIDTH = 28
