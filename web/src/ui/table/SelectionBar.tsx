import type { RowData } from '@tanstack/react-table'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { Button } from '#src/ui/action/Button.tsx'
import styles from './SelectionBar.module.css'
import type { TableModel } from './tableModel.ts'

type SelectionBarProps<Item extends RowData> = {
  readonly table: TableModel<Item>
  readonly count: number
  /** The id of the checkbox that takes the focus when the bar disappears with the focus inside. */
  readonly pageBoxId: string
  readonly children: ReactNode
}

/** The number of chosen rows, announced as it changes, and the actions on them. */
export function SelectionBar<Item extends RowData>({ table, count, pageBoxId, children }: SelectionBarProps<Item>) {
  const { t, format } = useLocale()
  const lastCount = useRef(count)
  const shown = table.getRowModel().rows
  const away = count - shown.filter((row) => row.getIsSelected()).length
  const total = table.getCoreRowModel().rows.length
  useEffect(() => {
    const isEmptied = count === 0 && lastCount.current > 0
    if (isEmptied && document.activeElement === document.body) {
      document.getElementById(pageBoxId)?.focus({ preventScroll: true })
    }
    lastCount.current = count
  }, [count, pageBoxId])
  return (
    <div className={styles.bar} data-open={count > 0}>
      <output className={styles.count}>
        {[
          count === 0 ? t('uiParts.table.none') : t('uiParts.table.selected', { number: format.number(count) }),
          away > 0 && t('uiParts.table.away', { number: format.number(away) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </output>
      {count > 0 && (
        <div className={styles.acts}>
          {children}
          {table.getIsAllPageRowsSelected() && !table.getIsAllRowsSelected() && (
            <Button size="small" variant="quiet" onClick={() => table.toggleAllRowsSelected(true)}>
              {t('uiParts.table.all', { number: format.number(total) })}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => table.resetRowSelection(true)}>
            {t('uiParts.table.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
