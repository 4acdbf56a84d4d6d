import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { type ListServiceRequestsSuccess, type ServiceRequest, useListServiceRequests } from '#src/api/generated/api.ts'
import { isYes, readable } from '#src/api/readable.ts'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { listParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/session.store.ts'

/** What the user has asked of the company. */
export interface CustomerRequest {
  /** Its number: `SR20260031`. */
  readonly code: string
  readonly subject: string
  readonly stage: 'open' | 'closed' | 'other'
  /** Where it stands, in the words of the company. The configuration lists statuses by them. */
  readonly status: string
  /** ISO 8601. */
  readonly openedOn: string
  readonly closedOn: string | undefined
  readonly read: boolean
}

/** The requests of the user with news, newest first; `open`: only those that go on. */
export function useUnreadRequests({ open = false, enabled = true } = {}) {
  const session = useSession()
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS', { enabled })('FILTERS')
  const asked = listParams(session, open ? { documentNumber: session.document, status: '1' } : {})
  return useListServiceRequests(asked, {
    query: { enabled, select: (answer) => unreadRequests(requestsOf(answer), configured) },
  })
}

/**
 * The requests with news: unread ones whose status is among the configured ones, a list such as `EN CURSO;CERRADA`.
 * Every other status counts as read. Until the configuration is known, all statuses carry news.
 */
export function unreadRequests(requests: readonly CustomerRequest[], configured: string | undefined) {
  const statuses = configured?.split(';').map((status) => status.trim())
  return requests.filter(({ read, status }) => !read && (statuses?.includes(status) ?? true))
}

function requestsOf({ serviceRequests }: ListServiceRequestsSuccess): readonly CustomerRequest[] {
  return serviceRequests.items.map(requestOf)
}

function requestOf({
  codSR: code,
  subject,
  status,
  createDate,
  closingDate,
  indRead,
}: ServiceRequest): CustomerRequest {
  return {
    code,
    subject,
    stage: STAGES.get(status) ?? 'other',
    status,
    openedOn: readable(dateFromSpanish(createDate)),
    closedOn: closingDate === undefined ? undefined : readable(dateFromSpanish(closingDate)),
    read: isYes(indRead),
  }
}

const STAGES: ReadonlyMap<string, CustomerRequest['stage']> = new Map([
  ['EN CURSO', 'open'],
  ['CERRADA', 'closed'],
])
