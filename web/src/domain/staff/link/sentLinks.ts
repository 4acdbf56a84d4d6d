import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { addDays, dayNumber, weekday } from '@acometida/api-spec/rules/time/calendar'
import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/time/dates'
import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import { parsed } from '#src/api/call/parse.ts'
import { type ListUrlMessagesSuccess, type UrlMessage, useListUrlMessages } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'
import { serverToday } from '#src/base/serverToday.ts'

/** A link that was created or sent. Dates are local, `2026-03-14`. */
export interface SentLink extends Pick<UrlMessage, 'id' | 'category' | 'detail' | 'url' | 'userId'> {
  /** '0' e-mail, '1' SMS. Null if nothing was sent. */
  readonly channel: '0' | '1' | null
  /** Empty if unknown, like `adminName`. */
  readonly userName: string
  readonly adminName: string
  readonly sentOn: string
  readonly endsOn: string
  readonly openedOn: string | null
}

/** The filter of links. Empty fields match all. */
export interface LinkFilter {
  readonly from: string
  readonly to: string
  readonly category: string
  readonly detail: string
}

/** The figures of a group of links. */
export interface LinkFigures {
  readonly key: string
  readonly sent: number
  readonly opened: number
  /** Opened links as a share of sent ones, 0 to 1. */
  readonly share: number
  /** The mean of the opened links. Null without any. */
  readonly daysToOpen: number | null
}

export const LINKS_A_PAGE = 25

/** A page of the sent links, newest first. */
export function useSentLinks(filter: LinkFilter, page: number) {
  return useLinks(filter, { limit: LINKS_A_PAGE, offset: page * LINKS_A_PAGE })
}

/** All links of a range, up to the server's limit. */
export function useAllLinks(filter: LinkFilter) {
  return useLinks(filter, { limit: PAGE_LIMITS.listUrlMessages })
}

/** The state of a link. An opened one stays opened. A link is still valid on its last day. */
export function linkState({ openedOn, endsOn }: SentLink, today = serverToday()) {
  if (openedOn !== null) return 'opened'
  return endsOn < today ? 'expired' : 'waiting'
}

/** The figures of links by week (its Monday), category or agent, in the order of those. */
export function linkFigures(links: readonly SentLink[], by: 'week' | 'category' | 'agent'): readonly LinkFigures[] {
  const keyOf = ({ sentOn, category, adminName }: SentLink) =>
    by === 'week' ? addDays(sentOn, 1 - weekday(sentOn)) : by === 'category' ? category : adminName
  const groups = new Map<string, SentLink[]>()
  for (const link of links.filter(({ channel }) => channel !== null))
    groups.set(keyOf(link), [...(groups.get(keyOf(link)) ?? []), link])
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, group]) => {
      const days = group.flatMap(({ sentOn, openedOn }) =>
        openedOn === null ? [] : [dayNumber(openedOn) - dayNumber(sentOn)],
      )
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

function useLinks(
  { from, to, category, detail }: LinkFilter,
  part: { readonly limit: number; readonly offset?: number },
) {
  const keys = omitEmpty({ startDate: spanishDate(from), endDate: spanishDate(to), category, detail })
  return useListUrlMessages(
    { ...omitEmpty({ filter: filterOf<'listUrlMessages'>(keys) }), ...part },
    { query: { enabled: !endsBeforeStart(from, to), select: linksOf } },
  )
}

function linksOf({ urlMessages }: ListUrlMessagesSuccess) {
  return { count: urlMessages.count, items: urlMessages.items.map(linkOf) }
}

function linkOf(wire: UrlMessage): SentLink {
  const { startDate, endDate, openedDate, userName, adminName, adminId: _adminId, channel, ...same } = wire
  return {
    ...same,
    channel: channel === '0' || channel === '1' ? channel : null,
    userName: userName ?? '',
    adminName: adminName ?? '',
    sentOn: parsed(dateFromSpanish(startDate)),
    endsOn: parsed(dateFromSpanish(endDate)),
    openedOn: openedDate === null ? null : parsed(dateFromSpanish(openedDate)),
  }
}
