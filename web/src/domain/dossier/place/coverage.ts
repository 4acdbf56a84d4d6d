import { filterOf } from '#src/api/query/filterOf.ts'
import { type GetCoverageSuccess, type Huso, useGetCoverage } from '#src/api/generated/api.ts'

/** Whether a postcode is served, and its served towns. */
export interface Coverage {
  readonly served: boolean
  readonly towns: readonly Town[]
}

export interface Town {
  readonly name: string
  readonly province: string
  /** UTM zone. */
  readonly huso: Huso
}

/** Whether a postcode is served. Makes no call for an invalid one. */
export function useCoverage(zipCode: string) {
  const enabled = isZipCode(zipCode)
  const params = enabled ? { filter: filterOf<'getCoverage'>({ zipCode }) } : undefined
  return useGetCoverage(params, { query: { select: coverageOf, enabled } })
}

/** Whether the text is five digits that begin with a province, as the contract requires. */
export function isZipCode(text: string): boolean {
  return /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text)
}

function coverageOf({ coverage: { served, towns } }: GetCoverageSuccess): Coverage {
  return { served, towns: towns.map(({ name, province, huso }) => ({ name, province, huso })) }
}
