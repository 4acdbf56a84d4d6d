import { fieldIn, parsedJson } from '../lib/json.ts'
import type { PlayedCall } from '../recording/readHar.ts'
import { UNKNOWN } from '../recording/redactValue.ts'

/** The shape of a customer: counts by kind, no personal data. Null means that the recording does not show it. */
export interface RecordedPersona {
  readonly roles: readonly string[] | null
  readonly supplies: readonly Counted<SupplyShape>[] | null
  /** Supplies of others that the customer manages. */
  readonly delegatedSupplies: readonly Counted<SupplyShape>[] | null
  readonly delegations: readonly Counted<DelegationShape>[] | null
  readonly dossiers: readonly Counted<DossierShape>[] | null
}

type Counted<Shape> = Shape & { readonly count: number }

interface SupplyShape {
  readonly tariff: unknown
  /** By period, in watts. */
  readonly contractedPower: unknown
  readonly isGenerator: boolean | null
  readonly isSelfConsumption: boolean | null
}

interface DelegationShape {
  /** `given`: others manage the customer's supplies. `received`: the customer manages those of others. */
  readonly side: 'given' | 'received' | null
  readonly role: unknown
  readonly status: unknown
}

interface DossierShape {
  readonly type: unknown
  readonly subtype: unknown
  readonly status: unknown
}

/** An answer of a recording, with the users who asked for it or logged in by it. */
interface RecordedAnswer {
  readonly operation: string
  readonly users: readonly string[]
  readonly content: unknown
}

/**
 * The shape of the customer in a recording. Throws if there are several and `user` names none of them.
 * @param user the id of the user; undefined if there is only one
 */
export function personaOf(calls: readonly PlayedCall[], user: string | undefined): RecordedPersona {
  const answers = calls.filter(({ answer }) => answer.status === 200).map(answerOf)
  const users = [...new Set(answers.flatMap((each) => each.users))]
  if (user !== undefined && !users.includes(user))
    throw new Error(`The recording has no calls of user ${user}. ${usersOf(users)}`)
  if (user === undefined && users.length > 1)
    throw new Error(`The recording has several users: ${users.join(', ')}. Choose one, such as --user ${users[0]}.`)
  const own = answers.filter((answer) => user === undefined || answer.users.includes(user))
  const profile = own
    .map(({ content }) => fieldIn(content, 'user'))
    .findLast((each) => fieldIn(each, 'userId') !== undefined)
  const items = (operation: string, key: string, ...path: readonly string[]) => itemsOf(own, operation, key, path)
  return {
    roles: rolesOf(own, profile),
    supplies: countedShapes(items('listSupplyPoints', 'cups', 'supplyPoints', 'items'), supplyShape),
    delegatedSupplies: countedShapes(items('listSupplyPoints', 'cups', 'delegatePoints', 'items'), supplyShape),
    delegations: countedShapes(items('listDelegations', 'delegationId', 'delegations', 'items'), (delegation) => ({
      side: sideOf(told(delegation, 'userDocument'), told(profile, 'documentNumber')),
      role: told(fieldIn(delegation, 'delegate'), 'role'),
      status: told(delegation, 'status'),
    })),
    dossiers: countedShapes(items('listDossiers', 'dossierCod', 'dossiers', 'items'), (dossier) => ({
      type: told(dossier, 'type'),
      subtype: told(dossier, 'subtype'),
      status: told(dossier, 'status'),
    })),
  }
}

function answerOf({ operation, authorization, answer }: PlayedCall): RecordedAnswer {
  const content = parsedJson(answer.body.toString())
  const opened = operation === 'logIn' ? subjectOf(fieldIn(content, 'accessToken')) : null
  const user = opened ?? subjectOf(authorization)
  return { operation, users: user === null ? [] : [user], content }
}

/** The user in the claims of a token; null if there is none. */
function subjectOf(token: unknown): string | null {
  const [, claims = ''] = String(token).split('.')
  const subject = fieldIn(parsedJson(Buffer.from(claims, 'base64url').toString()), 'sub')
  return typeof subject === 'string' ? subject : null
}

function usersOf(users: readonly string[]): string {
  return `It has calls of ${users.length === 0 ? 'no user' : `users ${users.join(', ')}`}.`
}

/** The roles of the last log-in or profile. */
function rolesOf(answers: readonly RecordedAnswer[], profile: unknown): string[] | null {
  const logIn = answers.map(({ content }) => fieldIn(fieldIn(content, 'realmUser'), 'userProfiles'))
  const roles = fieldIn(profile, 'roles') ?? logIn.findLast((each) => each !== undefined)
  return typeof roles === 'string' ? roles.split(',') : null
}

/** The items of the lists of an operation, each once in its last state; null if there is no such list. */
function itemsOf(
  answers: readonly RecordedAnswer[],
  operation: string,
  key: string,
  path: readonly string[],
): unknown[] | null {
  const lists = answers
    .filter((answer) => answer.operation === operation)
    .map(({ content }) => path.reduce(fieldIn, content))
    .filter((list) => Array.isArray(list))
  return lists.length === 0 ? null : [...new Map(lists.flat().map((item) => [fieldIn(item, key), item])).values()]
}

function supplyShape(supply: unknown): SupplyShape {
  const generator = told(supply, 'isGenerator')
  return {
    tariff: told(supply, 'tariff'),
    contractedPower: told(supply, 'contractedPower'),
    isGenerator: generator === null ? null : generator === '1',
    // The contract has null for a supply without self-consumption.
    isSelfConsumption:
      fieldIn(supply, 'isSelfConsumption') === null ? false : told(supply, 'isSelfConsumption') === null ? null : true,
  }
}

/** A field of a recording; null if the recording does not show it. */
function told(object: unknown, name: string): unknown {
  const value = fieldIn(object, name)
  return value === undefined || value === UNKNOWN ? null : value
}

function sideOf(owner: unknown, own: unknown): DelegationShape['side'] {
  if (owner === null || own === null) return null
  return owner === own ? 'given' : 'received'
}

/** Each shape once, with its count. */
function countedShapes<Shape extends object>(
  items: readonly unknown[] | null,
  shapeOf: (item: unknown) => Shape,
): Counted<Shape>[] | null {
  if (items === null) return null
  const counted = new Map<string, Counted<Shape>>()
  for (const item of items) {
    const shape = shapeOf(item)
    const name = JSON.stringify(shape)
    counted.set(name, { ...shape, count: (counted.get(name)?.count ?? 0) + 1 })
  }
  return [...counted.values()]
}
