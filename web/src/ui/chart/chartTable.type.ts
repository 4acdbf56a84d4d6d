import type { SlotWords } from './ChartTooltip.tsx'

export type ChartTable = {
  /** Over the column that names the rows. */
  readonly header: string
  readonly count: number
  /** What the cursor says of a slot, and so what the table does. A slot of which there is nothing to say has no row. */
  readonly words: (slot: number) => SlotWords
  /** The values are sentences, which break into lines, and not numbers. */
  readonly sentences?: boolean | undefined
  /** What a slot leads to, where it leads anywhere: a button in its row. */
  readonly act?:
    | { readonly label: string; readonly isOpen: (slot: number) => boolean; readonly open: (slot: number) => void }
    | undefined
}
