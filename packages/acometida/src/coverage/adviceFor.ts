import { errorCatalogue, type ErrorCode } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { personas } from '@acometida/seed/people/personas'
import type { Dimension } from './dimensions.ts'

/** The advice how a test can cover a cell of an operation. */
export function adviceFor(id: OperationId, dimension: Dimension, name: string): string {
  switch (dimension) {
    case 'operations':
      return `Call ${id} ${callers(operations[id].roles)}. ${effects[operations[id].effect]}`
    case 'codes':
      return adviceForCode(id, name as ErrorCode) // The generator refuses a code that the catalogue does not have.
    case 'roles':
      return `Call ${id} ${callers([name])}.`
    case 'request':
      return `Send ${withNo(name)}.`
    case 'answer':
      return `Provoke an answer with ${withNo(name)}.`
  }
}

function adviceForCode(id: OperationId, code: ErrorCode): string {
  if (code === '0000') return `Make a valid call of ${id} ${callers(operations[id].roles)}.`
  const { meaning, provoke } = errorCatalogue[code]
  return provoke.startsWith('Fault rule')
    ? `${meaning} Only a fault rule produces it, which proves nothing about the server.`
    : `${meaning} ${provoke}`
}

const effects = {
  none: 'It changes nothing.',
  reversible: 'Its changes can be undone.',
  lasting: 'Its changes are permanent.',
  physical: 'It acts on a meter.',
} as const

/** The callers that the roles let in, in words: `as customer`. */
function callers(roles: readonly string[]): string {
  if (roles.includes('user')) return 'as customer'
  if (roles.includes('anyone')) return 'without a session'
  if (roles.includes('mfaPending')) return 'as mfaSms, before the code is entered'
  if (roles.includes('bridge')) return 'with the session of a payment link'
  const keys = personas.filter((each) => each.roles.some((role) => roles.includes(role))).map(({ key }) => key)
  return keys.length === 0 ? `as somebody with the role ${roles.join(' or ')}` : `as ${keys.join(' or ')}`
}

/** A part in words: `body/phone absent` is `no body/phone`. */
function withNo(part: string): string {
  return part.replace(/^(.*) absent$/, 'no $1')
}
