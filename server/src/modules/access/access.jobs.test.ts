import { expect, test } from 'vitest'
import type { OpenDb } from '#src/db/client.ts'
import { captchaUse, challenge, redirectLogin, session } from '#src/db/schema.ts'
import { advanceTo } from '#src/testing/dossiers.ts'
import { startsAtMs, testApi } from '#src/testing/testApi.ts'

const hourMs = 3_600_000
const keptMs = 30 * 24 * hourMs

const kinds = {
  sessions: {
    table: session,
    add: (db: OpenDb, id: string, endsAt: number) =>
      db
        .insert(session)
        .values({ id, userId: 1, stage: 'open', refreshHash: id, refreshedAt: 0, authenticatedAt: 0, endsAt })
        .run(),
  },
  codes: {
    table: challenge,
    add: (db: OpenDb, subject: string, expiresAt: number) =>
      db
        .insert(challenge)
        .values({ purpose: 'mfa', subject, codeHash: subject, sentAt: 0, expiresAt, attempts: 0 })
        .run(),
  },
  'log-ins elsewhere': {
    table: redirectLogin,
    add: (db: OpenDb, codeHash: string, expiresAt: number) =>
      db.insert(redirectLogin).values({ codeHash, state: 'x', userId: 1, expiresAt }).run(),
  },
  captchas: {
    table: captchaUse,
    add: (db: OpenDb, id: string, expiresAt: number) => db.insert(captchaUse).values({ id, expiresAt }).run(),
  },
} as const

test.each(Object.entries(kinds))(
  "deletes %s about thirty days after their end, a day's rows at a time",
  async (_, kind) => {
    const api = await testApi()
    const { db } = api.world()
    for (const hours of [1, 24, 25, 49]) kind.add(db, `after ${hours}`, startsAtMs + hours * hourMs)
    const left = () => db.select().from(kind.table).all().length
    const advance = (ms: number) => advanceTo(api, new Date(startsAtMs + keptMs + ms).toISOString())
    await advance(hourMs - 1)
    expect(left()).toBe(4)
    await advance(hourMs)
    expect(left()).toBe(2)
    await advance(25 * hourMs)
    expect(left()).toBe(1)
  },
)
