import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import type { FaultRule } from '@acometida/server/control/faults/faults'
import { isErrorCode } from '@acometida/server/core/http/envelope'
import { InvalidArgumentError } from 'commander'

/**
 * Parses a fault: `listBills=503`, `updateUser=2018:1` or `*=401`. The parts are an operation or `*`, a status or a
 * code of the contract, and the number of calls, by default all.
 */
export function parseFault(text: string): FaultRule {
  const [, operation = '', effect = '', times] = /^([^=]+)=([^:]+)(?::([1-9]\d*))?$/.exec(text) ?? []
  if (operation === '') throw new InvalidArgumentError('Allowed: a fault such as listBills=503 or updateUser=2018:1.')
  if (operation !== '*' && !Object.hasOwn(operations, operation))
    throw new InvalidArgumentError(`Unknown operation ${operation}. Similar: ${nearestTo(operation)}`)
  return { operation, ...effectOf(effect), ...(times === undefined ? {} : { times: Number(times) }) }
}

function effectOf(effect: string): Pick<FaultRule, 'status' | 'codResult'> {
  // No code of the contract looks like a 4xx or 5xx status.
  if (/^[45]\d\d$/.test(effect)) return { status: Number(effect) }
  if (isErrorCode(effect)) return { codResult: effect }
  throw new InvalidArgumentError(
    `${effect} is neither a status from 400 to 599 nor a code. Codes: ${Object.keys(errorCatalogue).join(', ')}.`,
  )
}

/** The operations that share the longest prefix with a name. */
function nearestTo(operation: string): string {
  const ids = Object.keys(operations)
  const shared = (id: string) => [...id, ''].findIndex((letter, nth) => letter !== operation[nth])
  const longest = Math.max(...ids.map(shared))
  return `${ids.filter((id) => shared(id) === longest).join(', ')}.`
}
