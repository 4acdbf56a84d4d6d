import { supplyMaxPowerPath, supplyProgrammedPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf, hasAnswer } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { emergencyLine } from '#src/domain/outage/CallLinks.tsx'
import { ORDER_MS, type ReconnectionStep } from '#src/domain/supply/meter/reconnection.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { CountdownCircle } from '#src/ui/feedback/CountdownCircle.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import styles from './ReconnectDialog.module.css'
import { useReconnection } from './useReconnection.ts'

type ReconnectDialogProps = {
  readonly supply: Supply
  readonly onClose: () => void
}

/** Closes a supply's tripped switch remotely: explanation, confirmation, order and result. */
export function ReconnectDialog({ supply, onClose }: ReconnectDialogProps) {
  const { t } = useTranslation()
  const { acting } = useSession()
  const { step, error, asking, secondsLeft, order, askState } = useReconnection(supply.cups)
  // Without an answer nothing is known of the supply.
  const isReadable = hasAnswer(error) && !failureOf(error)?.transportFailure
  const close = <Button onClick={onClose}>{t('common.close')}</Button>

  const actions: Partial<Record<ReconnectionStep, ReactNode>> = {
    silent: (
      <>
        {close}
        <Button variant="primary" icon="refresh" reads loading={asking} onClick={() => void askState()}>
          {t('reconnect.askState')}
        </Button>
      </>
    ),
    closed: (
      <>
        {!supply.generator && (
          <>
            <LinkButton to={supplyMaxPowerPath(supply.cups)}>{t('reconnect.closed.power')}</LinkButton>
            <LinkButton to={supplyProgrammedPath(supply.cups)}>{t('reconnect.closed.now')}</LinkButton>
          </>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('common.accept')}
        </Button>
      </>
    ),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reconnect.title')}
      size="medium"
      actions={step === 'explain' ? undefined : (actions[step] ?? close)}
    >
      {/* The sentences are the customer's, who is on the phone. */}
      {acting && <p>{t('reconnect.aloud')}</p>}
      {step === 'explain' ? (
        <Explanation supply={supply} onOrder={order} onClose={onClose} />
      ) : (
        <div className={styles.outcome}>
          {step === 'waiting' || step === 'tooSoon' ? (
            <CountdownCircle secondsLeft={secondsLeft} secondsTotal={ORDER_MS / 1000} />
          ) : (
            <IconMark icon={ICONS[step]} tone={step === 'closed' ? 'success' : 'brand'} />
          )}
          {/* The button that opened it is gone, so the focus moves here. Later changes are announced. */}
          <div className={styles.words} aria-live="polite" tabIndex={-1} ref={takeFocus}>
            <p className={styles.title}>{t(`reconnect.${step}.title`)}</p>
            <p>{step === 'silent' && isReadable ? errorText(t, error) : t(`reconnect.${step}.text`)}</p>
            {step === 'closed' && !supply.generator && <p>{t('reconnect.closed.why')}</p>}
            {(step === 'stillTripped' || step === 'silent') && !acting && <Call />}
          </div>
        </div>
      )}
      {(step === 'stillTripped' || step === 'silent') && <ByHand />}
    </Dialog>
  )
}

const takeFocus = (words: HTMLElement | null) => words?.focus()

const ICONS = {
  closed: 'success',
  notNeeded: 'info',
  outage: 'alert',
  silent: 'help',
  stillTripped: 'alert',
} as const

type ExplanationProps = ReconnectDialogProps & { readonly onOrder: () => Promise<void> }

/** The explanation of the reconnection, and its conditions. */
function Explanation({ supply, onOrder, onClose }: ExplanationProps) {
  const { t } = useTranslation()
  const { field, form } = useForm({
    draft: null,
    values: { off: false, clear: false, dry: false },
    check: (ticks) => {
      const missing = (name: keyof typeof ticks) =>
        ticks[name] ? undefined : t('reconnect.explain.missing', { what: t(`reconnect.explain.${name}`) })
      return { off: missing('off'), clear: missing('clear'), dry: missing('dry') }
    },
    // The dialog shows the order's result.
    send: () => onOrder().catch(() => undefined),
    freeToLeave: true,
  })
  return (
    <Form {...form} submit={t('reconnect.ask')} onCancel={onClose} failed={null}>
      <p>{t('reconnect.explain.text', { place: supply.title })}</p>
      <fieldset className={styles.ticks}>
        <legend>{t('reconnect.explain.check')}</legend>
        <Checkbox label={t('reconnect.explain.off')} {...field('off')} />
        <Checkbox label={t('reconnect.explain.clear')} {...field('clear')} />
        <Checkbox label={t('reconnect.explain.dry')} {...field('dry')} />
      </fieldset>
      <ByHand />
    </Form>
  )
}

/** The manual procedure, which works offline as well. */
function ByHand() {
  const { t } = useTranslation()
  return (
    <details className={styles.byHand}>
      <summary>{t('reconnect.byHand.label')}</summary>
      <NoteList ordered>
        {t('reconnect.byHand.lower')}
        {t('reconnect.byHand.wait')}
        {t('reconnect.byHand.raise')}
      </NoteList>
    </details>
  )
}

/** The phone number to call: a link if the installation has one. */
function Call() {
  const { t } = useTranslation()
  const line = emergencyLine()
  if (!line) return <p>{t('reconnect.callBill')}</p>
  return (
    <div>
      <LinkButton to={line.href} icon="phone">
        {t('reconnect.call', { phone: line.phone })}
      </LinkButton>
    </div>
  )
}
