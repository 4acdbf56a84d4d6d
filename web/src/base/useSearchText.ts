import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * What a list is searched for, and how to change it. The address follows, so that Back and a copied link find the same.
 */
export function useSearchText(): readonly [search: string, find: (text: string) => void] {
  const [query, setQuery] = useSearchParams()
  // The address cannot lead, since it changes later than the next key comes.
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
