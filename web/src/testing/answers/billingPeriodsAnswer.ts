import { example } from '@acometida/api-spec/operations/example.ts'
import { addMonths, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import type { BillingPeriod } from '#src/api/generated/api.ts'
import { counted } from '#src/testing/counted.ts'

/**
 * The content of GET /billingPeriods: `months` months to `last` (`2026-03`), newest first. By default each has 84, 56
 * and 140 kWh.
 */
export function billingPeriodsAnswer(
  last: string,
  months: number,
  changes: (month: string) => Partial<BillingPeriod> = () => ({}),
) {
  const items = Array.from({ length: months }, (_, index): BillingPeriod => {
    const periodStartDate = addMonths(`${last}-01`, -index)
    const month = periodStartDate.slice(0, 7)
    return {
      ...example('BillingPeriod'),
      periodStartDate,
      periodEndDate: endOfMonth(periodStartDate),
      billNumber: `FE${month.replace('-', '')}000001001`,
      consumptionValue: 280,
      periodValues: [84, 56, 140],
      ...changes(month),
    }
  })
  return { billingPeriods: counted(items) }
}
