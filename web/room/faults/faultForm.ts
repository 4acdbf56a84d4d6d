import type { FaultRule } from '#room/api/generated/control.ts'
import type { Operation } from '#room/api/operations.ts'

/** The empty form of a fault: a text for each field. */
export const NO_FAULT = {
  operation: '',
  codResult: '',
  status: '',
  delayMs: '',
  malformed: '',
  times: '',
  skip: '',
  probability: '',
  caller: '',
  where: '',
}
export type TypedFault = typeof NO_FAULT

const NUMBERS: ReadonlySet<string> = new Set(['status', 'delayMs', 'times', 'skip', 'probability'])

/** The rule of a form, without the empty fields. */
export function toRule(typed: TypedFault): FaultRule {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const fields = given.map(([name, text]) => [name, NUMBERS.has(name) ? Number(text) : text.trim()])
  // The control API checks their values.
  return { ...(Object.fromEntries(fields) as Partial<FaultRule>), operation: typed.operation.trim() || '*' }
}

/** A rule as a form that is being filled in. Whether it is off is no field. */
export function toTypedFault({ off: _off, ...rule }: FaultRule): TypedFault {
  return { ...NO_FAULT, ...Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, String(value)])) }
}

/** The codes that any operation may answer. No operation lists them. */
const OF_ALL = ['9002', 'ERROR_GENERICO']

/**
 * The codes that the form offers: those of the operation, or of all operations if none is chosen, and those that any
 * operation may answer.
 */
export function codesFor(operation: string, operations: ReadonlyMap<string, Operation>): readonly string[] {
  const chosen = operations.get(operation.trim())
  const all = chosen ? chosen.codes : [...operations.values()].flatMap(({ codes }) => codes)
  return [...new Set([...all, ...OF_ALL])].toSorted()
}

/** The effect of a rule in words, such as `status 503, 2 times`. */
export function effectOf(rule: FaultRule): string {
  const { codResult, status, delayMs, malformed, times, skip, probability, caller, where } = rule
  return [
    codResult !== undefined && `code ${codResult}`,
    status !== undefined && `status ${status}`,
    delayMs !== undefined && `waits ${delayMs} ms`,
    malformed !== undefined && `body ${malformed}`,
    times !== undefined && `${times} ${times === 1 ? 'time' : 'times'}`,
    skip !== undefined && `after ${skip} calls`,
    probability !== undefined && `${Math.round(probability * 100)} % of calls`,
    caller !== undefined && `only ${caller}`,
    where !== undefined && `where ${where}`,
  ]
    .filter(Boolean)
    .join(', ')
}
