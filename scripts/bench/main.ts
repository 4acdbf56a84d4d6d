import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '../lib/logIn.ts'
import { megabytes } from '../lib/residentBytes.ts'
import { root } from '../lib/root.ts'
import { productionSettings, startServer } from '../lib/startServer.ts'
import { runStep } from '../lib/step.ts'
import { ensureTemplate } from '../lib/template.ts'
import { readWords } from '../lib/words.mjs'
import { measureHostileBodies } from './hostileBodies.ts'
import { measureLargeWorld } from './largeWorld.ts'
import { load } from './load.ts'
import { loginBytes } from './loginBytes.ts'
import { crowdOfLogins, loginsPerSecond } from './logins.ts'
import { measureMixedReads, measureReads } from './reads.ts'
import { table } from './table.ts'
import { forkUnderLoad, worldTimes } from './worldTimes.ts'

/**
 * Speed against a floor of the same run: a bare node:http server that returns the very same bytes. The server under test is the build,
 * in production mode, on a file with full durability.
 */
const { values } = readWords('bench')
if (values.bodies) {
  compareBodies()
  process.exit(0)
}
const seconds = Number(values.seconds)
const folder = mkdtempSync(join(tmpdir(), 'acometida-bench-'))
mkdirSync(join(root, 'data'), { recursive: true })
try {
  console.log('Building')
  const built = await runStep('tsx', ['scripts/build.ts'])
  if (!built.ok) throw new Error(built.output)
  const template = join(root, await ensureTemplate('data/template.sqlite'))
  const database = join(folder, 'world.sqlite')
  cpSync(template, database)
  const start = () => startServer(['server/dist/main.js'], { ...productionSettings(database), PORT: '4401' })

  console.log('Starting it three times')
  // Started three times; the best start is the one that the machine's other work disturbed least.
  const starts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const server = await start()
    starts.push(server.readyMs)
    await server.stop()
  }

  const server = await start()
  const token = await logIn(server.url)
  const { cups, last } = await supplyOf(server.url, token)
  console.log('Comparing with a bare server')
  await compareWithFastify(server.url, token)
  console.log('Reading, each kind alone')
  const reads = await measureReads(server.url, token, cups, folder, Math.max(2, seconds / 2))
  console.log(
    table(
      ['', 'req/s', 'floor', 'ratio', 'p99 ms'],
      reads.map((each) => [
        each.name,
        each.requestsPerSecond.toFixed(0),
        each.floor.toFixed(0),
        (each.requestsPerSecond / each.floor).toFixed(2),
        String(each.p99),
      ]),
    ),
  )
  console.log('Reading all in turn, and years of hours')
  const mixed = await measureMixedReads(server.url, token, cups, seconds)
  const year = `/api/consumptions?cups=${cups}&startDate=${yearBefore(last)}&endDate=${last}&granularity=H`
  const curve = await load(server.url + year, { authorization: `Bearer ${token}` }, Math.min(seconds, 4), 1)
  const memory = server.memory()
  console.log('Logging in')
  const steady = await loginsPerSecond(server.url, 16, Math.min(seconds, 5))
  const crowd = await crowdOfLogins(server.url, Number(values.crowd))
  await server.stop()

  const development = await startServer(['server/dist/main.js'], {
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    TEMPLATE: template,
    PORT: '4401',
  })
  console.log('Forking and resetting worlds')
  const worlds = await worldTimes(development.url)
  const loaded = await forkUnderLoad(development.url)
  const login = await loginBytes()
  await development.stop()
  console.log(
    table(
      ['', 'measured', 'aim'],
      [
        ['process start to ready, existing database', `${Math.min(...starts).toFixed(0)} ms`, '500 ms'],
        ['fork of a world (median, with HTTP)', `${worlds.fork.toFixed(2)} ms`, '2 ms'],
        ['fork of a world while another is read', `${loaded.toFixed(2)} ms`, '-'],
        ['reset of a world (median, with HTTP)', `${worlds.reset.toFixed(2)} ms`, '2 ms'],
        ['a year of hours (mean, one connection)', `${(1000 / curve.requestsPerSecond).toFixed(2)} ms`, '5 ms'],
        ['all reads in turn', `${mixed.requestsPerSecond.toFixed(0)} req/s, p99 ${mixed.p99} ms`, '-'],
        ['log-ins, 16 at a time', `${steady.toFixed(0)} a second`, '-'],
        [
          `${values.crowd} log-ins at once`,
          `${crowd.answered} answered, ${crowd.turnedAway} told to come back, ${crowd.others + crowd.socketErrors} anything else`,
          '0 anything else',
        ],
        ['slowest health check meanwhile', `${crowd.slowestHealthMs.toFixed(0)} ms`, '500 ms'],
        ['memory after the reads', `${megabytes(memory)} MB`, '200 MB'],
        ['script that /login loads before its first field, gzipped', `${(login.first / 1000).toFixed(0)} kB`, '130 kB'],
        ['script that /login has loaded once it is idle, gzipped', `${(login.all / 1000).toFixed(0)} kB`, '-'],
      ],
    ),
  )
  compareBodies()
  if (values.large !== undefined) await compareWithLarge(Number(values.large), database)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compareWithFastify(url: string, token: string): Promise<void> {
  const path = '/api/supplypoints?filter=documentNumber%3A%3A12345678Z'
  const headers = { authorization: `Bearer ${token}` }
  const bytes = join(folder, 'supplies.json')
  writeFileSync(bytes, await (await fetch(url + path, { headers })).text())
  const floor = await startServer(['scripts/bench/floor.mjs', bytes], { PORT: '4402' })
  const fastify = await startServer(['scripts/bench/bareFastify.mjs', bytes], { PORT: '4403' })
  const rows = []
  for (const [name, each] of [
    ['node:http, same bytes', floor.url],
    ['bare Fastify, same bytes', fastify.url],
    ['GET /api/supplypoints', url],
  ] as const)
    rows.push({ name, ...(await load(each + path, headers, seconds)) })
  for (const each of [floor, fastify]) await each.stop()
  const base = rows[0]?.requestsPerSecond ?? 1
  console.log(
    table(
      ['', 'req/s', 'ratio', 'p50 ms', 'p99 ms'],
      rows.map((each) => [
        each.name,
        each.requestsPerSecond.toFixed(0),
        (each.requestsPerSecond / base).toFixed(2),
        String(each.p50),
        String(each.p99),
      ]),
    ),
  )
}

