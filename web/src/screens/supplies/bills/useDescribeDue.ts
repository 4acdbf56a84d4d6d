import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { codeText } from '#src/base/codes.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { Bill } from '#src/domain/bill/bills.ts'

/** The action that a bill needs, and its date, in one sentence. */
export function useDescribeDue(): (bill: Bill) => string {
  const { t, format } = useLocale()
  return ({ status, dueOn, paidOn, from }) => {
    const date = format.date(status === 'paid' ? (paidOn ?? dueOn) : dueOn)
    const days = dayNumber(dueOn) - dayNumber(serverToday())
    const month = format.month(from)
    switch (status) {
      case 'paid':
        return paidOn === null ? t('bills.owed.paid', { month }) : t('bills.owed.paidOn', { month, date })
      case 'overdue':
        return t('bills.owed.overdue', { month, date, count: Math.max(0, -days) })
      case 'pending':
        return days === 0 ? t('bills.owed.today', { month }) : t('bills.owed.pending', { month, date, count: days })
      case 'debit':
        return t('bills.owed.charged', { month, date })
      default:
        return t('bills.owed.other', { month, status: codeText(t, 'bills.status', status) })
    }
  }
}
