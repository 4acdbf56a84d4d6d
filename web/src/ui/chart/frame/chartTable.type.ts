import type { SlotTexts } from './ChartTooltip.tsx'

export type ChartTable = {
  /** The header of the column that names the rows. */
  readonly header: string
  readonly count: number
  /** The description of a slot, as the cursor gives it. A slot without values has no row. */
  readonly words: (slot: number) => SlotTexts
  /** The values are sentences, which wrap, instead of numbers. */
  readonly sentences?: boolean | undefined
  /** The button in a slot's row that opens it, if it leads anywhere. */
  readonly act?:
    | { readonly label: string; readonly isOpen: (slot: number) => boolean; readonly open: (slot: number) => void }
    | undefined
}
