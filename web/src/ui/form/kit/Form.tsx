import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'
import styles from './Form.module.css'

/** A form without a call, from `useLocalForm`. */
interface LocalForm extends ErrorSummaryProps {
  readonly onSubmit: () => void
  /** Asks before unsaved input is left. */
  readonly leaveQuestion?: ReactNode
}

/** A form that makes a call, from `useForm`. */
export interface SendingForm extends LocalForm {
  readonly sending: {
    readonly busy: boolean
    /** The failure that concerns no field. Null without one. */
    readonly failure: unknown
  }
}

/** The label of the submit button, or its label and other props. Primary by default. */
type SubmitButton = string | ({ readonly label: string } & Omit<ComponentProps<typeof Button>, 'children' | 'loading'>)

/** The text for any failure, or a function of the failure that returns text or an element. */
type FailureText = string | ((failure: unknown) => ReactNode)

type NothingSent = Readonly<Record<string, never>>

/** The content of a form, and its buttons. */
export interface FormEnd {
  readonly submit: SubmitButton
  /** Shows the cancel button beside the submit button. */
  readonly onCancel?: (() => void) | undefined
  /** Further content beside the submit button. */
  readonly beside?: ReactNode
  /** On a phone the buttons stay at the lower edge of the screen. */
  readonly bar?: boolean
  readonly children?: ReactNode
}

/**
 * A form that makes a call must give a text for its failure. `sending` may not be `undefined`: otherwise the compiler
 * would take any form for a local one.
 */
export type FormSending =
  | (LocalForm & { readonly sending?: NothingSent; readonly failed?: undefined; readonly failedTitle?: undefined })
  /** `failed`: null if the screen shows the failure elsewhere. */
  | (SendingForm & {
      readonly failed: FailureText | null
      /** The title above the text of `failed`: what was not done. */
      readonly failedTitle?: string
    })

/**
 * A form in one column, from its problems to its button. Shows the failure, and a notice without a connection. Native
 * validation is off: its messages follow the browser's language, not the page's.
 */
export function Form({
  onSubmit,
  problems,
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
        <Failure title={failedTitle}>{typeof failed === 'function' ? failed(sending.failure) : failed}</Failure>
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
