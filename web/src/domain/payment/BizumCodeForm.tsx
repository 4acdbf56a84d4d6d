import { isMfaCode } from '@acometida/api-spec/rules/person/code'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { codeOf, type CodeOf } from '#src/api/call/apiError.ts'
import type { ConfirmBizumPaymentFailure } from '#src/api/generated/api.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { CodeField } from '#src/ui/form/text/CodeField.tsx'
import type { WaitingBizum } from './bizumState.ts'
import { paymentError } from './paymentError.ts'
import type { PaymentProcess } from './usePayment.ts'

type BizumCodeFormProps = {
  readonly bizum: WaitingBizum
  /** Makes the payment with the code. */
  readonly confirm: (code: string) => Promise<{ readonly order: string }>
  readonly onPaid: (order: string) => void
  /** Sends another code as a new payment, which ends the one whose code did not arrive. */
  readonly another: PaymentProcess
  /** The page that starts a new payment. */
  readonly toPay: string
  /** Called with whether an error is shown, for the window's title. */
  readonly onErrors?: (hasErrors: boolean) => void
}

/** Failures that end the payment. A new one has to be started. */
const FINAL: ReadonlySet<CodeOf<ConfirmBizumPaymentFailure>> = new Set(['0404', '0409', '2024'])

/** The server accepts three codes per payment, and refuses it after the last. */
const TRIES = 3

/** The form for the SMS code that makes the payment. */
export function BizumCodeForm({ bizum, confirm, onPaid, another, toPay, onErrors }: BizumCodeFormProps) {
  const { t } = useTranslation()
  const { wrongCodes } = bizum
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { field, form, failure, hasErrors } = useForm({
    draft: null,
    values: { code: '' },
    check: ({ code }) => ({ code: isMfaCode(code) ? undefined : t('paying.code.missing') }),
    send: ({ code }) => confirm(code),
    onSent: ({ order }) => onPaid(order),
    refused: (error, _typed, put) => {
      if (codeOf<ConfirmBizumPaymentFailure>(error) === '1001') {
        put({ code: '' })
        // Stored in the history, so that a reload keeps the count.
        void navigate(pathname + search, { replace: true, state: { ...bizum, wrongCodes: wrongCodes + 1 } })
      }
      return undefined
    },
    freeToLeave: true,
  })
  useEffect(() => onErrors?.(hasErrors), [onErrors, hasErrors])
  const code = codeOf<ConfirmBizumPaymentFailure>(failure)
  const over = FINAL.has(code)
  const attemptsLeft = code === '1001' ? TRIES - wrongCodes : 0

  return (
    <>
      {bizum.again && failure === null && <Banner tone="success">{t('paying.code.resent')}</Banner>}
      {failure !== null && (
        <Banner
          tone="error"
          actions={
            over && (
              <LinkButton size="small" to={toPay} replace>
                {t('paying.code.payAgain')}
              </LinkButton>
            )
          }
        >
          {[paymentError(t, failure), attemptsLeft > 0 && t('paying.code.left', { count: attemptsLeft })]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      {!over && (
        <>
          <Form {...form} submit={{ label: t('paying.code.submit'), block: true }} failed={null}>
            <CodeField
              label={t('paying.code.label')}
              hint={t('paying.code.hint')}
              takeFocus
              {...field('code')}
              // A new box after each wrong code, so that it takes the focus.
              key={wrongCodes}
            />
          </Form>
          {another.isError && <Banner tone="error">{paymentError(t, another.error)}</Banner>}
          <div>
            <Button
              size="small"
              icon="refresh"
              loading={another.isPending}
              onClick={() => another.mutate({ method: 'bizum', phone: bizum.phone })}
            >
              {t('paying.code.resend')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
