import { expect, test } from 'vitest'
import { entranceAddress, readEntrance } from './entrance.ts'
import { originOf } from './originOf.ts'

const read = (query: string) => readEntrance(new URLSearchParams(query))

test('reads from an address what it was made of', () => {
  const entrance = {
    persona: 'customer',
    world: 'mine',
    isNew: false,
    scenarios: ['overdueBill', 'outageNow'],
    at: '2026-03-16T10:00:00+01:00',
    faults: [{ operation: 'payBill', status: 503 }],
    lang: 'gl',
    to: '/provisions/bills-list?page=2',
  }
  const address = new URL(entranceAddress(entrance), 'http://localhost')
  expect(readEntrance(address.searchParams)).toEqual({ entrance, problems: [] })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'dashboard'])(
  'refuses to lead to %s',
  (to) => expect(read(`to=${encodeURIComponent(to)}`).problems).toHaveLength(1),
)

test.each([
  ['colour=red', 'Unknown parameter colour.'],
  ['at=tomorrow', 'at is "tomorrow".'],
  ['lang=fr', 'lang is "fr". Allowed: es, gl, en.'],
  ['fault=down', 'fault is "down".'],
  ['scenario=overdueBill', 'scenario needs a persona'],
])('reports %s', (query, told) => expect(read(query).problems).toEqual([expect.stringContaining(told)]))

// Of a location only parts that an address has too are read.
const at = (address: string) => new URL(address) as unknown as Location

test('gives each world an origin of its own below localhost', () => {
  expect(originOf('mine', at('http://localhost:5173/'))).toBe('http://mine.localhost:5173')
  expect(originOf('mine', at('http://other.localhost:5173/'))).toBe('http://mine.localhost:5173')
  expect(originOf('default', at('http://mine.localhost:5173/'))).toBe('http://localhost:5173')
  expect(originOf('mine', at('http://127.0.0.1:4000/'))).toBe('http://127.0.0.1:4000')
})
