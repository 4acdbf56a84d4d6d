import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { sumOf, useUnpaidBills } from '#src/domain/bill/bills.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { payAllPath } from '#src/domain/bill/billPaths.ts'

/** What is to be paid by hand over all supplies; asked only of whoever has more than one. */
export function useEverywhere() {
  const supplies = useSupplies()
  return useUnpaidBills({ enabled: (supplies.data?.length ?? 0) > 1 })
}

type OtherSuppliesProps = { readonly supply: Supply; readonly everywhere: ReturnType<typeof useEverywhere> }

/** How much is to be paid for the other supplies, and the way to pay it all together. Where that is not known it is said. */
export function OtherSupplies({ supply, everywhere: { data, isError, refetch } }: OtherSuppliesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const others = data?.filter(({ cups }) => cups !== supply.cups) ?? []
  if (isError && others.length === 0) {
    return (
      <Banner live={false} actions={<RetryButton onRetry={() => void refetch()} />}>
        {t('bills.others.unknown')}
      </Banner>
    )
  }
  if (others.length === 0) return null
  const anyOverdue = others.some(({ standing }) => standing === 'overdue')
  return (
    <Banner
      tone={anyOverdue ? 'warning' : 'info'}
      live={false}
      actions={
        <LinkButton to={payAllPath(supply.cups)} size="small">
          {t('bills.others.pay', { count: others.length })}
        </LinkButton>
      }
    >
      {t('bills.others.sum', { count: others.length, amount: format.money(sumOf(others) / 100) })}
    </Banner>
  )
}
