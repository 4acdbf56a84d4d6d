import type { Bill } from '@acometida/api-spec/generated/operations'
import { paths, supplyBillsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Context } from '#src/core/context.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import type { Point } from '#src/modules/points/visiblePoint.service.ts'
import { activeHolders } from './activeHolders.service.ts'
import { billOf } from './bill.rules.ts'
import { billsIssuedNotice, billsOverdueNotice } from './bills.messages.ts'
import { monthlyJob } from './monthlyJob.ts'
import { paymentsOf } from './payments.service.ts'

/** Issues the bills of a month. Each holder gets one notice for all of them. */
export const issueBills = monthlyJob('issueBills', 'bills', (tx, month) => {
  for (const [holderId, points] of activeHolders(tx.db)) {
    const [first, ...more] = billsOfMonth(tx, points, month)
    if (first) notifyUser(tx, holderId, { ...billsIssuedNotice(month, [first, ...more]), ...pageOfBills(first, more) })
  }
})

/** The unpaid bills of a month fall overdue. Each holder gets one notice for all of them. */
export const announceOverdue = monthlyJob('announceOverdue', 'overdue', (tx, month) => {
  for (const [holderId, points] of activeHolders(tx.db)) {
    // Stryker disable next-line ConditionalExpression: it only saves computing bills that are never overdue.
    const selfPaid = points.filter(({ cups }) => paymentsOf(tx.db, cups).selfPaidSince !== null)
    const [first, ...more] = billsOfMonth(tx, selfPaid, month).filter(({ status }) => status === 'OVERDUE')
    if (first) notifyUser(tx, holderId, { ...billsOverdueNotice([first, ...more]), ...pageOfBills(first, more) })
  }
})

/** The page with the bills: that of the only supply, or the list of supplies. */
function pageOfBills({ cups }: Bill, more: readonly Bill[]): { target: string } {
  return { target: more.every((each) => each.cups === cups) ? supplyBillsPath(cups) : paths.supplies }
}

function billsOfMonth({ db, now }: Context, points: readonly Point[], month: string): Bill[] {
  return points
    .filter(({ generator, dataFrom }) => !generator && dataFrom.slice(0, 7) <= month)
    .map((point) => billOf(point, month, paymentsOf(db, point.cups), now))
}
