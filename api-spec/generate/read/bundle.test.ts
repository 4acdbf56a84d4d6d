import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { bundleApi } from './bundle.ts'
import { readContract } from './readContract.ts'

interface Header {
  readonly required: boolean
  readonly schema: { readonly type: string }
}

interface PublishedOperation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly 'x-changes'?: readonly string[]
  readonly 'x-staff'?: true
  readonly parameters?: readonly {
    readonly in: string
    readonly name: string
    readonly required?: boolean
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly headers?: Readonly<Record<string, Header>>; readonly content: Content }>
  >
}

interface Content {
  readonly 'application/json': { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }
}

/** The document as third-party tools read it. */
interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

interface Schema {
  readonly oneOf?: readonly { readonly $ref: string }[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, object>>
}

const contract = readContract(root, { governed: true, frame: 'openapi.yaml', paths: 'paths' }, [])
// The bundle is JSON of these shapes, and the tests read nothing else of it.
const published = bundleApi(contract) as unknown as Published
const operations = Object.values(published.paths).flatMap((item) => Object.values(item))
const byId = Object.fromEntries(operations.map((each) => [each.operationId, each]))

test('publishes whether an operation needs, may take or ignores a bearer token', () => {
  const said = (security: readonly object[]) => JSON.stringify(security)
  expect(said(byId['getCaptcha']?.security ?? [{}])).toBe('[]')
  for (const id of ['logIn', 'checkRtp']) expect(said(byId[id]?.security ?? [])).toBe('[{},{"bearer":[]}]')
  expect(said(byId['endSession']?.security ?? [])).toBe('[{"bearer":[]}]')
  for (const { operationId, security } of operations) {
    const roles = contract.operations.find((each) => each.operationId === operationId)?.roles ?? []
    const open = roles.includes('anyone')
    const takes = roles.some((role) => role !== 'anyone')
    expect([operationId, said(security)]).toEqual([
      operationId,
      said([...(open && takes ? [{}] : []), ...(takes ? [{ bearer: [] }] : [])]),
    ])
  }
})

test('publishes the changed reads of a write, and none of a read', () => {
  expect(byId['saveAlerts']?.['x-changes']).toEqual(['listAlerts'])
  expect(byId['endSession']?.['x-changes']).toEqual([])
  expect(byId['listAlerts']).not.toHaveProperty('x-changes')
})

test('marks operations that only staff and managers may call', () => {
  expect(byId['searchUsers']?.['x-staff']).toBe(true)
  expect(byId['listAssociationMembers']?.['x-staff']).toBe(true)
  for (const id of ['getUser', 'createServiceRequest', 'logIn', 'checkRtp'])
    expect(byId[id]).not.toHaveProperty('x-staff')
})

test('publishes a message id for a write of an open session whose answer is no secret', () => {
  const idOf = (id: string) =>
    byId[id]?.parameters?.find(({ in: place, name }) => place === 'header' && name === 'message-id')
  for (const id of ['saveAlerts', 'endSession', 'updateUser']) expect([id, idOf(id)?.name]).toEqual([id, 'message-id'])
  expect(idOf('controlMeter')?.required).toBe(true)
  for (const id of ['listAlerts', 'logIn', 'refreshTokens', 'resendMfaCode', 'registerUser', 'confirmEmail'])
    expect([id, idOf(id)]).toEqual([id, undefined])
})

test('publishes the header Retry-After for the statuses that ask to come back later', () => {
  for (const { responses } of operations)
    for (const [status, { headers }] of Object.entries(responses)) {
      const header = headers?.['Retry-After']
      const later = status === '429' || status === '503'
      expect([status, header?.required, header?.schema.type]).toEqual(
        later ? [status, true, 'integer'] : [status, undefined, undefined],
      )
    }
})

test('makes each variant of a body distinguishable from the others', () => {
  const { schemas } = published.components
  const named = ({ $ref }: { $ref: string }) => schemas[$ref.split('/').at(-1) ?? ''] ?? {}
  expect(schemas['LoginRequest']?.oneOf).toHaveLength(4)
  const more = (needy: Schema, poor: Schema) =>
    (needy.required ?? []).some((name) => !(name in (poor.properties ?? {})))
  for (const { oneOf = [] } of Object.values(schemas)) {
    const pairs = oneOf.map(named).flatMap((one, nth, all) => all.slice(nth + 1).map((other) => [one, other] as const))
    for (const [one, other] of pairs) expect(more(one, other) || more(other, one)).toBe(true)
  }
})

test('publishes each operation with examples of its request, answers and failures', () => {
  const exampleOf = (id: string, name: string) =>
    byId[id]?.parameters?.find((parameter) => parameter.name === name)?.example
  const answersOf = (id: string, status: number) =>
    byId[id]?.responses[status]?.content['application/json'].examples ?? {}
  expect(exampleOf('getUser', 'id')).toBe(1)
  expect(exampleOf('listBills', 'filter')).toBe('cups::ES0022007661975321ZM1P')
  expect(exampleOf('listMasterData', 'filter')).toBe('master::POPUP_LOGIN|language::ES')
  expect(byId['updateUser']?.requestBody?.content['application/json'].examples).toEqual({
    example: { value: { phone: '612345678' } },
  })
  expect(Object.keys(answersOf('listBills', 200))).toEqual(['two', 'toPay', 'none', 'TS01000004'])
  expect(answersOf('listBills', 200)['none']?.value).toEqual({
    result: { codResult: '0000', msgResult: 'Operación realizada correctamente.' },
    bills: { count: 0, items: [] },
  })
  expect(answersOf('setPasswordByHash', 400)['4008']?.value).toMatchObject({ result: { codResult: '4008' } })
  for (const { operationId } of operations)
    expect([operationId, answersOf(operationId, 200)]).not.toEqual([operationId, {}])
})
