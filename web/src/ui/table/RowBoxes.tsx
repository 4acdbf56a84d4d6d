import type { RowData } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import choice from '#src/ui/form/choice/Choice.module.css'
import styles from './RowBoxes.module.css'
import type { TableModel, TableRow } from './tableModel.ts'

type RowBoxProps<Item extends RowData> = {
  readonly row: TableRow<Item>
  /** The id of the element that names the row and its checkbox. */
  readonly namedBy: string
}

/** Chooses a row; with Shift, all rows from the last one to this. */
export function RowBox<Item extends RowData>({ row, namedBy }: RowBoxProps<Item>) {
  return (
    <input
      type="checkbox"
      className={classNames(choice.box, styles.box)}
      aria-labelledby={namedBy}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  )
}

type PageBoxProps<Item extends RowData> = {
  readonly id: string
  readonly table: TableModel<Item>
  /** Whether the label is visible. */
  readonly labelled: boolean
}

/** Chooses all rows of the page, and shows whether all or some are chosen. */
export function PageBox<Item extends RowData>({ id, table, labelled }: PageBoxProps<Item>) {
  const { t } = useTranslation()
  const all = table.getIsAllPageRowsSelected()
  const some = !all && table.getIsSomePageRowsSelected()
  const label = t('uiParts.table.page')
  const box = {
    id,
    checked: all,
    // The indeterminate state has no attribute.
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = some
    },
  }
  const toggle = (on: boolean) => table.toggleAllPageRowsSelected(on)
  if (labelled) return <Checkbox {...box} label={label} onValue={toggle} />
  return (
    <input
      {...box}
      type="checkbox"
      className={classNames(choice.box, styles.box)}
      aria-label={label}
      onChange={(event) => toggle(event.target.checked)}
    />
  )
}
