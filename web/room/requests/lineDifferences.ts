/** A line of the comparison of two texts: of both, of the first alone, or of the second alone. */
export interface ComparedLine {
  readonly side: 'both' | 'first' | 'second'
  readonly text: string
}

/** Beyond so many pairs of lines, everything between the common start and end counts as changed. */
const MOST_PAIRS = 4_000_000

/** Compares two texts line by line, by their longest common subsequence. */
export function lineDifferences(first: readonly string[], second: readonly string[]): ComparedLine[] {
  const start = commonLength(first, second)
  const end = commonLength(first.slice(start).toReversed(), second.slice(start).toReversed())
  const [one, other] = [first.slice(start, first.length - end), second.slice(start, second.length - end)]
  return [
    ...first.slice(0, start).map((text) => ({ side: 'both', text }) as const),
    ...between(one, other),
    ...first.slice(first.length - end).map((text) => ({ side: 'both', text }) as const),
  ]
}

/** The number of lines that two texts begin with alike. */
function commonLength(first: readonly string[], second: readonly string[]): number {
  const at = first.findIndex((line, nth) => line !== second[nth])
  return at < 0 ? first.length : at
}

function between(first: readonly string[], second: readonly string[]): ComparedLine[] {
  if (first.length * second.length > MOST_PAIRS)
    return [
      ...first.map((text) => ({ side: 'first', text }) as const),
      ...second.map((text) => ({ side: 'second', text }) as const),
    ]
  const lengths = commonLengths(first, second)
  const lengthAt = (one: number, other: number) => lengths[one * (second.length + 1) + other] ?? 0
  const lines: ComparedLine[] = []
  let [one, other] = [0, 0]
  while (one < first.length || other < second.length) {
    const [text = '', otherText = ''] = [first[one], second[other]]
    if (one < first.length && other < second.length && text === otherText) {
      lines.push({ side: 'both', text })
      one += 1
      other += 1
    } else if (other >= second.length || (one < first.length && lengthAt(one + 1, other) >= lengthAt(one, other + 1))) {
      lines.push({ side: 'first', text })
      one += 1
    } else {
      lines.push({ side: 'second', text: otherText })
      other += 1
    }
  }
  return lines
}

/** The length of the longest common subsequence of the rests of both texts, row by row. */
function commonLengths(first: readonly string[], second: readonly string[]): Uint32Array {
  const width = second.length + 1
  const lengths = new Uint32Array((first.length + 1) * width)
  for (let one = first.length - 1; one >= 0; one -= 1)
    for (let other = second.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        first[one] === second[other]
          ? (lengths[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(lengths[(one + 1) * width + other] ?? 0, lengths[one * width + other + 1] ?? 0)
  return lengths
}

/** Lines of both texts around a change that stay readable. */
const AROUND = 3

/** A line to show, or a run of equal lines that is left out; `at` is the place of the first in the whole. */
export type ShownPart = { readonly at: number } & (ComparedLine | { readonly leftOut: number })

/** The lines with the runs of equal ones cut to what stands around a change. */
export function collapseEqualLines(lines: readonly ComparedLine[]): ShownPart[] {
  const isNear = lines.map((_, nth) =>
    lines.slice(Math.max(0, nth - AROUND), nth + AROUND + 1).some(({ side }) => side !== 'both'),
  )
  const parts: ShownPart[] = []
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1)
    if (isNear[at] === true) parts.push({ at, ...line })
    else if (last && 'leftOut' in last) parts[parts.length - 1] = { at: last.at, leftOut: last.leftOut + 1 }
    else parts.push({ at, leftOut: 1 })
  }
  return parts
}
