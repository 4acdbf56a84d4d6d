import { operations } from '@acometida/api-spec/generated/operations'
import { findReference } from 'acometida/src/conformance/reference.ts'
import { lineOf, conformanceSummaryOf } from 'acometida/src/conformance/report.ts'
import type { Run } from 'acometida/src/conformance/run.ts'
import { makeProgress } from '../progress.ts'
import { ORIGIN, runAll, startReferenceServer } from './everyOperation.ts'

/** A run waits for answers half of its time, so several fit at once. */
const RUNS_AT_ONCE = 3

/**
 * Checks the server against the whole contract, in a new order each time and several times at once. Resolves to whether
 * nothing was found, each code of each operation was provoked, and each run counted the same.
 */
export async function proveNoFalseAlarms(runs: number): Promise<boolean> {
  const { tell, end } = makeProgress()
  const server = await startReferenceServer()
  const seedsBySummary = new Map<string, number[]>()
  const alarms: string[] = []
  const gaps: string[] = []
  let begun = 0
  let done = 0
  const runThrough = async () => {
    while (begun < runs) {
      const seed = (begun += 1)
      const target = await findReference({ url: server.url, headers: { origin: ORIGIN }, rate: 0 })
      if (!target) throw new Error(`The server at ${server.url} has no control API.`)
      const run = await runAll(target, { seed })
      const summary = conformanceSummaryOf(run)
      seedsBySummary.set(summary, [...(seedsBySummary.get(summary) ?? []), seed])
      alarms.push(...findingsIn(run).map((line) => `seed ${seed}, ${line}`))
      gaps.push(...gapsIn(run).map((gap) => `seed ${seed}, not asked: ${gap}`))
      done += 1
      tell(`runs with another seed ${done} of ${runs}, false alarms ${alarms.length}, counts ${alike(seedsBySummary)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: RUNS_AT_ONCE }, runThrough))
  } finally {
    await server.stop()
  }
  end()
  for (const line of [...alarms, ...gaps]) console.log(`  ${line}`)
  for (const [summary, seeds] of seedsBySummary)
    console.log(`  ${summary}: ${seeds.length} runs, the first ${seeds[0]}`)
  const isProved = alarms.length === 0 && gaps.length === 0 && seedsBySummary.size === 1
  console.log(
    `${isProved ? '✓' : '✗'} ${runs} runs of the whole contract: ${alarms.length} false alarms, ${gaps.length} questions not asked, counts ${alike(seedsBySummary)}`,
  )
  return isProved
}

/** The words for whether the runs counted the same. */
function alike(seedsBySummary: ReadonlyMap<string, unknown>): string {
  return seedsBySummary.size === 1 ? 'alike' : `of ${seedsBySummary.size} kinds`
}

/** Each finding in a line. */
export function findingsIn({ operations }: Run): string[] {
  return operations.flatMap(({ operation, cells }) =>
    cells.flatMap(({ level, name, findings }) =>
      findings.map((finding) => `${operation}, ${level}, ${name}: ${lineOf(finding)}`),
    ),
  )
}

/** The operations that a run did not judge, and the codes that it did not provoke. */
function gapsIn({ operations: reports }: Run): string[] {
  return reports.flatMap(({ operation, verdict, cells }) => {
    const asked = new Set(
      cells.flatMap(({ level, name, needs }) => (level === 'codes' && needs === undefined ? name : [])),
    )
    const { successCodes, failureCodes } = operations[operation]
    const open = [...successCodes, ...failureCodes].filter((code) => !asked.has(`code ${code}`))
    return [...(verdict === 'not judged' ? [operation] : []), ...open.map((code) => `${operation}, code ${code}`)]
  })
}
