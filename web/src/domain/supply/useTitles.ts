import { useSupplies } from './supplies.ts'

/** The titles of the caller's supplies. Undefined for other supplies, and until they are read. */
export function useTitles(): (cups: string | null) => string | undefined {
  const { data } = useSupplies()
  return (cups) => data?.find((supply) => supply.cups === cups)?.title
}
