import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import { example } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from '../program.ts'

const customer = { userId: 7, documentNumber: '12345678Z' }
const claims = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const logIn = {
  accessToken: `e30.${claims({ sub: '7' })}.`,
  user: customer,
  realmUser: { userProfiles: 'US_USER,US_SUPPLYPOINT_CLIENT' },
}
const supply = example('SupplyPoint')
const supplies = (items: object[], delegated: object[] = []) => ({
  supplyPoints: { items },
  delegatePoints: { items: delegated },
})

/** A recording of answers, each with the id of the user who asked. */
function recordingOf(
  ...answers: readonly (readonly [operation: OperationId, content: object, userId?: number])[]
): string {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-persona-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'calls.har')
  const entries = answers.map(([operation, content, userId = 7]) => ({
    startedDateTime: '2026-03-16T10:00:00+01:00',
    request: {
      method: operations[operation].method,
      url: `https://api.example/v1${operations[operation].path}`,
      headers: operation === 'logIn' ? [] : bearerOf(userId),
    },
    response: { status: 200, headers: [], content: { text: JSON.stringify(content) } },
  }))
  writeFileSync(file, JSON.stringify({ log: { entries } }))
  return file
}

const bearerOf = (id: number) => [{ name: 'Authorization', value: `Bearer e30.${claims({ sub: String(id) })}.` }]

async function persona(file: string, ...words: readonly string[]) {
  const out = `${file}.persona.json`
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const code = await runProgram(['persona', file, '--out', out, ...words], tmpdir(), '1.2.3')
  return code === 0 ? JSON.parse(readFileSync(out, 'utf8')) : String(said.mock.calls.at(-1))
}

test('counts the supplies, delegations and dossiers of a customer by kind', async () => {
  const [given, received] = [
    { ...example('Delegation'), userDocument: '12345678Z' },
    { ...example('Delegation'), delegationId: '2', userDocument: '87654321X' },
  ]
  const dossier = example('Dossier')
  const { tariff, contractedPower } = supply
  const file = recordingOf(
    ['logIn', logIn],
    [
      'listSupplyPoints',
      supplies([supply, { ...supply, cups: 'ES1' }], [{ ...supply, cups: 'ES2', isGenerator: '1' }]),
    ],
    ['listDelegations', { delegations: { items: [given, received] } }],
    ['listDossiers', { dossiers: { items: [dossier, { ...dossier, dossierCod: 'EXP1', status: 'CLOSED' }] } }],
    ['listSupplyPoints', supplies([supply])],
  )
  const { isSelfConsumption } = supply
  const shape = {
    tariff,
    contractedPower,
    isGenerator: supply.isGenerator === '1',
    isSelfConsumption: isSelfConsumption !== null,
  }
  const { type, subtype, status } = dossier
  expect(await persona(file)).toEqual({
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    supplies: [{ ...shape, count: 2 }],
    delegatedSupplies: [{ ...shape, isGenerator: true, count: 1 }],
    delegations: [
      { side: 'given', role: given.delegate.role, status: given.status, count: 1 },
      { side: 'received', role: given.delegate.role, status: given.status, count: 1 },
    ],
    dossiers: [
      { type, subtype, status, count: 1 },
      { type, subtype, status: 'CLOSED', count: 1 },
    ],
  })
})

test('writes null for unrecorded lists and keeps empty ones empty', async () => {
  const shape = await persona(recordingOf(['listSupplyPoints', supplies([])]))
  expect(shape).toEqual({ roles: null, supplies: [], delegatedSupplies: [], delegations: null, dossiers: null })
})

test('asks for a user where the recording has several', async () => {
  const file = recordingOf(
    ['logIn', logIn],
    ['listSupplyPoints', supplies([supply])],
    ['listSupplyPoints', supplies([]), 8],
  )
  expect(await persona(file)).toBe('The recording has several users: 7, 8. Choose one, such as --user 7.')
  expect(await persona(file, '--user', '8')).toMatchObject({ roles: null, supplies: [] })
  expect(await persona(file, '--user', '9')).toBe('The recording has no calls of user 9. It has calls of users 7, 8.')
})

test('rejects a file that is no recording', async () => {
  const file = recordingOf()
  writeFileSync(file, '{"log":{}}')
  expect(await persona(file)).toBe(`${file} is not a HAR file: log.entries must be a list.`)
})

test('writes null for fields that the recording does not tell', async () => {
  const file = recordingOf(
    ['listSupplyPoints', supplies([{ cups: 'ES1', tariff: '(not in the contract)' }])],
    ['listDelegations', { delegations: { items: [{ delegationId: '1', userDocument: '12345678Z' }] } }],
    ['listDossiers', { dossiers: { items: [{ dossierCod: 'EXP1' }] } }],
  )
  expect(await persona(file)).toEqual({
    roles: null,
    supplies: [{ tariff: null, contractedPower: null, isGenerator: null, isSelfConsumption: null, count: 1 }],
    delegatedSupplies: [],
    delegations: [{ side: null, role: null, status: null, count: 1 }],
    dossiers: [{ type: null, subtype: null, status: null, count: 1 }],
  })
})
