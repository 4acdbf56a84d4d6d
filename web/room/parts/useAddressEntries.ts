import { useSearchParams } from 'react-router-dom'

/** Changes an entry of the query. An empty value or null removes it. Other entries that it makes void go as well. */
type SetEntry = (name: string, value: string | null, ...removed: readonly string[]) => void

/** The entries of the query in the address, and a function that changes one. */
export function useAddressEntries(): readonly [URLSearchParams, SetEntry] {
  const [entries, setEntries] = useSearchParams()
  const set: SetEntry = (name, value, ...removed) =>
    setEntries(
      (others) => {
        for (const each of [name, ...removed]) others.delete(each)
        if (value !== null && value !== '') others.set(name, value)
        return others
      },
      { replace: true },
    )
  return [entries, set]
}
