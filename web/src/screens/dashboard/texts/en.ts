import type { dashboard as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const dashboard: Messages<typeof spanish> = {
  attention: {
    hide: 'Hide',
    lead_one: '{{count}} thing is waiting for you.',
    lead_other: '{{count}} things are waiting for you.',
    markRead: 'Mark as read',
    markReadFailed: 'We could not mark the notice as read. Please try again.',
    notice: 'Notice',
    nothing: 'You are all caught up.',
    nothingText: 'You have no unread notices or requests.',
    read: 'Read',
    readNotice: 'Read the notice “{{title}}”',
    request: 'Request {{code}}',
    requestText: '{{status}} since {{date}}',
    seeRequest: 'See request',
    partial: 'We could not check whether you have new notices or requests.',
    status: { closed: 'Closed', open: 'In progress' },
    title: 'What needs your attention',
  },
  greeting: 'Hello, {{name}}',
  lead: 'This is how your energy is doing.',
  supplies: 'Your supplies',
  supply: {
    before: 'A year earlier',
    curveFailed: 'We could not load its curve.',
    curveMissing: 'We cannot show its curve yet.',
    lastDay: 'Last day with data, {{day}}',
    lastDayFed: 'Fed in on {{day}}, the last day with data',
    lastDayGrid: 'From the grid on {{day}}, the last day with data',
    noTrend: 'No data from a year earlier to compare',
    now: 'These four weeks',
    seeCurve: 'See the curve',
    seeCurveOf: 'See the curve of {{name}}',
    generated: 'Generated',
    surplus: 'Fed in',
    spark: 'Daily consumption of the last four weeks, from {{low}} to {{high}} a day',
    sparkFed: 'Energy fed in each day of the last four weeks, from {{low}} to {{high}} a day',
    trend: {
      fed: {
        less: 'In the last four weeks you fed in {{percent}} less than in the same weeks a year earlier.',
        more: 'In the last four weeks you fed in {{percent}} more than in the same weeks a year earlier.',
        same: 'In the last four weeks you fed in almost the same as a year earlier.',
      },
      fromGrid: {
        less: 'In the last four weeks you took {{percent}} less from the grid than in the same weeks a year earlier.',
        more: 'In the last four weeks you took {{percent}} more from the grid than in the same weeks a year earlier.',
        same: 'In the last four weeks you took almost the same from the grid as a year earlier.',
      },
      used: {
        less: 'In the last four weeks you used {{percent}} less than in the same weeks a year earlier.',
        more: 'In the last four weeks you used {{percent}} more than in the same weeks a year earlier.',
        same: 'In the last four weeks you used almost the same as a year earlier.',
      },
    },
  },
}
