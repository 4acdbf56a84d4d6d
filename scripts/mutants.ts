import { parseArgs } from 'node:util'
import { folders } from './mutants/folders.ts'
import { judge, rowOf } from './mutants/share.ts'
import { type Outcome, tryFolder } from './mutants/tryFolder.ts'

const help = `npm run mutants -- [folders] [--minutes 30] [--concurrency 1]

Changes the code in small ways and looks whether the tests of its folder notice. What was found is kept below .mutants;
another run tries only what has changed, and more of a folder of which only a sample was tried.

  --minutes      how long a folder may take; where it would take longer, a sample is tried
  --concurrency  how many mutants are tried at once

Folders: ${folders.map(({ name }) => name).join(', ')}; without any, all of them.`

process.exitCode = await main()

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      minutes: { type: 'string', default: '30' },
      concurrency: { type: 'string', default: '1' },
    },
  })
  if (values.help) return say(help)
  const unknown = positionals.filter((name) => !folders.some((folder) => folder.name === name))
  if (unknown.length > 0) return fail(`There is no folder ${unknown.join(', ')}.\n\n${help}`)
  const minutes = Number(values.minutes)
  const concurrency = Number(values.concurrency)
  if (!(minutes > 0) || !(Number.isInteger(concurrency) && concurrency > 0))
    return fail(`Minutes and concurrency are numbers above 0.\n\n${help}`)

  const outcomes: Outcome[] = []
  for (const folder of folders) {
    if (positionals.length > 0 && !positionals.includes(folder.name)) continue
    console.log(`${folder.name}: running its tests, then its mutants`)
    const outcome = await tryFolder(folder, minutes, concurrency).catch((error: unknown) => error as Error)
    if (outcome instanceof Error) return fail(`${folder.name} could not be tried: ${outcome.message}`)
    for (const line of outcome.survivors) console.log(line)
    console.log(rowOf(outcome))
    outcomes.push(outcome)
  }
  const { total, problems } = judge(outcomes)
  console.log(['', ...outcomes.map(rowOf), total, ...problems].join('\n'))
  return problems.length > 0 ? 1 : 0
}

function say(text: string): number {
  console.log(text)
  return 0
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}
