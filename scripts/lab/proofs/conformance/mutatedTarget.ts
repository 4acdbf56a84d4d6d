import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { type ManglingProxy, openManglingProxy } from '@acometida/e2e/support/manglingProxy.ts'
import { type Answer, isSameAnswer } from '@acometida/e2e/support/manglings.ts'
import { findReference } from 'acometida/src/conformance/reference.ts'
import type { Target } from 'acometida/src/conformance/target.ts'
import { everyOperation } from './everyOperation.ts'
import type { AskedCall, Mutant } from './mutant.ts'

/** A reference server behind a proxy that breaks the answers to some operations. */
export interface MutatedTarget {
  readonly target: Target
  /** Sets the operation that the next calls are for. Only its own mutant changes them. */
  readonly askFor: (operation: OperationId) => void
  /** Activates these mutants, at most one for each operation, in place of earlier ones. */
  readonly mutate: (mutants: readonly Mutant[]) => void
  /** The operations whose answers have changed since `mutate`. */
  readonly applied: () => ReadonlySet<OperationId>
  /** Sets the function that gets each answer before it is changed. */
  readonly watch: (watcher: (operation: OperationId, answer: Answer) => void) => void
  readonly close: () => Promise<void>
}

/** Opens a proxy in front of the server at an address. A run has to make its calls one after the other. */
export async function openMutatedTarget(url: string): Promise<MutatedTarget> {
  const proxy = await openManglingProxy(url)
  const found = await findReference({ url: proxy.url, headers: {}, rate: 0 })
  if (!found) throw new Error(`The server at ${url} has no control API.`)
  let askedFor: OperationId = 'getAppVersion'
  let asked: AskedCall = { caller: null, path: '', body: '', isRepeated: false }
  let watcher: (operation: OperationId, answer: Answer) => void = () => {}
  const applied = new Set<OperationId>()

  function mutate(mutants: readonly Mutant[]): void {
    proxy.mend()
    applied.clear()
    const changes = new Map(
      mutants.map((mutant) => [mutant.operation, { of: answersOf(mutant), change: mutant.makeChange?.() }]),
    )
    for (const id of everyOperation)
      proxy.mangle(id, (answer) => {
        watcher(id, answer)
        const { of, change } = changes.get(askedFor) ?? {}
        if (!change || of !== id) return answer
        const changed = change(answer, asked)
        if (!isSameAnswer(changed, answer)) applied.add(askedFor)
        return changed
      })
    for (const mutant of mutants) breakPreflights(proxy, mutant, applied)
  }

  mutate([])
  return {
    target: noting(found, (call) => (asked = call)),
    askFor: (operation) => void (askedFor = operation),
    mutate,
    applied: () => new Set(applied),
    watch: (each) => void (watcher = each),
    close: proxy.close,
  }
}

const answersOf = ({ answersOf: id, operation }: Mutant): OperationId => id ?? operation

function breakPreflights(
  proxy: ManglingProxy,
  { operation, changePreflight }: Mutant,
  applied: Set<OperationId>,
): void {
  if (!changePreflight) return
  proxy.manglePreflights(operation, (given) => {
    const changed = changePreflight(given)
    if (!isDeepStrictEqual(changed, given)) applied.add(operation)
    return changed
  })
}

/** A target that reports each call before it is made, with the facts that the proxy cannot see. */
function noting(target: Target, note: (call: AskedCall) => void): Target {
  return {
    ...target,
    open: async () => {
      const place = await target.open()
      return {
        ...place,
        call: (operation, call, caller, more = {}) => {
          const body = call.body === undefined ? '' : JSON.stringify(call.body)
          note({ caller: caller?.name ?? null, path: call.path, body, isRepeated: 'message-id' in more })
          return place.call(operation, call, caller, more)
        },
      }
    },
  }
}
