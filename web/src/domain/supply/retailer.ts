import { useListContracts } from '#src/api/generated/api.ts'

/** The name of the retailer that a supply has; undefined as long as it is not known, or where it has none. */
export function useRetailer(cups: string) {
  return useListContracts(
    { cups, code: '03' },
    { query: { select: ({ retailers }) => retailers.find(({ endDate }) => endDate === null)?.retailer } },
  )
}