function compareBodies(): void {
  console.log('Judging wrong bodies')
  const rows = measureHostileBodies()
    .slice(0, 5)
    .map(({ operationId, shape, bytes, ms, ratio }) => [
      `${operationId}, ${shape}`,
      String(bytes),
      ms.toFixed(1),
      ratio.toFixed(2),
    ])
  console.log(table(['the dearest bodies (aim: at most 5 of a right megabyte)', 'bytes', 'ms', 'ratio'], rows))
}

async function compareWithLarge(thousands: number, small: string): Promise<void> {
  console.log(`Seeding ${thousands},000 supplies and measuring`)
  const { seedSeconds, measured } = await measureLargeWorld(thousands, small, folder, seconds)
  console.log(`${thousands},000 supplies seeded in ${seedSeconds.toFixed(0)} s (aim: 600 s)`)
  console.log(
    table(
      ['', 'list p99 ms', 'search p99 ms', 'name p99 ms', 'start ms', 'memory MB'],
      measured.map((each) => [
        each.name,
        String(each.listP99),
        String(each.searchP99),
        String(each.nameP99),
        each.readyMs.toFixed(0),
        megabytes(each.memory),
      ]),
    ),
  )
}

async function supplyOf(url: string, token: string): Promise<{ cups: string; last: string }> {
  const answer = await fetch(`${url}/api/supplypoints`, { headers: { authorization: `Bearer ${token}` } })
  const { supplyPoints } = (await answer.json()) as {
    supplyPoints: { items: { cups: string; lastDataDate: string }[] }
  }
  const [first] = supplyPoints.items
  if (!first) throw new Error('The customer of the seed has no supply.')
  return { cups: first.cups, last: first.lastDataDate }
}

/** The day after the same day of the year before: a range of a year with both ends. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
