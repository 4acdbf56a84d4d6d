import type { FaultRule } from '#room/api/generated/control.ts'

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
export function ruleOf(typed: TypedFault): FaultRule {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const fields = given.map(([name, text]) => [name, NUMBERS.has(name) ? Number(text) : text.trim()])
  // The control API checks their values.
  return { ...(Object.fromEntries(fields) as Partial<FaultRule>), operation: typed.operation.trim() || '*' }
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
