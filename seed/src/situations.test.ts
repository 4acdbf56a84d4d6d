import { postLoginTarget } from '@acometida/api-spec/rules/navigation/postLoginTarget'
import type { OpenDb } from '@acometida/server/db/client'
import {
  customData,
  delegation,
  membership,
  persona,
  pushNotification,
  serviceRequest,
  supplyPoint,
  user,
} from '@acometida/server/db/schema'
import { verifySync } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type PersonaKey, personaOf, personas, seedPassword } from './people/personas.ts'
import { seededDb, testNowMs } from './testing/seededDb.ts'

const DAY_MS = 86_400_000

const userOf = (db: OpenDb, key: PersonaKey) =>
  db
    .select()
    .from(user)
    .where(eq(user.id, personaOf(key).userId))
    .get()
const suppliesOf = (db: OpenDb, key: PersonaKey) =>
  db
    .select()
    .from(supplyPoint)
    .where(eq(supplyPoint.holderId, personaOf(key).userId))
    .all()
const delegationsTo = (db: OpenDb, key: PersonaKey) =>
  db
    .select()
    .from(delegation)
    .where(eq(delegation.delegateId, personaOf(key).userId))
    .all()
const holds = ({ status, startsAt, endsAt }: typeof delegation.$inferSelect) =>
  status === 'C' && startsAt <= testNowMs && testNowMs < endsAt

test('publishes every persona, and gives each but notRegistered a user with the shared password', () => {
  const db = seededDb()
  expect(db.select().from(persona).all()).toHaveLength(personas.length)
  const without = personas.filter(({ key }) => userOf(db, key)?.document !== personaOf(key).username)
  expect(without.map(({ key }) => key)).toEqual(['notRegistered'])
  const hashes = [
    ...new Set(
      db
        .select({ hash: user.passwordHash })
        .from(user)
        .all()
        .map(({ hash }) => hash),
    ),
  ]
  expect(hashes.map((hash) => verifySync(hash, seedPassword))).toEqual([true])
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
})

test('lists for every persona the page where the log-in leads', () => {
  const db = seededDb()
  const wrong = personas.filter(({ key, userId, roles, landsOn }) => {
    const who = userOf(db, key)
    const open =
      who &&
      who.activated &&
      !who.blocked &&
      who.lockedUntil < testNowMs &&
      who.loginDetour !== 'elsewhere' &&
      !who.paymentBridge
    const target = postLoginTarget({
      roles,
      query: new URLSearchParams(),
      gdprAccepted: who?.gdprAccepted ?? false,
      supplyCount: suppliesOf(db, key).length + delegationsTo(db, key).filter(holds).length,
      mfaPending: false,
      isActing: false,
      knownPath: () => true,
    })
    return landsOn !== (open && Number(userId) > 0 ? target : '/login')
  })
  expect(wrong).toEqual([])
})

test('gives each special persona its reason at the log-in, and nobody else', () => {
  const db = seededDb()
  const keysWhere = (has: (who: typeof user.$inferSelect) => boolean) =>
    personas.filter(({ key }) => has(userOf(db, key) ?? ordinary(db))).map(({ key }) => key)
  expect(keysWhere((who) => who.mfaEnabled && who.mfaConfigured && who.mfaChannel === 'email')).toEqual(['mfaEmail'])
  expect(keysWhere((who) => who.mfaEnabled && who.mfaChannel === 'sms' && who.mfaPhone === who.phone)).toEqual([
    'mfaSms',
  ])
  expect(keysWhere((who) => who.mfaMandatory && !who.mfaConfigured)).toEqual(['firstLogin'])
  expect(keysWhere((who) => who.loginDetour === 'codeSent')).toEqual(['mustChangePassword'])
  expect(keysWhere((who) => who.loginDetour === 'mayResend')).toEqual(['mayResendCode'])
  expect(keysWhere((who) => who.loginDetour === 'elsewhere')).toEqual(['elsewhere'])
  expect(keysWhere((who) => !who.activated)).toEqual(['inactive'])
  expect(keysWhere((who) => who.blocked)).toEqual(['blocked'])
  expect(keysWhere((who) => who.paymentBridge)).toEqual(['bridge'])
  expect(keysWhere((who) => who.lockedUntil > Date.UTC(2099, 0, 1))).toEqual(['timeBlocked'])
  expect(keysWhere((who) => !who.gdprAccepted)).toEqual(['noGdpr'])
  const daysLeft = (who: typeof user.$inferSelect) => 365 - (testNowMs - who.passwordChangedAt) / DAY_MS
  expect(keysWhere((who) => daysLeft(who) < 45)).toEqual(['agingPassword'])
  expect(keysWhere((who) => daysLeft(who) === 30)).toEqual(['agingPassword'])
  expect(keysWhere((who) => who.language === 'gl')).toEqual(['mfaSms'])
  expect(keysWhere((who) => who.language === 'en')).toEqual(['prosumer'])
})

