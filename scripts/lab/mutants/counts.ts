/** The numbers of mutants of a folder: all, tried, and noticed by a test. */
export interface Counts {
  readonly name: string
  readonly all: number
  readonly tried: number
  readonly killed: number
}

/** The least share of killed mutants, in percent: for all folders together, and for each. */
const wanted = { all: 85, folder: 75 }

/** A folder's share as a line of the table. */
export function rowOf(counts: Counts): string {
  const { name, all, tried, killed } = counts
  const sample = tried < all ? `, a sample of ${all}` : ''
  return `${name.padEnd(14)} ${shareOf(counts).toFixed(1).padStart(5)} %  ${killed} of ${tried} killed${sample}`
}

/** The row of all folders together, and a sentence for each share that is too low. */
export function judge(folders: readonly Counts[]): { total: string; problems: readonly string[] } {
  const sum = (pick: (counts: Counts) => number) => folders.reduce((total, each) => total + pick(each), 0)
  const total = {
    name: 'all',
    all: sum(({ all }) => all),
    tried: sum(({ tried }) => tried),
    killed: sum(({ killed }) => killed),
  }
  const weak = folders.filter((counts) => shareOf(counts) < wanted.folder).map(({ name }) => name)
  const problems = [
    ...(weak.length > 0 ? [`Below ${wanted.folder} %: ${weak.join(', ')}.`] : []),
    ...(shareOf(total) < wanted.all ? [`Below ${wanted.all} % of all.`] : []),
  ]
  return { total: rowOf(total), problems }
}

function shareOf({ tried, killed }: Counts): number {
  return tried === 0 ? 100 : (killed / tried) * 100
}
