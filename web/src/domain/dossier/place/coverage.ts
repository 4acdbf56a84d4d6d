import { type GetCoverageSuccess, useGetCoverage } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'

/** A served town. */
export type Town = Readonly<GetCoverageSuccess['coverage']['towns'][number]>

/** Whether a postcode is served, and its served towns. Makes no call for an invalid one. */
export function useCoverage(zipCode: string) {
  const enabled = isZipCode(zipCode)
  const params = enabled ? { filter: filterOf<'getCoverage'>({ zipCode }) } : undefined
  return useGetCoverage(params, { query: { select: ({ coverage }) => coverage, enabled } })
}

/** Whether the text is five digits that begin with a province, as the contract requires. */
export function isZipCode(text: string): boolean {
  return /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text)
}
