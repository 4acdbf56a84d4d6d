import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Config, readConfig } from '#src/config.ts'
import { openWorlds, type World } from '#src/control/worlds.ts'
import { systemChance } from '#src/core/chance.ts'

/** The password of all seeded people. */
export const password = 'Farola#29a'
export const startsAtMs = Date.parse('2026-03-16T10:00:00+01:00')

/** A whole server of one test: the real app on a SQLite file of its own, seeded, its clock standing still. */
export async function testApi(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATABASE: join(folder, 'world.sqlite'),
    TEMPLATE: inject('template'),
    NOW: new Date(startsAtMs).toISOString(),
    JWT_SECRET: 'a secret of the tests, long enough to be one',
    ...settings,
  })
  const worlds = openWorlds({ ...config, chance: systemChance, realNow: Date.now })
  const app = await buildApp({ config, worlds, chance: systemChance })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    worlds.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const http = () => request(app.server)
  /** Logs a seeded person in and returns the session: tokens and user. */
  const logIn = async (persona: string, world = 'default') => {
    const { body } = await http().post(`/__control/worlds/${world}/personas/${persona}/login`).expect(200)
    return body.session as {
      accessToken: string
      refreshToken: string
      user: { userId: number; documentNumber: string }
    }
  }
  /** A call with the bearer of a seeded person. */
  const as = async (persona: string) => {
    const session = await logIn(persona)
    const bearer = { authorization: `Bearer ${session.accessToken}` }
    return {
      session,
      userId: session.user.userId,
      get: (path: string) => http().get(`/api${path}`).set(bearer),
      post: (path: string, body: object = {}) => http().post(`/api${path}`).set(bearer).send(body),
      put: (path: string, body: object = {}) => http().put(`/api${path}`).set(bearer).send(body),
      delete: (path: string) => http().delete(`/api${path}`).set(bearer),
    }
  }
  const world = (): World => worlds.default
  return { app, worlds, world, http, logIn, as }
}

/** A query with a filter, its value encoded. */
export const filtered = (path: string, filter: string): string => `${path}?filter=${encodeURIComponent(filter)}`
