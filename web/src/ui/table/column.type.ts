import type { ReactNode } from 'react'
import type { ExportCell } from '#src/base/file/csv.ts'

export type Column<Item> = {
  readonly id: string
  readonly header: string
  /** The header is for assistive technology only: for a column of buttons. */
  readonly headerHidden?: boolean | undefined
  readonly cell: (item: Item) => ReactNode
  /** Makes the column sortable. Dates as ISO text or milliseconds; text is sorted in the current language. */
  readonly sortBy?: ((item: Item) => string | number) | undefined
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined
  /** The column names the row: its header in the table, the title of its card on a phone, the name of its checkbox. */
  readonly heading?: boolean | undefined
  /** The value in the export. A column that renders more than text is exported only with it. */
  readonly csv?: ((item: Item) => ExportCell) | undefined
}

export type Sort = { readonly columnId: string; readonly descending: boolean }
