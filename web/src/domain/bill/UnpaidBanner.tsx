import { useFormat } from '#src/base/useFormat.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { payAllPath } from './billPaths.ts'
import { type Bill, totalCentsOf, type useUnpaidBills } from './bills.ts'

type UnpaidBannerProps = {
  /** The texts, which say whose bills they are. */
  readonly words: (
    part: 'sum' | 'pay' | 'unknown',
    about: { readonly count: number; readonly amount: string },
  ) => string
  readonly query: Pick<ReturnType<typeof useUnpaidBills>, 'isError' | 'refetch'>
  /** Undefined while unknown. */
  readonly bills: readonly Bill[] | undefined
  /** The supply whose page the payment opens in. That of the first bill by default. */
  readonly from?: string
}

/** The total to pay, with a link to pay all bills together. Says so if the total is unknown. */
export function UnpaidBanner({ words, query, bills = NONE, from }: UnpaidBannerProps) {
  const format = useFormat()
  const about = { count: bills.length, amount: format.money(totalCentsOf(bills) / 100) }
  const [first] = bills
  if (first) {
    return (
      <Banner
        tone={bills.some(({ status }) => status === 'overdue') ? 'warning' : 'info'}
        live={false}
        actions={
          <LinkButton to={payAllPath(from ?? first.cups)} size="small">
            {words('pay', about)}
          </LinkButton>
        }
      >
        {words('sum', about)}
      </Banner>
    )
  }
  if (!query.isError) return null
  return (
    <Banner live={false} actions={<RetryButton onRetry={() => void query.refetch()} />}>
      {words('unknown', about)}
    </Banner>
  )
}

const NONE: readonly Bill[] = []
