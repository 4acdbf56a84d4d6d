import { readWords, refuse } from '../../commands.ts'
import { judge, rowOf } from './counts.ts'
import { folders } from './folders.ts'
import type { Outcome } from './tryFolder.ts'

/**
 * Changes the code in small ways and checks whether the tests of its folder notice. The results are kept below
 * .mutants. The next run tries only changed code, and further mutants of a folder of which only a sample was tried.
 */
process.exitCode = await main()

async function main(): Promise<number> {
  const { values, words } = readWords<{ minutes: number; concurrency: number }>('mutants')
  const unknown = words.filter((name) => !folders.some((folder) => folder.name === name))
  if (unknown.length > 0)
    refuse('mutants', `Unknown folder ${unknown.join(', ')}. Folders: ${folders.map(({ name }) => name).join(', ')}.`)
  // Stryker takes a second to load.
  const { tryFolder } = await import('./tryFolder.ts')
  const minutes = Number(values.minutes)
  const concurrency = Number(values.concurrency)

  const outcomes: Outcome[] = []
  for (const folder of folders) {
    if (words.length > 0 && !words.includes(folder.name)) continue
    console.log(`${folder.name}: running its tests, then its mutants`)
    const outcome = await tryFolder(folder, minutes, concurrency).catch(asError)
    if (outcome instanceof Error) return fail(`${folder.name} could not be tried: ${outcome.message}`)
    for (const line of outcome.survivors) console.log(line)
    console.log(rowOf(outcome))
    outcomes.push(outcome)
  }
  const { total, problems } = judge(outcomes)
  console.log(['', ...outcomes.map(rowOf), total, ...problems].join('\n'))
  return problems.length > 0 ? 1 : 0
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}
