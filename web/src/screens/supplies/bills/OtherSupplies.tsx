import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { sumOf, useUnpaidBills } from '#src/domain/bill/bills.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { payAllPath } from './billPaths.ts'

/** How much is to be paid for the other supplies, and the way to pay it all together. Nothing is said while it is not known. */
export function OtherSupplies({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const format = useFormat()
  const supplies = useSupplies()
  const unpaid = useUnpaidBills({ enabled: (supplies.data?.length ?? 0) > 1 })
  const others = unpaid.data?.filter(({ cups }) => cups !== supply.cups) ?? []
  if (others.length === 0) return null
  const anyOverdue = others.some(({ standing }) => standing === 'overdue')
  return (
    <Banner
      tone={anyOverdue ? 'warning' : 'info'}
      live={false}
      actions={
        <LinkButton to={payAllPath(supply.cups)} size="small">
          {t('bills.others.pay')}
        </LinkButton>
      }
    >
      {t('bills.others.sum', { count: others.length, amount: format.money(sumOf(others) / 100) })}
    </Banner>
  )
}
