import type { Messages } from '#src/locales/messages.type.ts'
import type { notifications as spanish } from './es.ts'

export const notifications: Messages<typeof spanish> = {
  title: 'Notices',
  lead: 'What we have told you about your supplies, requests and applications.',
  search: 'Search the titles',
  unread: 'Unread',
  allRead: 'All read',
  unreadCount_one: '{{count}} unread notice',
  unreadCount_other: '{{count}} unread notices',
  found_one: '{{count}} notice found',
  found_other: '{{count}} notices found',
  noMatch: 'No notice is titled “{{search}}”',
  noMatchText: 'Try a single word, such as “power” or “reading”.',
  clearSearch: 'See all notices',
  empty: {
    title: 'You have no notices yet',
    text: 'This is where we tell you about planned power cuts, answers to your requests and the steps of your applications.',
  },
  back: 'Notices',
  notMarked: 'We could not mark this notice as read. It will still be shown as new.',
  open: 'Open the page of this notice',
  marking: 'Marking as read',
  marked_one: 'One notice is marked as read.',
  marked_other: '{{number}} notices are marked as read.',
  markAll: 'Mark all {{number}} as read',
}
