import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { startServer } from '../../lib/process/startServer.ts'
import { type Contestant, measureInTurns, type Standing } from './inTurns.ts'
import { load } from './load.ts'

/** The most frequent reads of screens, by a customer with two supplies. */
const reads: Readonly<Record<string, (cups: string) => string>> = {
  'GET /supplypoints': () => '/supplypoints?filter=documentNumber%3A%3A12345678Z',
  'GET /users/1': () => '/users/1',
  'GET /pushNotifications': () => '/pushNotifications?filter=userId%3A%3A1%7Clang%3A%3Aes',
  'GET /serviceRequests': () => '/serviceRequests?filter=documentNumber%3A%3A12345678Z%7Cstatus%3A%3A1',
  'GET /masterData': () => '/masterData?filter=master%3A%3APOPUP_LOGIN%7Clanguage%3A%3AES',
  'GET /customData': () => '/customData?filter=type%3A%3Asupply',
  'GET /alerts/alerts': () => '/alerts/alerts',
  'GET /listBills, 12 months': (cups) => exampleCall('listBills', { filter: { cups }, query: { limit: 12 } }).path,
  'GET /consumptions, a month of days': (cups) =>
    exampleCall('listConsumptions', {
      filter: { cups, startDate: '01/02/2026', endDate: '28/02/2026', granularity: 'D' },
    }).path,
}

/** A server under test with an open session. */
export interface Tested {
  readonly url: string
  readonly pid: number | undefined
  readonly token: string
}

/** The list of supplies from every server, beside servers that return the same bytes and do nothing else. */
export async function compareLists(tested: Readonly<Record<string, Tested>>, folder: string, seconds: number) {
  const path = `/api${reads['GET /supplypoints']?.('')}`
  const [first] = Object.values(tested)
  if (!first) return []
  const bytes = await keepAnswer(first, path, folder)
  const floor = await startServer(['scripts/lab/bench/floor.mjs', bytes], { PORT: '4402' })
  const fastify = await startServer(['scripts/lab/bench/bareFastify.mjs', bytes], { PORT: '4403' })
  const standings = await measureInTurns(
    [
      contestant('node:http, same bytes', floor, path),
      contestant('bare Fastify, same bytes', fastify, path),
      ...Object.entries(tested).map(([name, server]) => contestant(name, server, path, server.token)),
    ],
    seconds,
  )
  for (const server of [floor, fastify]) await server.stop()
  return standings
}

/** Measures each read against a bare node:http server that returns the same bytes. */
export async function measureReads(tested: Tested, cups: string, folder: string, seconds: number) {
  const measured: { readonly name: string; readonly floor: Standing; readonly own: Standing }[] = []
  for (const [name, pathOf] of Object.entries(reads)) {
    const path = `/api${pathOf(cups)}`
    const server = await startServer(['scripts/lab/bench/floor.mjs', await keepAnswer(tested, path, folder)], {
      PORT: '4402',
    })
    const both = [contestant('floor', server, path), contestant(name, tested, path, tested.token)]
    const [floor, own] = await measureInTurns(both, seconds)
    await server.stop()
    if (floor && own) measured.push({ name, floor, own })
  }
  return measured
}

/** All of the reads in turn on the same connections. Requests a second. */
export async function measureMixedReads({ url, token }: Tested, cups: string, seconds: number) {
  const paths = Object.values(reads).map((pathOf) => `/api${pathOf(cups)}`)
  return load(url, { authorization: `Bearer ${token}` }, seconds, 10, paths)
}

/** A year of hours on one connection. */
export async function measureYear(tested: Tested, path: string, seconds: number): Promise<Standing | undefined> {
  const [standing] = await measureInTurns([contestant('a year of hours', tested, path, tested.token)], seconds, 1)
  return standing
}

function contestant(name: string, { url, pid }: Omit<Tested, 'token'>, path: string, token?: string): Contestant {
  return { name, url: url + path, pid, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }
}

/** Writes the answer of a server to a file, and returns its name. */
async function keepAnswer({ url, token }: Tested, path: string, folder: string): Promise<string> {
  const file = join(folder, 'answer.json')
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  writeFileSync(file, await answer.text())
  return file
}
