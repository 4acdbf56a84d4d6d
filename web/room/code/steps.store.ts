import { makeStore } from '#src/base/store.ts'

/** A call of the control API that changed a world, made in this tab. */
export interface WorldStep {
  /** Grows by one with each step. */
  readonly number: number
  readonly operation: string
  readonly method: string
  /** The path below `/__control`, such as `/worlds/mine/clock/advance`. */
  readonly path: string
  readonly world: string
  /** The body as JSON; null for a call without one. The body of an import is left out. */
  readonly body: string | null
  /** The id or name of the thing that the call made, such as a fault; null if it made nothing that has one. */
  readonly made: number | string | null
  /** For a log-in, the path at which the client opened. */
  readonly to?: string | undefined
}

/** The steps done in this tab. They last as long as the tab, and survive a reload. */
export const steps = {
  add: (step: Omit<WorldStep, 'number'>) => {
    const all = stepsStore.current()
    set([...all, { ...step, number: (all.at(-1)?.number ?? 0) + 1 }].slice(-MAX_STEPS))
  },
  forget: (world: string) => set(stepsStore.current().filter((step) => step.world !== world)),
}

const KEY = 'room.steps'
const MAX_STEPS = 500

/** The steps, the oldest first. */
export const stepsStore = makeStore(read())

function set(next: readonly WorldStep[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage the steps last as long as the page.
  }
  stepsStore.set(next)
}

function read(): readonly WorldStep[] {
  try {
    // Only this module writes the entry.
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as WorldStep[]
  } catch {
    return []
  }
}

/** Records a call of the control API. `answer` is the response to it. */
export function recordStep(
  { operation, method, path, body }: Pick<WorldStep, 'operation' | 'method' | 'path' | 'body'>,
  answer: unknown,
): void {
  // If the call made something, the answer of the control API has one of these.
  const { id, name } = answer as { readonly id?: number | string; readonly name?: string }
  const world = path.split('/')[2] ?? String(id)
  const isFile = operation === 'importWorld'
  steps.add({ operation, method, path, world, body: isFile ? null : body, made: id ?? name ?? null })
}
