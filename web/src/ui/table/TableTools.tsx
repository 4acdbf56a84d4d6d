import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import styles from './TableTools.module.css'
import type { ColumnChoice } from './useColumnChoice.ts'

type TableToolsProps = {
  /** Of the table: what the panel of columns is of. */
  readonly caption: string
  /** Undefined where the columns are always the same. */
  readonly choice: ColumnChoice | undefined
  /** Undefined where there is no file. */
  readonly onCsv: (() => void) | undefined
  /** The file has the rows on screen, and there are more. */
  readonly onlyThisPage: boolean
}

/** What can be done with a whole table: choose its columns, and take it along. */
export function TableTools({ caption, choice, onCsv, onlyThisPage }: TableToolsProps) {
  const { t } = useTranslation()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.tools}>
        {onCsv && (
          <Button size="small" variant="quiet" icon="download" onClick={onCsv}>
            {t(onlyThisPage ? 'parts.table.csvPage' : 'parts.table.csv')}
          </Button>
        )}
        {choice && (
          <Button
            size="small"
            variant="quiet"
            icon="table"
            iconEnd={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('parts.table.columns')}
          </Button>
        )}
      </div>
      {choice && isOpen && (
        <fieldset className={styles.panel} id={panelId} aria-label={`${t('parts.table.columns')}: ${caption}`}>
          {choice.columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={!choice.hidden.has(id)}
              onValue={(shown) => choice.show(id, shown)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
