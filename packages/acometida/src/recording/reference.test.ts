import { readFileSync } from 'node:fs'
import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import { operationOf } from '@acometida/api-spec/operations/operationOf.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { isNie, isNif } from '@acometida/api-spec/rules/person/document'
import { isCups } from '@acometida/api-spec/rules/supply/cups'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { discover } from '../conformance/discover.ts'
import { findReference } from '../conformance/reference.ts'
import type { Answered, Place } from '../conformance/target.ts'
import { type Reference, startReference } from '../conformance/testing/reference.ts'
import type { RecordedCall } from './recordedCall.ts'
import { redactor } from './redactor.ts'
import { written } from './testing/plantedCalls.ts'

const CALLERS = ['customer', 'prosumer', 'manager', 'dossierClient', 'agent', 'administrator', 'enterprise'] as const
const reads = keysOf(operations).filter((id) => operations[id].effect === 'none')

let server: Reference
let place: Place
/** The reads of the callers, unchanged and as a recording holds them. */
let made: RecordedCall[]
let recorded: RecordedCall[]

beforeAll(async () => {
  server = await startReference()
  const reference = await findReference({ url: server.url, headers: {}, rate: 0 })
  place = await (reference ?? expect.fail('the reference server has no control API')).open()
  made = []
  for (const name of CALLERS) {
    const caller = await place.logIn(name)
    const subject = await discover(place, caller)
    for (const id of reads) made.push(asRecorded(await place.call(id, exampleCalls[id](subject), caller)))
  }
  recorded = made.map(redactor(Buffer.alloc(32, 5)))
}, 300_000)
afterAll(async () => {
  await place.close()
  await server.stop()
})

function asRecorded({ sent, status, type, body }: Answered): RecordedCall {
  const { pathname, search } = new URL(sent.url)
  return {
    operation: sent.operation,
    startedAt: '2026-03-16T09:00:00.000Z',
    durationMs: 1,
    request: {
      method: operations[sent.operation].method,
      path: pathname.replace('/api', '') + search,
      headers: Object.entries(sent.headers),
      body: Buffer.from(sent.body === undefined ? '' : JSON.stringify(sent.body)),
    },
    response: { status, headers: [['content-type', type]], body: Buffer.from(body) },
  }
}

/** Documents, supplies, addresses and phones of the whole database, and the names of the callers. */
function personalValues(): Set<string> {
  const database = readFileSync(inject('template'), 'latin1')
  const all = (pattern: RegExp): readonly string[] => database.match(pattern) ?? []
  const names = made.flatMap(({ operation, response }) => {
    if (operation !== 'getUser') return []
    const { user } = JSON.parse(response.body.toString())
    return [user.name, user.surName].filter((name: string) => name.length > 3)
  })
  return new Set([
    ...all(/(?:\d{8}|[XYZ]\d{7})[A-Z]/g).filter((document) => isNif(document) || isNie(document)),
    ...all(/ES\d{16}[A-Z]{2}1P/g).filter(isCups),
    ...all(/[\w.]+@correo\.gal/g),
    ...all(/(?<!\d)6[1-9]\d{7}(?!\d)/g),
    ...names,
  ])
}

test('keeps all people of the database out of recorded calls', () => {
  const values = [...personalValues()]
  const came = made.map(written).join('\n')
  const kept = recorded.map(written).join('\n')
  expect(values.filter((value) => came.includes(value)).length).toBeGreaterThan(100)
  expect(values.filter((value) => kept.includes(value))).toEqual([])
})

test('keeps the operation and the findings of a recorded call', () => {
  const findingsOf = ({ operation, response: { status, headers, body } }: RecordedCall) =>
    operation === null ? [] : judge(operation, { status, type: headers[0]?.[1] ?? '', body: body.toString() })
  expect(recorded.flatMap(findingsOf)).toEqual(made.flatMap(findingsOf))
  for (const { operation, request } of recorded)
    expect(operationOf(request.method, request.path.split('?')[0] ?? '')).toBe(operation)
})

test('gives the same pseudonym in a question and its answer', () => {
  const asked = recorded.find(({ operation, request }) => operation === 'listSupplyPoints' && /cups/.test(request.path))
  const cups = /cups::(\w+)/.exec(decodeURIComponent(asked?.request.path ?? ''))?.[1]
  const answer = JSON.parse(asked?.response.body.toString() ?? '')
  expect(answer.supplyPoints.items.map((supply: { cups: string }) => supply.cups)).toEqual([cups])
  expect(isCups(cups ?? '')).toBe(true)
})
