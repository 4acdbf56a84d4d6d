import { useEffect, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ErrorSummary.module.css'

export type FieldProblem = { readonly fieldId: string; readonly message: string }

export type ErrorSummaryProps = {
  /** In the order of the fields. An empty list shows nothing. */
  readonly problems?: readonly FieldProblem[] | undefined
  /** Counts the submissions, so that a second failed one takes the focus again. */
  readonly attempt?: number | undefined
}

/** The list of corrections above the form. It takes the focus, and each line links to its field. */
export function ErrorSummary({ problems, attempt = 0 }: ErrorSummaryProps) {
  return problems && problems.length > 0 ? <Summary key={attempt} problems={problems} /> : null
}

function Summary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <Icon name="error" />
        {t('ui.errorSummary', { count: problems.length })}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The hash alone would scroll without focusing the field, and would add a history entry. */
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
