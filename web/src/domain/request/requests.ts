import { compactMidnight, dateFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { parseFlag, parsed, parseMs } from '#src/api/call/parse.ts'
import {
  listServiceRequests,
  type ListServiceRequestsParams,
  type NotificationQuery,
  queryNotifications,
  type ServiceRequest,
  useListServiceRequests,
} from '#src/api/generated/api.ts'
import type { CallOptions } from '#src/api/http.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { pageParams, fetchAllPages } from '#src/api/query/fetchAllPages.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'
import { listParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** A request of the user to the company. */
export interface CustomerRequest {
  /** The number: `SR20260031`. */
  readonly code: string
  readonly subject: string
  /** Its topic and more specific subject, in the user's language. */
  readonly topic: string
  readonly matter: string
  /** The supply that it refers to. */
  readonly cups: string | undefined
  /** The code of the dossier that it refers to. */
  readonly dossier: string | undefined
  readonly stage: 'open' | 'closed' | 'annulled' | 'other'
  /** The status in the company's words. The configuration lists statuses by them. */
  readonly status: string
  /** A local date, `2026-03-14`. */
  readonly openedOn: string
  readonly closedOn: string | undefined
  readonly read: boolean
  /** The company's next step with its latest time, milliseconds since 1970. Undefined once the request is over. */
  readonly next: { readonly kind: 'answer' | 'close'; readonly dueMs: number } | undefined
}

/** Requests, and whether their read marks could not be read. */
export interface RequestsWithMarks {
  readonly requests: readonly CustomerRequest[]
  readonly marksFailed: boolean
}

/**
 * The requests of the user, newest first. The read marks come from the notices in another call; if that fails, all are
 * unread.
 */
export function useRequests() {
  return useDefinedQuery(requestsWithMarks(listParams('listServiceRequests', useSession())))
}

function requestsWithMarks(params: ListServiceRequestsParams) {
  return defineQuery('listServiceRequests', ['with marks', params], async (signal): Promise<RequestsWithMarks> => {
    const requests = await allRequests(params, { signal })
    const marks = await Promise.all(
      markQueries(requests).map((entries) => queryNotifications(entries, { signal })),
    ).catch(() => null)
    signal.throwIfAborted()
    return withMarks(
      requests,
      marks?.flatMap(({ notifications }) => notifications.map(({ indRead }) => parseFlag(indRead))),
    )
  })
}

/** The queries of read marks, each with as many requests as the contract allows. */
export function markQueries(requests: readonly CustomerRequest[]): readonly NotificationQuery[] {
  const entries = requests.map(({ code, openedOn, closedOn }) => ({
    type: 'REQUEST' as const,
    code,
    date: compactMidnight(openedOn),
    ...(closedOn !== undefined && { dateClose: compactMidnight(closedOn) }),
  }))
  return Array.from({ length: Math.ceil(entries.length / MARKS_AT_ONCE) }, (_, nth) =>
    entries.slice(nth * MARKS_AT_ONCE, (nth + 1) * MARKS_AT_ONCE),
  )
}

/** Requests with their marks, given in the same order. All unread without marks. */
export function withMarks(
  requests: readonly CustomerRequest[],
  marks: readonly boolean[] | undefined,
): RequestsWithMarks {
  return {
    requests: requests.map((request, nth) => ({ ...request, read: marks?.[nth] ?? false })),
    marksFailed: marks === undefined,
  }
}

const MARKS_AT_ONCE = 200

/** A request of the user by number. Null if there is none. */
export function useRequest(code: string) {
  return useListServiceRequests(listParams('listServiceRequests', useSession(), { codSR: code }), {
    query: {
      select: ({ serviceRequests: { items } }) => items.map(requestOf).find((request) => request.code === code) ?? null,
    },
  })
}

/** The requests of a customer, registered or not, for staff; newest first. Each call is audited. */
export function useRequestsOf(document: string) {
  const params = { filter: filterOf<'listServiceRequests'>({ documentNumber: document }) }
  return useDefinedQuery(
    defineQuery('listServiceRequests', ['of a customer', params], (signal) => allRequests(params, asStaff({ signal }))),
  )
}

/** All requests of a list, newest first. */
export function useWholeRequests<Selected = readonly CustomerRequest[]>(
  params: ListServiceRequestsParams,
  options: { readonly enabled?: boolean; readonly select?: (requests: readonly CustomerRequest[]) => Selected } = {},
) {
  const whole = defineQuery('listServiceRequests', ['whole', params], (signal) => allRequests(params, { signal }))
  return useDefinedQuery(whole, options)
}

/** The user's requests with news, newest first. `open`: only open ones. */
export function useUnreadRequests({ open = false, enabled = true } = {}) {
  const session = useSession()
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS', { enabled })('FILTERS')
  const params = listParams('listServiceRequests', session, open ? { status: '1' } : {})
  return useWholeRequests(params, { enabled, select: (requests) => unreadRequests(requests, configured) })
}

/**
 * The requests with news: unread ones in a configured status, a list such as `EN CURSO;CERRADA`. Every other status
 * counts as read. Until the configuration is known, every status has news.
 */
export function unreadRequests(requests: readonly CustomerRequest[], configured: string | undefined) {
  const statuses = configured?.split(';').map((status) => status.trim())
  return requests.filter(({ read, status }) => !read && (statuses?.includes(status) ?? true))
}

function allRequests(params: ListServiceRequestsParams, options: CallOptions): Promise<readonly CustomerRequest[]> {
  return fetchAllPages(
    (offset) => listServiceRequests(pageParams('listServiceRequests', params, offset), options),
    ({ serviceRequests }) => ({ ...serviceRequests, items: serviceRequests.items.map(requestOf) }),
    ({ code }) => code,
  )
}

function requestOf(wire: ServiceRequest): CustomerRequest {
  const { subject, cups, status, closingDate, dueDate, dueStep } = wire
  return {
    code: wire.codSR,
    subject,
    topic: wire.tipology,
    matter: wire.subtipology,
    cups,
    dossier: wire.dossierNumber,
    stage: stageOf(status),
    status,
    openedOn: parsed(dateFromSpanish(wire.createDate)),
    closedOn: closingDate === undefined ? undefined : parsed(dateFromSpanish(closingDate)),
    read: parseFlag(wire.indRead),
    next: dueDate === undefined || dueStep === undefined ? undefined : nextOf(dueDate, dueStep),
  }
}

function nextOf(dueDate: string, dueStep: NonNullable<ServiceRequest['dueStep']>) {
  return {
    kind: dueStep === 'CLOSE' ? ('close' as const) : ('answer' as const),
    dueMs: parseMs(parseInstant(dueDate)),
  }
}

/** The next step of a request at an instant, and whether its time has passed. Undefined without one. */
export function nextStepOf({ next }: Pick<CustomerRequest, 'next'>, nowMs: number) {
  return next && { ...next, overdue: next.dueMs <= nowMs }
}

/** The stage of a company status. `other` if unknown. */
export function stageOf(status: string): CustomerRequest['stage'] {
  return STAGES.get(status) ?? 'other'
}

const STAGES: ReadonlyMap<string, CustomerRequest['stage']> = new Map([
  ['EN CURSO', 'open'],
  ['CERRADA', 'closed'],
  ['ANULADA', 'annulled'],
])
