/** A package of the workspace, with the versions that are installed and newest: `4.1.12` and `5.1.2`. */
interface UsedPackage {
  readonly name: string
  readonly here: string
  readonly newest: string
}

/** A package in the table of decision 043. */
interface Waiting {
  readonly name: string
  readonly here: string
  readonly newest: string
}

/**
 * The packages of the table in a Markdown text: rows of names, versions here and newest versions. A cell may name
 * several, by commas: `i18next, react-i18next`.
 */
export function waitingIn(markdown: string): Waiting[] {
  return [...markdown.matchAll(/^\| ([^|]+) \| ([\d., ]+) \| ([\d., ]+) \|/gm)].flatMap(
    ([, names = '', here = '', newest = '']) => {
      const [heres, newests] = [here.trim().split(/, */), newest.trim().split(/, */)]
      return names
        .trim()
        .split(/, */)
        .map((name, nth) => ({ name, here: heres[nth] ?? '', newest: newests[nth] ?? '' }))
    },
  )
}

/** What the table lacks or says wrongly, in sentences. */
export function majorProblems(packages: readonly UsedPackage[], table: readonly Waiting[]): string[] {
  const behind = packages.filter(({ here, newest }) => majorOf(here) !== majorOf(newest))
  const rowOf = (name: string) => table.find((row) => row.name === name)
  return [
    ...behind
      .filter(({ name }) => rowOf(name) === undefined)
      .map(({ name, here, newest }) => `${name} is at ${here}, the newest is ${newest}: take it, or say why it waits`),
    ...behind.flatMap(({ name, here, newest }) => {
      const row = rowOf(name)
      if (row === undefined || (row.here === here && majorOf(row.newest) === majorOf(newest))) return []
      return [`${name} is at ${here}, the newest is ${newest}: the table says ${row.here} and ${row.newest}`]
    }),
    ...table
      .filter(({ name }) => !behind.some((each) => each.name === name))
      .map(({ name }) => `${name} does not wait any more: take it out of the table`),
  ]
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? version
}
