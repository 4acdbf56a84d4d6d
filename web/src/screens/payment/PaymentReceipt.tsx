import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { closePaymentBridge } from '#src/session/paymentBridge.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import type { Payable } from './offlineQueries.ts'
import styles from './PaymentReceipt.module.css'

type PaymentReceiptProps = {
  readonly order: string
  readonly payable: Payable
}

/** A payment that was made, to be kept or printed. With it the session of the payment bridge ends. */
export function PaymentReceipt({ order, payable }: PaymentReceiptProps) {
  const { t } = useTranslation()
  const format = useFormat()
  useEffect(closePaymentBridge, [])
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <PageHeader title={t('payment.done.title')} lead={t('payment.done.lead')} />
      <section className={styles.receipt} aria-label={t('payment.done.receipt')}>
        <StatNumber size="hero" label={t('payment.done.amount')} value={format.money(payable.amountCents / 100)} />
        <DescriptionList
          items={[
            { term: t('payment.pay.factura'), value: payable.billNumber },
            { term: t('payment.done.order'), value: order },
          ]}
        />
      </section>
      <section aria-labelledby="next-title" className={styles.next}>
        <h2 id="next-title">{t('payment.done.next')}</h2>
        <ul>
          <li>{t('payment.done.nextBill')}</li>
          <li>{t('payment.done.nextMail')}</li>
          <li>{t('payment.done.nextKeep')}</li>
        </ul>
      </section>
      <Stack row gap={3}>
        <LinkButton to={paths.root} variant="primary">
          {t('payment.done.home')}
        </LinkButton>
        <Button icon="print" onClick={() => window.print()}>
          {t('payment.done.print')}
        </Button>
      </Stack>
    </>
  )
}
