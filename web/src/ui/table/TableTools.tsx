import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import styles from './TableTools.module.css'
import type { ColumnChoice } from './useColumnChoice.ts'

type TableToolsProps = {
  /** The name of the table, for the name of the column panel. */
  readonly caption: string
  /** Undefined if the columns are fixed. */
  readonly choice: ColumnChoice | undefined
  /** Undefined without an export. */
  readonly onCsv: (() => void) | undefined
  /** The export has only the rows on screen, and there are more. */
  readonly onlyThisPage: boolean
}

/** The actions on a whole table: choose its columns, and export it. */
export function TableTools({ caption, choice, onCsv, onlyThisPage }: TableToolsProps) {
  const { t } = useTranslation()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.tools}>
        {onCsv && (
          <Button size="small" variant="quiet" icon="download" onClick={onCsv}>
            {t(onlyThisPage ? 'uiParts.table.csvPage' : 'uiParts.table.csv')}
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
            {t('uiParts.table.columns')}
          </Button>
        )}
      </div>
      {choice && isOpen && (
        <fieldset className={styles.panel} id={panelId} aria-label={`${t('uiParts.table.columns')}: ${caption}`}>
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
