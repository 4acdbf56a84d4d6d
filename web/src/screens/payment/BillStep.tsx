import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { shownErrorOf } from '#src/api/error.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { BillFields } from './BillFields.tsx'
import { billProblems } from './billProblems.ts'
import { normalBill, type OfflineBill, storeBill, storedBill } from './offlineBill.ts'
import { payableOfBill } from './offlineQueries.ts'
import { callError } from './paymentError.ts'

/** Which bill: the document of its holder and its number. */
export function BillStep({ notice }: { readonly notice: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [bill, setBill] = useState(storedBill)
  const [submitted, setSubmitted] = useState<{ readonly attempt: number; readonly problems: readonly FieldProblem[] }>({
    attempt: 0,
    problems: [],
  })
  const check = useMutation({
    mutationFn: (asked: OfflineBill) => client.fetchQuery({ ...payableOfBill(asked), staleTime: 0, networkMode }),
    networkMode,
    onSuccess: (_answer, asked) => {
      storeBill(asked)
      void navigate(`${paths.offlinePayment}?step=pay`)
    },
    onError: (error) => {
      if (isNotFound(error)) note([{ fieldId: 'factura', message: callError(t, error) }])
    },
    meta: { screenShows: 'all' },
  })
  const note = (problems: readonly FieldProblem[]) =>
    setSubmitted(({ attempt }) => ({ attempt: attempt + 1, problems }))

  return (
    <>
      <PageHeader
        title={t('payment.title')}
        lead={t('payment.bill.lead')}
        eyebrow={t('payment.step', { step: 1 })}
        back={{ to: paths.login, label: t('common.backToLogin') }}
        hasErrors={submitted.problems.length > 0 || check.isError}
      />
      {notice}
      {check.isError && !isNotFound(check.error) && !notice && (
        <Banner tone="error" title={t('payment.bill.notChecked')}>
          {callError(t, check.error)}
        </Banner>
      )}
      <Form
        problems={submitted.problems}
        attempt={submitted.attempt}
        onSubmit={() => {
          if (check.isPending) return
          const problems = billProblems(t, bill)
          check.reset()
          note(problems)
          if (problems.length === 0) check.mutate(normalBill(bill))
        }}
        actions={
          <Button type="submit" variant="primary" block loading={check.isPending}>
            {t('payment.bill.submit')}
          </Button>
        }
      >
        <BillFields
          bill={bill}
          problems={submitted.problems}
          onBill={(next) => {
            setBill(next)
            storeBill(next)
            if (submitted.problems.length > 0) setSubmitted(({ attempt }) => ({ attempt, problems: [] }))
          }}
        />
      </Form>
    </>
  )
}

/** Without a connection it fails at once instead of waiting unseen. */
const networkMode = 'always'

function isNotFound(error: unknown): boolean {
  return shownErrorOf(error).code === '0404'
}
