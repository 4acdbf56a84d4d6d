import { useSearchParams } from 'react-router-dom'

/** The entries of the address after its `?`, and a function that changes one; an empty one or null is taken out. */
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
