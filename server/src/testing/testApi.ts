import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { operations } from '@acometida/api-spec/generated/operations'
import request from 'supertest'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Config, readConfig } from '#src/config.ts'
import { makeCoverageCount } from '#src/control/coverage/coverageCount.ts'
import type { MessageQuery } from '#src/control/inbox/inbox.ts'
import type { World } from '#src/control/worlds/world.type.ts'
import { openWorlds } from '#src/control/worlds/worlds.ts'
import { systemChance } from '#src/core/chance.ts'
import { countsCoverage, recordCoverage } from './recordCoverage.ts'
import { verbOf } from './verbOf.ts'

/** The password of all seeded people. */
export const password = 'Farola#29a'
type Method = (typeof operations)[keyof typeof operations]['method']
let calls = 0
/** A new message id, as every call of the client has one. */
export const messageId = (): string => `0-ABCDEFGHIJKLMNO-${(calls += 1)}`
export const startsAtMs = Date.parse('2026-03-16T10:00:00+01:00')

/** A whole server for one test: the real app on its own seeded SQLite file, with a frozen clock. */
export async function testApi(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  // First, so that it is done last, and also if no server starts.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATABASE: join(folder, 'world.sqlite'),
    TEMPLATE: inject('template'),
    NOW: new Date(startsAtMs).toISOString(),
    JWT_SECRET: 'a secret of the tests, long enough to be one',
    ...settings,
  })
  // Examples come from the contract, so they cover nothing of the server.
  const coverage = countsCoverage() && config.answers === 'services' ? makeCoverageCount() : null
  const worlds = openWorlds({ ...config, coverage, chance: systemChance, realNow: Date.now })
  const app = await buildApp({ config, worlds, chance: systemChance })
  await app.ready()
  onTestFinished(async () => {
    if (coverage !== null) recordCoverage(coverage)
    await app.close()
    worlds.close()
  })
  const http = () => request(app.server)
  /** Logs a persona in and returns the session: tokens and user. */
  const logIn = async (persona: string, world = 'default'): Promise<Session> => {
    const { body } = await http().post(`/__control/worlds/${world}/personas/${persona}/login`).expect(200)
    return body.session
  }
  /** Calls with or without a token, in a world. */
  const bearing = (token: string | null, world = 'default') => {
    const head = (id = messageId()) => ({
      'x-sandbox': world,
      'message-id': id,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    })
    return {
      /** Calls by a method of the contract. */
      call: (method: Method, path: string, body?: object) =>
        http()[verbOf(method)](`/api${path}`).set(head()).send(body),
      get: (path: string, id?: string) => http().get(`/api${path}`).set(head(id)),
      post: (path: string, body: object = {}, id?: string) => http().post(`/api${path}`).set(head(id)).send(body),
      put: (path: string, body: object = {}, id?: string) => http().put(`/api${path}`).set(head(id)).send(body),
      delete: (path: string, body?: object, id?: string) => http().delete(`/api${path}`).set(head(id)).send(body),
    }
  }
  /** Calls with the token of a persona. */
  const as = async (persona: string, world = 'default') => {
    const session = await logIn(persona, world)
    return { session, userId: session.user.userId, ...bearing(session.accessToken, world) }
  }
  /** Calls of somebody without a session. */
  const anyone = bearing(null)
  const world = (): World => worlds.default
  const advance = (seconds: number) => world().clock.advance(seconds * 1000)
  const seeded = world().inbox.list({})[0]?.number ?? 0
  /** The messages sent since the test began, newest first. */
  const sent = (query: MessageQuery = {}) => world().inbox.list({ after: seeded, ...query })
  /** The one-time code of the newest message. */
  const lastCode = (): string => sent()[0]?.code ?? '(no code)'
  return { app, worlds, world, http, logIn, bearing, as, anyone, advance, sent, lastCode }
}

interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  readonly user: { readonly userId: number; readonly documentNumber: string; readonly email: string }
}

export type TestApi = Awaited<ReturnType<typeof testApi>>

/** The outcome of a call: its status and codResult, such as `200 0000`. */
export const outcome = ({ status, body }: { status: number; body: { result?: { codResult?: string } } }): string =>
  `${status} ${body.result?.codResult}`
