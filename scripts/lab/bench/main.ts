import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { readWords } from '../../commands.ts'
import { megabytes } from '../../lib/process/residentBytes.ts'
import { productionSettings, startServer } from '../../lib/process/startServer.ts'
import { runStep } from '../../lib/process/step.ts'
import { root } from '../../lib/root.ts'
import { ensureTemplate } from '../../lib/template.ts'
import { logIn } from '../lib/logIn.ts'
import { dueTimeUs } from './dueTime.ts'
import { measureHostileBodies } from './hostileBodies.ts'
import { standingHead, standingRow } from './inTurns.ts'
import { measureLargeWorld } from './largeWorld.ts'
import { loginBytes } from './loginBytes.ts'
import { crowdOfLogins, loginsPerSecond } from './logins.ts'
import { measureLoop } from './loop.ts'
import { compareLists, measureMixedReads, measureReads, measureYear, type Tested } from './reads.ts'
import { table } from './table.ts'
import { forkUnderLoad, worldTimes } from './worldTimes.ts'

/**
 * Speed against a floor of the same run: a bare node:http server that returns the very same bytes. The server under
 * test is the build, in production mode, on a file with full durability.
 */
const { values } = readWords<{ seconds: number; large: number; bodies: true; loop: true; crowd: number }>('bench')
if (values.bodies) {
  compareBodies()
  process.exit(0)
}
if (values.loop) {
  await reportLoop()
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
  // Started three times: other work on the machine disturbs the best start least.
  const starts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const server = await start()
    starts.push(server.readyMs)
    await server.stop()
  }

  const server = await start()
  const idle = server.memory()
  const production = { ...server, token: await logIn(server.url) }
  const developmentServer = await startServer(['server/dist/main.js'], {
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    TEMPLATE: template,
    PORT: '4404',
  })
  const development = { ...developmentServer, token: await logIn(developmentServer.url) }
  const { cups, last } = await supplyOf(production)
  console.log('Comparing with a bare server')
  const lists = await compareLists({ 'in production': production, 'with control on': development }, folder, seconds)
  console.log(
    table(
      ['GET /supplypoints', ...standingHead],
      lists.map((each) => [each.name, ...standingRow(each)]),
    ),
  )
  console.log('Reading, each kind alone')
  const reads = await measureReads(production, cups, folder, seconds / 3)
  console.log(
    table(
      ['', 'floor', ...standingHead],
      reads.map(({ name, floor, own }) => [name, floor.requestsPerSecond.toFixed(0), ...standingRow(own)]),
    ),
  )
  console.log('Reading all in turn, and years of hours')
  const mixed = await measureMixedReads(production, cups, seconds)
  const days = { startDate: spanishDate(yearBefore(last)), endDate: spanishDate(last) }
  const { path: yearOfHours } = exampleCall('listConsumptions', { filter: { cups, ...days, granularity: 'H' } })
  const year = await measureYear(production, `/api${yearOfHours}`, seconds)
  const memory = server.memory()
  console.log('Logging in')
  const steady = await loginsPerSecond(server.url, 16, Math.min(seconds, 5))
  const crowd = await crowdOfLogins(server.url, Number(values.crowd))
  await server.stop()

  console.log('Forking and resetting worlds')
  const worlds = await worldTimes(development.url, development.pid)
  const loaded = await forkUnderLoad(development.url)
  const due = dueTimeUs(template)
  const login = await loginBytes()
  await development.stop()
  console.log(
    table(
      ['', 'measured', 'aim'],
      [
        ['process start to ready, existing database', `${Math.min(...starts).toFixed(0)} ms`, '350 ms'],
        ['fork of a world (median, with HTTP)', `${worlds.fork.seen.toFixed(2)} ms`, '1 ms'],
        ['  its processor time', milliseconds(worlds.fork.processor), '-'],
        ['fork of a world while another is read', `${loaded.toFixed(2)} ms`, '-'],
        ['reset of a world (median, with HTTP)', `${worlds.reset.seen.toFixed(2)} ms`, '1 ms'],
        ['  its processor time', milliseconds(worlds.reset.processor), '-'],
        ['whether anything is due, after a write (median)', `${due.toFixed(0)} µs`, '100 µs'],
        ['a year of hours (mean, one connection)', `${(1000 / (year?.requestsPerSecond ?? 0)).toFixed(2)} ms`, '-'],
        ['  its processor time', milliseconds((year?.microseconds ?? Number.NaN) / 1000), '5 ms'],
        ['all reads in turn', `${mixed.requestsPerSecond.toFixed(0)} req/s, p99 ${mixed.p99} ms`, '-'],
        ['log-ins, 16 at a time', `${steady.toFixed(0)} a second`, '110'],
        [
          `${values.crowd} log-ins at once`,
          `${crowd.answered} answered, ${crowd.turnedAway} told to come back, ${crowd.others + crowd.socketErrors} anything else`,
          '0 anything else',
        ],
        ['slowest health check meanwhile', `${crowd.slowestHealthMs.toFixed(0)} ms`, '500 ms'],
        ['memory when it is ready', `${megabytes(idle)} MB`, '110 MB'],
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

function milliseconds(value: number | null): string {
  return value === null || Number.isNaN(value) ? '-' : `${value.toFixed(2)} ms`
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

async function reportLoop(): Promise<void> {
  console.log('Saving each of four files ten times, with 20 s between saves, and then checking: 18 minutes')
  await measureLoop(({ name, aimMs, ...times }) => {
    const [middle, least, most] = [times.median, times.least, times.most].map((time) => `${time.toFixed(0)} ms`)
    console.log(
      `from the save of ${name}: median ${middle}, ${least} to ${most}${aimMs === null ? '' : `, aim ${aimMs} ms`}`,
    )
  })
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

async function supplyOf({ url, token }: Tested): Promise<{ cups: string; last: string }> {
  const answer = await fetch(`${url}/api/supplypoints`, { headers: { authorization: `Bearer ${token}` } })
  // Our own server answers with this.
  const { supplyPoints } = (await answer.json()) as {
    supplyPoints: { items: { cups: string; lastDataDate: string }[] }
  }
  const [first] = supplyPoints.items
  if (!first) throw new Error('The customer of the seed has no supply.')
  return { cups: first.cups, last: first.lastDataDate }
}

/** The first day of the year that ends with this day, both included. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
