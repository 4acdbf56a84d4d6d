import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { addDays } from '@acometida/api-spec/rules/calendar'
import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { DAY_MS } from '@acometida/api-spec/rules/durations'
import { type ListUrlMessagesSuccess, type UrlMessage, useListUrlMessages } from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import { serverNowMs } from '#src/base/clock.ts'

/** A link that was made or sent. Days as ISO 8601. */
export interface SentLink {
  readonly id: string
  readonly category: string
  readonly detail: string
  readonly url: string
  /** '0' e-mail, '1' SMS; null where nothing was sent. */
  readonly channel: '0' | '1' | null
  readonly userId: number
  /** Empty where it is not known, as the agent. */
  readonly userName: string
  readonly adminName: string
  readonly sentOn: string
  readonly endsOn: string
  readonly openedOn: string | null
}

/** The filter of links; empty fields match all. */
export interface LinkFilter {
  readonly from: string
  readonly to: string
  readonly category: string
  readonly detail: string
}

/** Figures of links. */
export interface LinkFigures {
  readonly key: string
  readonly sent: number
  readonly opened: number
  /** Opened of sent, 0 to 1. */
  readonly share: number
  /** Mean of those that were opened; null where none was. */
  readonly daysToOpen: number | null
}

export const LINKS_A_PAGE = 25

/** A page of the links that were sent, the newest first. */
export function useSentLinks(filter: LinkFilter, page: number) {
  return useListUrlMessages(
    { ...asked(filter), limit: LINKS_A_PAGE, offset: page * LINKS_A_PAGE },
    { query: { enabled: !isBackwards(filter), select: linksOf } },
  )
}

/** All links of a range, as many as the server gives at once. */
export function useAllLinks(filter: LinkFilter) {
  return useListUrlMessages(
    { ...asked(filter), limit: PAGE_LIMITS.listUrlMessages },
    { query: { enabled: !isBackwards(filter), select: linksOf } },
  )
}

/** A range that ends before it begins, which nobody asks for. */
export function isBackwards({ from, to }: Pick<LinkFilter, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && from > to
}

/** The state of a link. An opened one stays opened, and the last valid day still counts. */
export function linkState({ openedOn, endsOn }: SentLink, today = localDate(serverNowMs())) {
  if (openedOn !== null) return 'opened'
  return endsOn < today ? 'expired' : 'waiting'
}

/** Links put together by week (its Monday), category or agent, in the order of those. */
export function linkFigures(links: readonly SentLink[], by: 'week' | 'category' | 'agent'): readonly LinkFigures[] {
  const keyOf = ({ sentOn, category, adminName }: SentLink) =>
    by === 'week' ? mondayOf(sentOn) : by === 'category' ? category : adminName
  const groups = new Map<string, SentLink[]>()
  for (const link of links.filter(({ channel }) => channel !== null))
    groups.set(keyOf(link), [...(groups.get(keyOf(link)) ?? []), link])
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, group]) => {
      const days = group.flatMap(({ sentOn, openedOn }) => (openedOn === null ? [] : [daysBetween(sentOn, openedOn)]))
      const total = days.reduce((sum, each) => sum + each, 0)
      return {
        key,
        sent: group.length,
        opened: days.length,
        share: days.length / group.length,
        daysToOpen: days.length === 0 ? null : total / days.length,
      }
    })
}

function asked({ from, to, category, detail }: LinkFilter) {
  return {
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(category && { category }),
    ...(detail && { detail }),
  }
}

function linksOf({ urlMessages }: ListUrlMessagesSuccess) {
  return { count: urlMessages.count, items: urlMessages.items.map(linkOf) }
}

function linkOf({
  startDate,
  endDate,
  openedDate,
  userName,
  adminName,
  adminId: _adminId,
  channel,
  ...same
}: UrlMessage): SentLink {
  return {
    ...same,
    channel: channel === '0' || channel === '1' ? channel : null,
    userName: userName ?? '',
    adminName: adminName ?? '',
    sentOn: readable(dateFromSpanish(startDate)),
    endsOn: readable(dateFromSpanish(endDate)),
    openedOn: openedDate === null ? null : readable(dateFromSpanish(openedDate)),
  }
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
