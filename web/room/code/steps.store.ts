import { makeStore } from '#src/base/store.ts'

/** A call of the control API that changed a world, made in this tab. */
export interface Step {
  /** Grows by one with each. */
  readonly number: number
  readonly operation: string
  readonly method: string
  /** Below `/__control`, such as `/worlds/mine/clock/advance`. */
  readonly path: string
  readonly world: string
  /** As JSON; null for a call without one. That of an exported world is left out. */
  readonly body: string | null
  /** The id or the name of what it made, such as a fault; null where it made nothing that has one. */
  readonly made: number | string | null
  /** The path at which the client opened, of a log-in. */
  readonly to?: string | undefined
}

/** The steps done in this tab. They last as long as the tab, beyond a reload. */
export const steps = {
  add: (step: Omit<Step, 'number'>) => {
    const all = stepsStore.current()
    set([...all, { ...step, number: (all.at(-1)?.number ?? 0) + 1 }].slice(-MAX_STEPS))
  },
  forget: (world: string) => set(stepsStore.current().filter((step) => step.world !== world)),
}

const KEY = 'room.steps'
const MAX_STEPS = 500

/** The steps, the oldest first. */
export const stepsStore = makeStore(read())

function set(next: readonly Step[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage they last as long as the page.
  }
  stepsStore.set(next)
}

function read(): readonly Step[] {
  try {
    // This module alone writes it.
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Step[]
  } catch {
    return []
  }
}

/** Remembers a call of the control API. `answer` is what it was answered with. */
export function recordStep(
  { operation, method, path, body }: Pick<Step, 'operation' | 'method' | 'path' | 'body'>,
  answer: unknown,
): void {
  const { id, name } = answer as { readonly id?: number | string; readonly name?: string }
  const world = path.split('/')[2] ?? String(id)
  const isFile = operation === 'importWorld'
  steps.add({ operation, method, path, world, body: isFile ? null : body, made: id ?? name ?? null })
}
