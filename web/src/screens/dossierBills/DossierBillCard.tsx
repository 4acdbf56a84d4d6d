import { provisionPath, provisionPaymentPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { Link } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import type { DossierBill } from '#src/domain/bill/dossierBills.ts'
import { WorksLines } from '#src/domain/bill/WorksLines.tsx'
import { PaidWith } from '#src/domain/payment/PaidWith.tsx'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './DossierBills.module.css'
import { SendToPayer } from './SendToPayer.tsx'

/** A works bill: its dossier, payer, due date and lines, with a payment button while it is open. */
export function DossierBillCard({ bill }: { readonly bill: DossierBill }) {
  const { t, format } = useLocale()
  const isOnline = useOnline()
  const { document } = useSession()
  const { number, dossier, payerDocument, status, issuedOn, dueOn, paidOn, totalCents } = bill
  const amount = format.money(totalCents / 100)
  const lines = <WorksLines cost={bill} />
  return (
    <Card
      level={3}
      title={t('dossierBills.bill.title', { number })}
      subtitle={amount}
      actions={<Tag tone={TONES.get(status) ?? 'neutral'}>{codeText(t, 'dossierBills.status', status)}</Tag>}
    >
      <DescriptionList
        items={[
          {
            term: t('dossierBills.bill.dossier'),
            value: <Link to={provisionPath(dossier, 'panel4')}>{dossier}</Link>,
          },
          {
            term: t('dossierBills.bill.payer'),
            value: payerDocument === document ? t('dossierBills.bill.you', { document }) : payerDocument,
          },
          { term: t('dossierBills.bill.issued'), value: format.date(issuedOn) },
          ...(status === 'pending' ? [{ term: t('dossierBills.bill.due'), value: format.date(dueOn) }] : []),
          ...(paidOn === null ? [] : [{ term: t('dossierBills.bill.paid'), value: format.date(paidOn) }]),
        ]}
      />
      {status === 'pending' ? (
        <>
          {lines}
          <Stack row gap={3}>
            {isOnline && (
              <LinkButton to={provisionPaymentPath(dossier, number)} variant="primary" icon="card">
                {t('dossierBills.pay.one', { amount })}
              </LinkButton>
            )}
            <SendToPayer bill={bill} />
          </Stack>
          <p className={styles.note}>{t(isOnline ? 'dossierBills.send.hint' : 'dossierBills.pay.offline')}</p>
        </>
      ) : (
        <>
          {status === 'paid' && <PaidWith bill={number} holderDocument={payerDocument} />}
          {status === 'cancelled' && <p>{t('dossierBills.bill.cancelled')}</p>}
          <details className={styles.folded}>
            <summary>{t('works.caption')}</summary>
            {lines}
          </details>
        </>
      )}
    </Card>
  )
}

const TONES: ReadonlyMap<string, 'warning' | 'success'> = new Map([
  ['pending', 'warning'],
  ['paid', 'success'],
])
