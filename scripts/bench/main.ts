import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runStep } from '../lib/step.ts'
import { ensureTemplate } from '../lib/template.ts'
import { logIn } from '../lib/logIn.ts'
import { load } from './load.ts'
import { loginBytes } from './loginBytes.ts'
import { startServer } from '../lib/startServer.ts'
import { table } from './table.ts'

/**
 * Speed, in one run, against a floor of the same run: a bare node:http server that returns the very same bytes.
 * The server under test is the build, in production mode, on a database file with full durability.
 */
const seconds = Number(process.argv[2] ?? 8)
const folder = mkdtempSync(join(tmpdir(), 'acometida-bench-'))
mkdirSync(join(root, 'data'), { recursive: true })
try {
  console.log('Building')
  const built = await runStep('tsx', ['scripts/build.ts'])
  if (!built.ok) throw new Error(built.output)
  const template = join(root, ensureTemplate('data/template.sqlite'))
  const database = join(folder, 'world.sqlite')
  cpSync(template, database)
  const secret = 'x'.repeat(8) + crypto.randomUUID()
  const production = { NODE_ENV: 'production', DATABASE: database, JWT_SECRET: secret }

  // Started three times; the best start is the one that the machine's other work disturbed least.
  const starts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const server = await startServer(['server/dist/main.js'], { ...production, PORT: '4401' })
    starts.push(server.readyMs)
    await server.stop()
  }

  const server = await startServer(['server/dist/main.js'], { ...production, PORT: '4401' })
  const token = await logIn(server.url)
  const path = '/api/supplypoints?filter=documentNumber%3A%3A12345678Z'
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(server.url + path, { headers })
  const bytes = join(folder, 'answer.json')
  writeFileSync(bytes, await answer.text())
  const { cups, last } = await supplyOf(bytes)

  const floor = await startServer(['scripts/bench/floor.mjs', bytes], { PORT: '4402' })
  const fastify = await startServer(['scripts/bench/bareFastify.mjs', bytes], { PORT: '4403' })
  const loads = []
  for (const [name, url] of [
    ['node:http, same bytes', floor.url],
    ['bare Fastify, same bytes', fastify.url],
    ['GET /api/supplypoints', server.url],
  ] as const)
    loads.push({ name, ...(await load(url + path, headers, seconds)) })
  const memory = await server.memory()
  const year = `/api/consumptions?cups=${cups}&startDate=${yearBefore(last)}&endDate=${last}&granularity=H`
  const curve = await load(server.url + year, headers, Math.min(seconds, 4), 1)
  for (const each of [floor, fastify, server]) await each.stop()

  const base = loads[0]?.requestsPerSecond ?? 1
  console.log(
    table(
      ['', 'req/s', 'ratio', 'p50 ms', 'p99 ms'],
      loads.map((each) => [
        each.name,
        each.requestsPerSecond.toFixed(0),
        (each.requestsPerSecond / base).toFixed(2),
        String(each.p50),
        String(each.p99),
      ]),
    ),
  )
  const development = await startServer(['server/dist/main.js'], {
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    TEMPLATE: template,
    PORT: '4401',
  })
  const worlds = await worldTimes(development.url)
  const login = await loginBytes()
  await development.stop()
  console.log(
    table(
      ['', 'measured', 'aim'],
      [
        ['process start to ready, existing database', `${Math.min(...starts).toFixed(0)} ms`, '500 ms'],
        ['fork of a world (median, with HTTP)', `${worlds.fork.toFixed(2)} ms`, '2 ms'],
        ['reset of a world (median, with HTTP)', `${worlds.reset.toFixed(2)} ms`, '2 ms'],
        [
          'a year of hours of consumption (mean, one connection)',
          `${(1000 / curve.requestsPerSecond).toFixed(2)} ms`,
          '5 ms',
        ],
        ['memory after load', `${(memory / 1024 / 1024).toFixed(0)} MB`, '200 MB'],
        ['script that /login loads before its first field, gzipped', `${(login.first / 1000).toFixed(0)} kB`, '130 kB'],
        ['script that /login has loaded once it is idle, gzipped', `${(login.all / 1000).toFixed(0)} kB`, ''],
      ],
    ),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function supplyOf(file: string): Promise<{ cups: string; last: string }> {
  const { default: body } = (await import(file, { with: { type: 'json' } })) as {
    default: { supplyPoints: { items: { cups: string; lastDataDate: string }[] } }
  }
  const [first] = body.supplyPoints.items
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

/** Medians of 200 forks and 200 resets, milliseconds, as a test run sees them: with the HTTP around. */
async function worldTimes(url: string): Promise<{ fork: number; reset: number }> {
  const times = { fork: [] as number[], reset: [] as number[] }
  const post = async (path: string, body: object) => {
    const started = performance.now()
    const answer = await fetch(`${url}/__control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    return performance.now() - started
  }
  for (let index = 0; index < 200; index += 1) {
    times.fork.push(await post('/worlds', { id: `bench-${index}` }))
    times.reset.push(await post(`/worlds/bench-${index}/reset`, {}))
    await fetch(`${url}/__control/worlds/bench-${index}`, { method: 'DELETE' })
  }
  return { fork: median(times.fork), reset: median(times.reset) }
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
