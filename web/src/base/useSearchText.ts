import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The search text of a list and its setter. It is also in the address, so that Back and a copied link find the same.
 */
export function useSearchText(): readonly [search: string, find: (text: string) => void] {
  const [query, setQuery] = useSearchParams()
  // The address changes later than the next key arrives, so the state is kept here.
  const [search, setSearch] = useState(query.get('search') ?? '')
  const find = (text: string) => {
    setSearch(text)
    setQuery(
      (others) => {
        if (text === '') others.delete('search')
        else others.set('search', text)
        return others
      },
      { replace: true },
    )
  }
  return [search, find]
}
