import { useLocale } from '#src/base/useLocale.ts'
import { payPath } from '#src/domain/bill/billPaths.ts'
import { type Bill, totalCentsOf, unpaidOf } from '#src/domain/bill/bills.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './Bills.module.css'
import { BillStatusTag } from './BillStatusTag.tsx'
import { UnpaidForm } from './UnpaidForm.tsx'
import { useDescribeDue } from './useDescribeDue.ts'

/**
 * The amount owed, its due date and the action: first bills to pay by hand, else direct debits, else that nothing is
 * owed.
 */
export function OwedCard({ supply, bills }: { readonly supply: Supply; readonly bills: readonly Bill[] }) {
  const { t, format } = useLocale()
  const describeDue = useDescribeDue()
  const unpaid = unpaidOf(bills)
  const debits = bills.filter(({ status }) => status === 'debit')
  const [shown] = unpaid.length > 0 ? unpaid : debits.length > 0 ? debits : bills
  if (!shown) return null
  const several = unpaid.length > 1
  const cents = unpaid.length > 0 ? totalCentsOf(unpaid) : debits.length > 0 ? totalCentsOf(debits) : shown.totalCents
  return (
    <Card tone={unpaid.length > 0 ? 'attention' : 'plain'}>
      <Headline
        figure={
          <StatNumber
            size="hero"
            label={t(`bills.owed.${LABELS.get(shown.status) ?? 'last'}`)}
            value={format.money(cents / 100)}
          >
            {!several && <BillStatusTag status={shown.status} />}
          </StatNumber>
        }
        sentence={
          several
            ? t(shown.status === 'overdue' ? 'bills.owed.severalOverdue' : 'bills.owed.several', {
                count: unpaid.length,
                date: format.date(shown.dueOn),
              })
            : describeDue(shown)
        }
      >
        {unpaid.length > 0 && debits[0] && <p>{describeDue(debits[0])}</p>}
        <p className={styles.note}>{t('bills.tolls')}</p>
        {unpaid.length === 1 && (
          <div>
            <LinkButton to={payPath(supply.cups, [shown.number])} variant="primary" icon="card">
              {t('paying.submit', { amount: format.money(cents / 100) })}
            </LinkButton>
          </div>
        )}
      </Headline>
      {several && <UnpaidForm supply={supply} bills={unpaid} />}
    </Card>
  )
}

const LABELS = new Map<string, 'unpaid' | 'debit' | 'last'>([
  ['overdue', 'unpaid'],
  ['pending', 'unpaid'],
  ['debit', 'debit'],
  ['paid', 'last'],
])
