/** Numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

/** Shuffles a list by the numbers of `seededRandom`. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((each) => ({ each, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ each }) => each)
}
