/** One of the parts that a run is split into: `number` from 1 to `of`. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** Parses a shard such as `2/4`. For any other text returns a sentence that says what would be right. */
export function parseShard(text: string): Shard | string {
  const [, number = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (number >= 1 && number <= of) return { number, of }
  return `--shard takes the number of a part and how many there are, such as 2/4, and not "${text}".`
}

/** The seconds of each test file, by its path from the root. */
export type TestTimes = Readonly<Record<string, number>>

/**
 * Splits files into parts of about equal duration. `loads` has the seconds of each part so far; its length is the
 * number of parts, and it is updated. A file without a time counts as the median one. The same files and times are
 * split the same way on every machine.
 */
export function splitByTime(files: readonly string[], times: TestTimes, loads: number[]): string[][] {
  const known = files.flatMap((file) => times[file] ?? []).toSorted((one, other) => one - other)
  const median = known[Math.floor(known.length / 2)] ?? 1
  const secondsOf = (file: string) => times[file] ?? median
  const parts: string[][] = loads.map(() => [])
  // The longest first, each into the part with the least load, so that short files fill the gaps.
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one) || (one < other ? -1 : 1))) {
    const least = loads.indexOf(Math.min(...loads))
    parts[least]?.push(file)
    loads[least] = (loads[least] ?? 0) + secondsOf(file)
  }
  return parts
}
