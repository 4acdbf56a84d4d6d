import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import type { OfflineBill } from './offlineBill.ts'
import { paymentError } from './paymentError.ts'
import { usePayBill } from './usePayBill.ts'

type ResendBizumCodeProps = { readonly bill: OfflineBill; readonly phone: string }

/** Another code: a payment of its own, which puts an end to the one whose code did not come. */
export function ResendBizumCode({ bill, phone }: ResendBizumCodeProps) {
  const { t } = useTranslation()
  const again = usePayBill(bill, { again: true })
  return (
    <>
      {again.isError && <Banner tone="error">{paymentError(t, again.error)}</Banner>}
      <div>
        <Button
          size="small"
          icon="refresh"
          loading={again.isPending}
          onClick={() => again.mutate({ method: 'bizum', phone })}
        >
          {t('payment.code.resend')}
        </Button>
      </div>
    </>
  )
}
