import type { BillStep } from '@acometida/api-spec/rules/supply/billDifference'
import { useLocale } from '#src/base/useLocale.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The text of a cause: "31 kWh más en punta (P1)". Used within a sentence. */
export function useDescribeCause(supply: Supply): (step: BillStep) => string {
  const { t, format } = useLocale()
  const periods = usePeriodNames(supply)
  return ({ cause, period, more }) => {
    const size = Math.abs(more ?? 0)
    const direction = (more ?? 0) < 0 ? 'less' : 'more'
    if (cause === 'days') return t(`bills.why.days.${direction}`, { count: size })
    if (cause === 'power')
      return t(`bills.why.power.${direction}`, {
        amount: format.powerKw(size * 1000),
        period: periods.power(period ?? 1),
      })
    if (cause === 'energy')
      return t(`bills.why.energy.${direction}`, {
        amount: format.energyKwh(size, 0),
        period: periods.energy(period ?? 1),
      })
    return t(`bills.why.${cause}`)
  }
}

/** The names of a supply's periods: the customer's words in 2.0TD, else numbers. */
export function usePeriodNames({ contractedPower }: Supply) {
  const { t } = useLocale()
  const isSimple = contractedPower.length === 2
  const nameOf = (names: readonly ('peak' | 'flat' | 'valley')[]) => (period: number) => {
    const name = isSimple ? names[period - 1] : undefined
    return name ? t(`bills.period.${name}`, { period: `P${period}` }) : `P${period}`
  }
  return { power: nameOf(['peak', 'valley']), energy: nameOf(['peak', 'flat', 'valley']) }
}
