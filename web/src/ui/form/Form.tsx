import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx'
import styles from './Form.module.css'

/** A form that asks nobody, as `useLocalForm` gives it. */
export interface LocalForm {
  readonly onSubmit: () => void
  /** Shown on top, linked to the fields. */
  readonly problems?: readonly FieldProblem[] | undefined
  /** Counts the submissions, so that a second failed one takes the focus again. */
  readonly attempt?: number | undefined
  /** Asks before what is unsaved is left. */
  readonly leaveQuestion?: ReactNode
}

/** A form that sends what is in it, as `useForm` gives it. */
export interface SendingForm extends LocalForm {
  readonly sending: {
    readonly busy: boolean
    /** What went wrong beside the fields; null while nothing has. */
    readonly failure: unknown
  }
}

/** Either its words, or those and what is special about it. It is primary unless told. */
type SubmitButton = string | ({ readonly label: string } & Omit<ComponentProps<typeof Button>, 'children' | 'loading'>)

/** The words for a failure, or for each its own: words, or an element where words are not enough. */
type FailureText = string | ((failure: unknown) => ReactNode)

type NothingSent = Readonly<Record<string, never>>

/** The fields of a form, and what ends it. */
export interface FormEnd {
  readonly submit: SubmitButton
  /** The button for it stands beside the other one. */
  readonly onCancel?: (() => void) | undefined
  /** What else stands beside the button. */
  readonly beside?: ReactNode
  /** On a phone the buttons are in view at the lower edge, however far down one reads. */
  readonly bar?: boolean
  readonly children?: ReactNode
}

/**
 * A form that sends says what its failure means. `sending` may not be `undefined`: without it among the attributes the
 * compiler would take any form for a local one.
 */
export type FormSending =
  | (LocalForm & { readonly sending?: NothingSent; readonly failed?: undefined; readonly failedTitle?: undefined })
  /** `failed`: null where the screen says in a place of its own what went wrong. */
  | (SendingForm & {
      readonly failed: FailureText | null
      /** Stands above the words of `failed`: what did not come about. */
      readonly failedTitle?: string
    })

/**
 * A form in one column, from its problems to its button. It says what failed, and without a connection that it cannot
 * be sent. It never validates by itself: the browser's bubbles speak another language than the page.
 */
export function Form({
  onSubmit,
  problems = NO_PROBLEMS,
  attempt,
  leaveQuestion,
  sending,
  failed,
  failedTitle,
  submit,
  onCancel,
  beside,
  bar = false,
  children,
}: FormEnd & FormSending) {
  const { t } = useTranslation()
  const offline = !useOnline() && sending !== undefined
  const { label, disabled, ...look } = typeof submit === 'string' ? { label: submit } : submit
  const buttons = (
    <>
      <Button variant="primary" {...look} type="submit" loading={sending?.busy} disabled={disabled === true || offline}>
        {label}
      </Button>
      {onCancel && (
        <Button size={look.size} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      {beside}
    </>
  )
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
      {sending && sending.failure !== null && failed && (
        <Failure title={failedTitle}>{textOf(failed, sending.failure)}</Failure>
      )}
      {children}
      {offline && <p>{t('ui.offlineForm')}</p>}
      <div className={styles.actions} data-acts>
        {bar ? <ActBar>{buttons}</ActBar> : buttons}
      </div>
      {leaveQuestion}
    </form>
  )
}

function Failure({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  return isValidElement(children) ? (
    children
  ) : (
    <Banner tone="error" title={title}>
      {children}
    </Banner>
  )
}

function textOf(failed: FailureText, failure: unknown): ReactNode {
  return typeof failed === 'function' ? failed(failure) : failed
}

const NO_PROBLEMS: readonly FieldProblem[] = []
