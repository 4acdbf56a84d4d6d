import type { ServiceRequest } from '#src/api/generated/api.ts'

/**
 * The requests with news: unread ones whose status is among the configured ones, a list such as `EN CURSO;CERRADA`.
 * Every other status counts as read. Until the configuration is known, all statuses carry news.
 */
export function unreadRequests(requests: readonly ServiceRequest[], configured: string | undefined) {
  const statuses = configured?.split(';').map((status) => status.trim())
  return requests.filter(({ indRead, status }) => indRead === 0 && (statuses?.includes(status) ?? true))
}
