import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#src/db/db.type.ts'
import { masterData } from '#src/db/schema.ts'
import { testApi } from '#src/testing/testApi.ts'
import type { Context } from './context.ts'
import { isDue, type ScheduledJob, runDue as dueMoves } from './scheduledJobs.ts'

/** A job with steps at given instants. Each step is stored as a row when it is done. */
function steps(name: string, instants: readonly number[], onRun: (ctx: Context) => void = () => {}): ScheduledJob {
  const doneOf = (db: Db) => db.select().from(masterData).where(eq(masterData.master, name)).all()
  return {
    name,
    nextDueAt: (db) => {
      const done = new Set(doneOf(db).map(({ key }) => Number(key)))
      return instants.find((at) => !done.has(at)) ?? null
    },
    run: (ctx) => {
      onRun(ctx)
      ctx.db
        .insert(masterData)
        .values({ master: name, language: 'ES', key: String(ctx.now), value: '' })
        .run()
    },
  }
}

/** The names of the steps that were done. */
const runDue = (...words: Parameters<typeof dueMoves>) => [...dueMoves(...words)].map(({ name }) => name)

async function world() {
  const { db } = (await testApi({ DATABASE: ':memory:' })).world()
  // Only the parts that these jobs read.
  const contextAt = (now: number) => ({ db: db as Db, now }) as Context
  return { db, contextAt }
}

test('runs due jobs of all kinds in order of time, each at its own instant', async () => {
  const { db, contextAt } = await world()
  const seen: string[] = []
  const note = (name: string) => (ctx: Context) => void seen.push(`${name} ${ctx.now}`)
  const jobs = [steps('bills', [10, 30], note('bills')), steps('readings', [20, 40], note('readings'))]
  expect(runDue(db, jobs, 30, contextAt)).toEqual(['bills', 'readings', 'bills'])
  expect(seen).toEqual(['bills 10', 'readings 20', 'bills 30'])
})

test('runs each step once, whether time moves in one step or in many', async () => {
  const { db, contextAt } = await world()
  const jobs = [steps('bills', [10, 20, 30])]
  const done = [5, 10, 10, 25, 29.9, 30, 99].map((until) => runDue(db, jobs, until, contextAt).length)
  expect(done).toEqual([0, 1, 0, 1, 0, 1, 0])
})

test('undoes a job that fails and keeps what was done before it', async () => {
  const { db, contextAt } = await world()
  const broken: ScheduledJob = {
    name: 'broken',
    nextDueAt: () => 20,
    run: (ctx) => {
      ctx.db.delete(masterData).run()
      throw new Error('a bug')
    },
  }
  expect(() => runDue(db, [steps('bills', [10]), broken], 30, contextAt)).toThrow('a bug')
  expect(db.select().from(masterData).where(eq(masterData.master, 'bills')).all()).toHaveLength(1)
})

test('throws for a job that stays due for ever', async () => {
  const { db, contextAt } = await world()
  const endless: ScheduledJob = { name: 'endless', nextDueAt: () => 20, run: () => {} }
  expect(() => runDue(db, [endless], 30, contextAt)).toThrow('endless stays due')
})

test('deletes old sessions, codes and captchas as time goes by', async () => {
  const api = await testApi()
  await api.as('customer')
  await api.anyone.post('/login', { user: '45678123P', password: 'Farola#29a', captcha: 'localhost' })
  const count = () =>
    ['session', 'challenge'].map((table) =>
      api.world().db.$client.prepare(`select count(*) from ${table}`).pluck().get(),
    )
  expect(count()).toEqual([2, 1])
  await api
    .http()
    .post('/__control/worlds/default/clock/advance')
    .send({ seconds: 86_400 * 60 })
    .expect(200)
  expect(count()).toEqual([0, 0])
})

test('finds a job due from its instant on until it is done', async () => {
  const { db, contextAt } = await world()
  const jobs = [steps('bills', [20])]
  expect([19, 20, 21].map((by) => isDue(db, jobs, by))).toEqual([false, true, true])
  runDue(db, jobs, 20, contextAt)
  expect(isDue(db, jobs, 99)).toBe(false)
})