test('gives the customer a flat and a holiday house, one unread request and two unread notices', () => {
  const db = seededDb()
  const supplies = suppliesOf(db, 'customer')
  expect(supplies.map(({ town, usage }) => `${town} ${usage}`).sort()).toEqual([
    'Santiago de Compostela household',
    'Sanxenxo holiday',
  ])
  const named = db
    .select()
    .from(customData)
    .where(eq(customData.userId, personaOf('customer').userId))
    .all()
  expect(named.map(({ name, icon }) => [name, icon])).toEqual([['Piso de Santiago', 'flat']])
  const requests = db.select().from(serviceRequest).all()
  expect(requests.map(({ read }) => read).sort()).toEqual([false, true, true])
  expect(requests.filter(({ read }) => !read).map(({ status }) => status)).toEqual(['EN CURSO'])
  const notices = db.select().from(pushNotification).all()
  expect(notices.map(({ read }) => read)).toEqual([true, true, true, false, false])
  expect(notices.every(({ at }) => at < testNowMs)).toBe(true)
})

test('gives the prosumer a roof with its CAU and a generator', () => {
  const supplies = suppliesOf(seededDb(), 'prosumer')
  expect(supplies.map(({ generator, cau, solarKwp }) => [generator, cau !== null, solarKwp > 0]).sort()).toEqual([
    [false, true, true],
    [true, false, true],
  ])
})

test('gives the company forty supplies of both tariffs, some of them with a name', () => {
  const db = seededDb()
  const supplies = suppliesOf(db, 'company')
  expect(supplies).toHaveLength(40)
  expect(new Set(supplies.map(({ tariff }) => tariff))).toEqual(new Set(['2.0TD', '3.0TD']))
  const named = db
    .select()
    .from(customData)
    .where(eq(customData.userId, personaOf('company').userId))
    .all()
  expect(named.length).toBeGreaterThan(5)
  expect(named.length).toBeLessThan(40)
})

test('delegates twenty-five supplies of each kind to the manager and six to the consultant', () => {
  const db = seededDb()
  const delegations = delegationsTo(db, 'manager')
  expect(delegations).toHaveLength(25)
  expect(suppliesOf(db, 'manager')).toHaveLength(1)
  expect(delegations.filter(holds).length).toBeGreaterThan(10)
  expect(delegations.some(({ status }) => status === 'P')).toBe(true)
  expect(delegations.some(({ status, endsAt }) => status === 'C' && endsAt <= testNowMs)).toBe(true)
  expect(delegationsTo(db, 'consultant').filter(holds)).toHaveLength(6)
})

test('gives the association twelve members and the enterprise five, with one or two supplies each', () => {
  const db = seededDb()
  for (const [key, type, count] of [
    ['association', 'A', 12],
    ['enterprise', 'E', 5],
  ] as const) {
    const members = db
      .select()
      .from(membership)
      .where(eq(membership.managerId, personaOf(key).userId))
      .all()
    expect(members.map((member) => member.type)).toEqual(Array(count).fill(type))
    const held = members.map(
      ({ memberId }) => db.select().from(supplyPoint).where(eq(supplyPoint.holderId, memberId)).all().length,
    )
    expect(new Set(held)).toEqual(new Set([1, 2]))
  }
})

test('has forty people of the call centre from 70000100 on, one of them disabled', () => {
  const staff = seededDb()
    .select()
    .from(user)
    .all()
    .filter(({ document }) => /^700001\d\d$/.test(document))
  expect(staff.map(({ document }) => document)).toEqual(
    Array.from({ length: 40 }, (_, nth) => String(70_000_100 + nth)),
  )
  expect(staff.filter(({ disabled }) => disabled).map(({ document }) => document)).toEqual(['70000104'])
  expect(staff.every(({ roles }) => roles.startsWith('US_CC'))).toBe(true)
  expect(staff.some(({ roles }) => roles.includes('US_CC_WHITELIST'))).toBe(true)
  expect(staff.some(({ roles }) => roles.includes('US_CC_MFA_ADMIN'))).toBe(true)
})

test('registers everybody before the world begins and before their first log-in', () => {
  const users = seededDb().select().from(user).all()
  const wrong = users.filter(
    ({ registeredAt = 0, lastLoginAt }) =>
      registeredAt >= testNowMs || (lastLoginAt !== null && (lastLoginAt <= registeredAt || lastLoginAt >= testNowMs)),
  )
  expect(wrong).toEqual([])
})

test('gives no supplies to personas without any', () => {
  const db = seededDb()
  const empty = ['unbound', 'dossierClient', 'elsewhere', 'agent', 'association', 'enterprise'] as const
  expect(empty.flatMap((key) => [...suppliesOf(db, key), ...delegationsTo(db, key)])).toEqual([])
})

/** Stands in for who has no user: a user without anything special. */
function ordinary(db: OpenDb): typeof user.$inferSelect {
  const customer = userOf(db, 'customer')
  if (customer === undefined) throw new Error('there is no customer')
  return customer
}
