import { plainText } from '@acometida/api-spec/rules/plainText'
import type { CustomerRequest } from '#src/domain/request/requests.ts'

/** The filters: all, unread, or a status in the company's words. */
export const ALL = 'all'
export const UNREAD = 'unread'

/** The requests that match the filter and the search by subject or number, ignoring case and accents. */
export function filteredRequests(
  requests: readonly CustomerRequest[],
  { show, search }: { readonly show: string; readonly search: string },
): readonly CustomerRequest[] {
  const searchText = plainText(search.trim())
  return requests
    .filter(({ read, status }) => show === ALL || (show === UNREAD ? !read : status === show))
    .filter(({ code, subject, matter }) => plainText(`${code} ${subject} ${matter}`).includes(searchText))
}
