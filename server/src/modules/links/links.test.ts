import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemChance } from '#src/core/chance.ts'
import { link } from '#src/db/schema.ts'
import { testApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'
import {
  revokeLinks,
  emailOfLink,
  issueLink,
  linkSentWithin,
  pendingEmailOf,
  spendLink,
  userOfAnyLink,
  userOfLink,
} from './links.service.ts'

const dayMs = 24 * 3_600_000
const sentAt = Date.parse('2026-03-16T10:00:00+01:00')

async function world() {
  const { db } = (await testApi()).world()
  db.delete(link).run()
  const at = (ms: number) => writeContextOf({ db, now: sentAt + ms, chance: systemChance })
  return { db, at, ctx: at(0) }
}

test('accepts a secret for its user and purpose, for a day', async () => {
  const { at, ctx } = await world()
  const secret = issueLink(ctx, 1, 'reset')
  expect(userOfLink(ctx, secret, 'reset')?.id).toBe(1)
  expect(userOfLink(at(dayMs - 1), secret, 'reset')?.id).toBe(1)
  expect(userOfLink(at(dayMs), secret, 'reset')).toBeUndefined()
  expect(userOfLink(ctx, secret, 'email')).toBeUndefined()
  expect(userOfLink(ctx, `${secret}x`, 'reset')).toBeUndefined()
})

test('revokes the former secret of the same user and purpose only', async () => {
  const { ctx } = await world()
  const [former, mail, other] = [
    issueLink(ctx, 1, 'reset'),
    issueLink(ctx, 1, 'email', 'nova@correo.gal'),
    issueLink(ctx, 2, 'reset'),
  ]
  const newer = issueLink(ctx, 1, 'reset')
  expect(userOfLink(ctx, former, 'reset')).toBeUndefined()
  expect([
    userOfLink(ctx, newer, 'reset')?.id,
    userOfLink(ctx, mail, 'email')?.id,
    userOfLink(ctx, other, 'reset')?.id,
  ]).toEqual([1, 1, 2])
  revokeLinks(ctx, 1, 'reset')
  expect(userOfLink(ctx, newer, 'reset')).toBeUndefined()
  expect([userOfLink(ctx, mail, 'email')?.id, userOfLink(ctx, other, 'reset')?.id]).toEqual([1, 2])
})

test('spends a secret on its first use and leaves others valid', async () => {
  const { ctx } = await world()
  const [one, other] = [issueLink(ctx, 1, 'reset'), issueLink(ctx, 2, 'reset')]
  spendLink(ctx, one)
  expect(userOfLink(ctx, one, 'reset')).toBeUndefined()
  expect(userOfAnyLink(ctx, one, ['reset'])).toBeUndefined()
  expect(userOfLink(ctx, other, 'reset')?.id).toBe(2)
})

test('stores only the hash of a secret, with the address it confirms', async () => {
  const { db, ctx } = await world()
  const secret = issueLink(ctx, 1, 'email', 'nova@correo.gal')
  const rows = db.select().from(link).all()
  expect(rows).toEqual([
    {
      hash: expect.stringMatching(/./),
      purpose: 'email',
      userId: 1,
      email: 'nova@correo.gal',
      sentAt,
      expiresAt: sentAt + dayMs,
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('confirms an address by its secret only, while that is valid', async () => {
  const { at, ctx, db } = await world()
  const secret = issueLink(ctx, 1, 'email', 'nova@correo.gal')
  const found = emailOfLink(ctx, secret)
  expect([found?.user.id, found?.email]).toEqual([1, 'nova@correo.gal'])
  expect(emailOfLink(at(dayMs), secret)).toBeUndefined()
  expect(emailOfLink(ctx, issueLink(ctx, 2, 'reset'))).toBeUndefined()
  db.update(link).set({ email: null }).where(eq(link.userId, 1)).run()
  expect(emailOfLink(ctx, secret)).toBeUndefined()
})

test('keeps an address pending until its secret is used or ends, for its user only', async () => {
  const { at, ctx } = await world()
  expect(pendingEmailOf(ctx, 1)).toBeUndefined()
  issueLink(ctx, 2, 'reset')
  const secret = issueLink(ctx, 1, 'email', 'nova@correo.gal')
  expect([pendingEmailOf(ctx, 1), pendingEmailOf(ctx, 2)]).toEqual(['nova@correo.gal', undefined])
  expect([pendingEmailOf(at(dayMs - 1), 1), pendingEmailOf(at(dayMs), 1)]).toEqual(['nova@correo.gal', undefined])
  spendLink(ctx, secret)
  expect(pendingEmailOf(ctx, 1)).toBeUndefined()
})

test('finds the user of an ended secret for the purposes asked for', async () => {
  const { at, ctx } = await world()
  const secret = issueLink(ctx, 1, 'reset')
  issueLink(ctx, 2, 'reset')
  expect(userOfAnyLink(at(2 * dayMs), secret, ['email', 'reset'])?.id).toBe(1)
  expect(userOfAnyLink(ctx, secret, ['email'])).toBeUndefined()
  expect(userOfAnyLink(ctx, 'made up', ['reset'])).toBeUndefined()
})

test('says by user, purpose and time whether a secret was sent recently', async () => {
  const { at, ctx } = await world()
  issueLink(ctx, 1, 'reset')
  const minute = 60_000
  expect(linkSentWithin(at(minute - 1), 1, 'reset', minute)).toBe(true)
  expect(linkSentWithin(at(minute), 1, 'reset', minute)).toBe(false)
  expect(linkSentWithin(ctx, 1, 'email', minute)).toBe(false)
  expect(linkSentWithin(ctx, 2, 'reset', minute)).toBe(false)
})
