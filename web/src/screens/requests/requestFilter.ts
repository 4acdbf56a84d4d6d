import { plainText } from '@acometida/api-spec/rules/plainText'
import type { CustomerRequest } from '#src/domain/request/requests.ts'

/** Shows all, the unread, or those of a status in the words of the company. */
export const ALL = 'all'
export const UNREAD = 'unread'

/**
 * The requests that are to be shown, found by their subject, matter or number without regard to capitals and accents.
 */
export function filteredRequests(
  requests: readonly CustomerRequest[],
  { show, search }: { readonly show: string; readonly search: string },
): readonly CustomerRequest[] {
  const wanted = plainText(search.trim())
  return requests
    .filter(({ read, status }) => show === ALL || (show === UNREAD ? !read : status === show))
    .filter(({ code, subject, matter }) => plainText(`${code} ${subject} ${matter}`).includes(wanted))
}
