import type { ReactNode } from 'react'
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx'
import styles from './Form.module.css'

type FormProps = {
  readonly onSubmit: () => void
  /** Shown on top, linked to the fields. */
  readonly problems?: readonly FieldProblem[] | undefined
  /** Counts the submissions, so that a second failed one takes the focus again. */
  readonly attempt?: number | undefined
  /** Asks before what is unsaved is left. */
  readonly leaveQuestion?: ReactNode
  readonly children: ReactNode
  /** The buttons: the one that goes on first. */
  readonly actions: ReactNode
}

/** A form in one column. It never validates by itself: the browser's bubbles speak another language than the page. */
export function Form({ onSubmit, problems = NO_PROBLEMS, attempt, leaveQuestion, children, actions }: FormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {children}
      <div className={styles.actions} data-acts>
        {actions}
      </div>
      {leaveQuestion}
    </form>
  )
}

const NO_PROBLEMS: readonly FieldProblem[] = []
