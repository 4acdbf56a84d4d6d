import { compactMidnight, dateFromCompact, dateFromSpanish } from './dates.ts'

/** A communication of a dossier, as far as reading it goes. */
export interface ReadableCommunication {
  /** dd/mm/yyyy */
  readonly sendDate: string
}

/** What the call for read flags says of one day. */
export interface ReadNotification {
  /** `yyyymmdd000000`, the form of notifications. */
  readonly date: string
  readonly indRead: 0 | 1
}

/** Whether a communication was read: the flag of the notification of its day, and unread where none matches. */
export function readFlagOf({ sendDate }: ReadableCommunication, notifications: readonly ReadNotification[]): 0 | 1 {
  const sent = dateFromSpanish(sendDate)
  return notifications.find(({ date }) => sent !== undefined && dateFromCompact(date) === sent)?.indRead ?? 0
}

/** The day of a communication in the form that the call for read flags takes; undefined if it is no such date. */
export function notificationDateOf({ sendDate }: ReadableCommunication): string | undefined {
  const sent = dateFromSpanish(sendDate)
  return sent === undefined ? undefined : compactMidnight(sent)
}

/** How many communications about the budget are still to be read. */
export function unreadBudgets(communications: readonly { readonly type: string; readonly indRead: number }[]): number {
  return communications.filter(({ type, indRead }) => type === 'BUDGET' && indRead === 0).length
}
