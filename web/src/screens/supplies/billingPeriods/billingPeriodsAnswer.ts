import { addMonths, endOfMonth } from '@acometida/api-spec/rules/calendar'
import type { BillingPeriod } from '#src/api/generated/api.ts'

/**
 * The content of GET /billingPeriods: the months up to one, `YYYY-MM`, newest first, each of 84 + 56 + 140 kWh unless
 * changed.
 */
export function billingPeriodsAnswer(
  last: string,
  months: number,
  changes: (month: string) => Partial<BillingPeriod> = () => ({}),
) {
  const items = Array.from({ length: months }, (_, index): BillingPeriod => {
    const startDate = addMonths(`${last}-01`, -index)
    const month = startDate.slice(0, 7)
    const endDate = endOfMonth(startDate)
    return {
      startDate,
      endDate,
      days: Number(endDate.slice(8)),
      billNumber: `FE${month.replace('-', '')}000001001`,
      consumptionValue: 280,
      periodValues: [84, 56, 140],
      readingType: '01',
      ...changes(month),
    }
  })
  return { count: items.length, items }
}
