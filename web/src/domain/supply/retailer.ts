import { useListContracts } from '#src/api/generated/api.ts'

/** The name of a supply's current retailer. Undefined while unknown, and if it has none. */
export function useRetailer(cups: string) {
  return useListContracts(
    { cups, code: '03' },
    { query: { select: ({ retailers }) => retailers.find(({ endDate }) => endDate === null)?.retailer } },
  )
}
