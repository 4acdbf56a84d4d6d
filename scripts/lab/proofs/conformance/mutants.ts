import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missingSubject, roles, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Answer } from '@acometida/e2e/support/manglings.ts'
import type { Verdict } from 'acometida/src/conformance/cells.ts'
import { discover } from 'acometida/src/conformance/discover.ts'
import { seededRandom } from 'acometida/src/conformance/shuffled.ts'
import { NoLogIn, type Target } from 'acometida/src/conformance/target.ts'
import { makeProgress } from '../progress.ts'
import { isSuccess } from './answerKinds.ts'
import { mutantsOf, operators } from './drawMutants.ts'
import { everyOperation, expected, runAll, startReferenceServer } from './everyOperation.ts'
import type { Healthy, Mutant } from './mutant.ts'
import { type MutatedTarget, openMutatedTarget } from './mutatedTarget.ts'

/** The results of the mutants of some rounds. */
interface Tally {
  readonly killed: Mutant[]
  readonly survivors: Mutant[]
  readonly notApplied: Mutant[]
  /** Operations without a mutant that were found wrong. */
  readonly wrongOperations: string[]
}

type Subjects = Readonly<Record<string, Subject>>

const SEED = 1
/** The share of operations that a round does not mutate. They show whether the mutants of others affect them. */
const LEFT_ALONE = 0.1
/** The share of mutants that may survive. */
const MAY_SURVIVE = 0.01

/**
 * Breaks the answers of the server in transit: one mutant at a time for each operation, in all operations at once.
 * Resolves to whether a run finds the mutants in their operations, and nothing in any other.
 */
export async function proveMutants(wanted: number): Promise<boolean> {
  const { tell, end } = makeProgress()
  const server = await startReferenceServer()
  const mutated = await openMutatedTarget(server.url)
  const tally: Tally = { killed: [], survivors: [], notApplied: [], wrongOperations: [] }
  try {
    const subjects = await subjectsOf(mutated.target)
    const queues = new Map((await healthyOnes(mutated, subjects)).map((each) => [each.id, mutantsOf(each, SEED)]))
    const next = seededRandom(SEED)
    for (let round = 1; count(tally) < wanted && [...queues.values()].some(({ length }) => length > 0); round += 1) {
      const mutants: Mutant[] = []
      for (const queue of queues.values()) if (next() >= LEFT_ALONE) mutants.push(...queue.splice(0, 1))
      await tryOut(mutants, mutated, subjects, round, tally)
      tell(`mutants ${count(tally)} of ${wanted}, round ${round}, survivors ${tally.survivors.length}`)
    }
  } finally {
    await mutated.close()
    await server.stop()
  }
  end()
  return tellTally(tally)
}

const count = ({ killed, survivors }: Tally): number => killed.length + survivors.length

/** The subjects of the callers. They are given to each run, so that a broken list does not affect other operations. */
async function subjectsOf(target: Target): Promise<Subjects> {
  const place = await target.open()
  const subjects: Record<string, Subject> = {}
  for (const name of target.callers) {
    const caller = await place.logIn(name).catch((error: unknown) => {
      if (error instanceof NoLogIn) return null
      throw error
    })
    if (caller) subjects[name] = await discover(place, caller)
  }
  await place.close()
  return subjects
}

/** The operations that are right in a run without mutants, with the facts about each. */
async function healthyOnes({ target, askFor, watch }: MutatedTarget, subjects: Subjects): Promise<Healthy[]> {
  const successes = new Map<OperationId, Answer>()
  watch((operation, answer) => {
    if (isSuccess(operation, answer) && !successes.has(operation)) successes.set(operation, answer)
  })
  const run = await runAll(target, { seed: SEED, subjects, onAsk: askFor })
  watch(() => {})
  const { prosumer } = subjects
  return run.operations.flatMap(({ operation: id, verdict }) => {
    const success = successes.get(id)
    if (verdict !== 'right' || !success) return []
    const columns = expected[id] ?? {}
    const callers = (answer: string) =>
      Object.entries(roles).flatMap(([column, caller]) => (columns[column] === answer ? [caller] : []))
    const isOfSomebody = !exampleCalls[id](missingSubject).impersonal && columns['foreign'] === '-'
    const othersValues = prosumer && isOfSomebody ? ownValues(prosumer) : []
    return [{ id, success, letIn: callers('yes'), refused: callers('403'), othersValues }]
  })
}

/** The values that say whose things a call is about. */
function ownValues(subject: Subject): string[] {
  const nobodys = new Set<unknown>(Object.values(missingSubject))
  return Object.values(subject)
    .filter((value) => !nobodys.has(value))
    .map(String)
    .filter((value) => value.length > 3)
}

async function tryOut(
  mutants: readonly Mutant[],
  { target, askFor, mutate, applied }: MutatedTarget,
  subjects: Subjects,
  round: number,
  tally: Tally,
): Promise<void> {
  mutate(mutants)
  const run = await runAll(target, { seed: round, subjects, onAsk: askFor })
  const changed = applied()
  mutate([])
  const byOperation = new Map(mutants.map((mutant) => [mutant.operation, mutant]))
  for (const { operation, verdict } of run.operations) {
    const mutant = byOperation.get(operation)
    const isApplied = mutant !== undefined && changed.has(operation)
    if (isApplied) (isFound(verdict, mutant) ? tally.killed : tally.survivors).push(mutant)
    else if (mutant) tally.notApplied.push(mutant)
    if (!isApplied && (verdict === 'broken' || verdict === 'drifted'))
      tally.wrongOperations.push(`${operation} in round ${round}`)
  }
}

function isFound(verdict: Verdict, { severity }: Mutant): boolean {
  return verdict === 'broken' || (verdict === 'drifted' && severity === 'drift')
}

function tellTally({ killed, survivors, notApplied, wrongOperations }: Tally): boolean {
  for (const { operator, operation, place } of survivors) console.log(`  survived: ${operator}: ${operation} ${place}`)
  for (const line of wrongOperations) console.log(`  found without a mutant: ${line}`)
  const all = killed.length + survivors.length
  const used = new Set([...killed, ...survivors].map(({ operator }) => operator))
  const isProved = all > 0 && survivors.length <= all * MAY_SURVIVE && wrongOperations.length === 0
  const found = ((killed.length / Math.max(all, 1)) * 100).toFixed(2)
  console.log(
    `${isProved ? '✓' : '✗'} ${all} mutants by ${used.size} of ${operators.length} operators in ${everyOperation.length} operations: ${killed.length} found (${found} %), ${survivors.length} survived, ${wrongOperations.length} found in another operation; ${notApplied.length} more made no difference`,
  )
  return isProved
}
