import { useSearchParams } from 'react-router-dom'

/**
 * The entries of the query in the address, and a function that changes one. An empty value or null removes the entry.
 */
export function useAddressEntries(): readonly [URLSearchParams, (name: string, value: string | null) => void] {
  const [entries, setEntries] = useSearchParams()
  const set = (name: string, value: string | null) =>
    setEntries(
      (others) => {
        if (value === null || value === '') others.delete(name)
        else others.set(name, value)
        return others
      },
      { replace: true },
    )
  return [entries, set]
}
