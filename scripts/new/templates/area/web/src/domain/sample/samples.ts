import { type ListSamplesSuccess, useListSamples } from '#src/api/generated/api.ts'

/** Say what it is. */
export interface Sample {
  readonly id: string
}

/** The user's own items, oldest first. */
export function useSamples() {
  return useListSamples({ query: { select: samplesOf } })
}

function samplesOf({ items }: ListSamplesSuccess): readonly Sample[] {
  return items.map(({ id }) => ({ id }))
}
