import type { ReactNode } from 'react'
import type { ExportCell } from '#src/base/csv.ts'

export type Column<Item> = {
  readonly id: string
  readonly header: string
  /** The header is read out but not shown: for a column of buttons. */
  readonly headerHidden?: boolean | undefined
  readonly cell: (item: Item) => ReactNode
  /**
   * Makes the column sortable. Dates as ISO text or milliseconds; text follows the alphabet of the language on screen.
   */
  readonly sortBy?: ((item: Item) => string | number) | undefined
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined
  /** The name of the row: its header in the table, the title of its card on a phone, the name of its box. */
  readonly heading?: boolean | undefined
  /** What a file has of it. A column that draws more than a text is in the file only by this. */
  readonly csv?: ((item: Item) => ExportCell) | undefined
}

export type Sort = { readonly columnId: string; readonly descending: boolean }
