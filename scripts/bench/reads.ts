import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../lib/startServer.ts'
import { load } from './load.ts'

/** The reads that screens make most, by a customer with two supplies. */
const reads: Readonly<Record<string, (cups: string) => string>> = {
  'GET /supplypoints': () => '/supplypoints?filter=documentNumber%3A%3A12345678Z',
  'GET /users/1': () => '/users/1',
  'GET /pushNotifications': () => '/pushNotifications?filter=userId%3A%3A1%7Clang%3A%3Aes',
  'GET /serviceRequests': () => '/serviceRequests?filter=documentNumber%3A%3A12345678Z%7Cstatus%3A%3A1',
  'GET /masterData': () => '/masterData?filter=master%3A%3APOPUP_LOGIN%7Clanguage%3A%3AES',
  'GET /customData': () => '/customData?filter=type%3A%3Asupply',
  'GET /alerts/alerts': () => '/alerts/alerts',
  'GET /listBills, 12 months': (cups) => `/listBills?cups=${cups}&limit=12`,
  'GET /consumptions, a month of days': (cups) =>
    `/consumptions?cups=${cups}&startDate=2026-02-01&endDate=2026-02-28&granularity=D`,
}

interface Measured {
  readonly name: string
  readonly requestsPerSecond: number
  readonly floor: number
  readonly p99: number
}

/** Each read against a bare node:http server that returns the very same bytes, one after the other in the same run. */
export async function measureReads(
  url: string,
  token: string,
  cups: string,
  folder: string,
  seconds: number,
): Promise<Measured[]> {
  const headers = { authorization: `Bearer ${token}` }
  const measured: Measured[] = []
  for (const [name, pathOf] of Object.entries(reads)) {
    const path = `/api${pathOf(cups)}`
    const bytes = join(folder, 'answer.json')
    writeFileSync(bytes, await (await fetch(url + path, { headers })).text())
    const floor = await startServer(['scripts/bench/floor.mjs', bytes], { PORT: '4402' })
    const base = await load(floor.url + path, headers, seconds)
    await floor.stop()
    const { requestsPerSecond, p99 } = await load(url + path, headers, seconds)
    measured.push({ name, requestsPerSecond, floor: base.requestsPerSecond, p99 })
  }
  return measured
}

/** All of the reads in turn on the same connections. Requests a second. */
export async function measureMixedReads(url: string, token: string, cups: string, seconds: number) {
  const paths = Object.values(reads).map((pathOf) => `/api${pathOf(cups)}`)
  return load(url, { authorization: `Bearer ${token}` }, seconds, 10, paths)
}
