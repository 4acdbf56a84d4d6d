import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useSearchParams } from 'react-router-dom'
import type { LinkFilter } from '#src/domain/staff/link/sentLinks.ts'

/** The filter of links, stored in the address. */
export function useLinkFilter() {
  const [params, setParams] = useSearchParams()
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isDate(value) ? value : ''
  }
  const filter: LinkFilter = {
    from: day('from'),
    to: day('to'),
    category: params.get('category') ?? '',
    detail: params.get('detail') ?? '',
  }
  const narrow = (part: Partial<LinkFilter>) =>
    setParams(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '')), {
      replace: true,
    })
  return { filter, narrow }
}
