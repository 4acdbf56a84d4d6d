import { wrongDossierFields, missingDossierFields } from '@acometida/api-spec/rules/dossier/dossierForm'
import { dossierStatuses, isEnded } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { isExpedientCode } from '@acometida/api-spec/rules/person/code'
import { isDocument } from '@acometida/api-spec/rules/person/document'
import {
  contact,
  document,
  dossier,
  dossierBill,
  dossierCommunication,
  dossierDocument,
  dossierEvent,
} from '@acometida/server/db/schema'
import { townsOf } from '@acometida/server/modules/grid/servedTowns.rules'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personaOf } from '#src/people/personas.ts'
import { towns } from '#src/supplies/places.ts'
import { seededDb, testNowMs } from '#src/testing/seededDb.ts'

test('gives the dossier client one dossier in every status, of all three types', () => {
  const rows = seededDb()
    .select()
    .from(dossier)
    .where(eq(dossier.userId, personaOf('dossierClient').userId))
    .all()
  expect(rows.map(({ status }) => status).toSorted()).toEqual(Object.values(dossierStatuses).toSorted())
  expect(new Set(rows.map(({ form }) => form.type)).size).toBe(3)
})

test('gives the customer one dossier in progress and leaves one for the unbound user to bind', () => {
  const db = seededDb()
  const of = (userId: number) => db.select().from(dossier).where(eq(dossier.userId, userId)).all()
  expect(of(personaOf('customer').userId).map(({ status }) => status)).toEqual(['STATUS0012'])
  expect(of(personaOf('unbound').userId)).toEqual([])
  const free = db
    .select()
    .from(dossier)
    .all()
    .filter(({ userId }) => userId === null)
  expect(free.map(({ applicantDocument }) => applicantDocument)).toEqual([personaOf('unbound').username])
})

test('stores what a customer delivered to a dossier as a file of theirs', () => {
  const db = seededDb()
  const told = db.select().from(dossierDocument).all()
  const delivered = told.filter(({ type }) => type !== 'BUDGET')
  const files = new Map(
    db
      .select()
      .from(document)
      .all()
      .map((file) => [file.id, file]),
  )
  const owner = new Map(
    db
      .select()
      .from(dossier)
      .all()
      .map(({ code, userId }) => [code, userId ?? personaOf('unbound').userId]),
  )
  expect(delivered.length).toBeGreaterThan(20)
  for (const { id, dossierCode, repository } of delivered)
    expect(files.get(id)).toMatchObject({ dossierNumber: dossierCode, repository, userId: owner.get(dossierCode) })
})

test('gives every dossier a valid code and form, and a term that still runs', () => {
  const rows = seededDb().select().from(dossier).all()
  expect(rows.filter(({ code }) => !isExpedientCode(code))).toEqual([])
  expect(
    rows.flatMap(({ form, applicantDocument }) => [
      ...wrongDossierFields(form, applicantDocument),
      ...missingDossierFields(form),
    ]),
  ).toEqual([])
  expect(rows.filter(({ dueAt, status }) => (dueAt === null) !== isEnded(status))).toEqual([])
  expect(rows.filter(({ dueAt }) => dueAt !== null && dueAt <= testNowMs)).toEqual([])
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
})

test('ends the history of every dossier in its status, with only the last communication unread', () => {
  const db = seededDb()
  for (const { code, status, statusSince } of db.select().from(dossier).all()) {
    const events = db.select().from(dossierEvent).where(eq(dossierEvent.dossierCode, code)).all()
    expect(events.at(-1)).toMatchObject({ status, at: statusSince })
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((one, other) => one - other))
    const sent = db.select().from(dossierCommunication).where(eq(dossierCommunication.dossierCode, code)).all()
    expect(sent.filter(({ read }) => !read)).toEqual(sent.slice(-1))
  }
})

test('has one dossier bill to pay and four paid, and contacts with valid documents', () => {
  const db = seededDb()
  const bills = db.select().from(dossierBill).all()
  expect(bills.filter(({ paidAt }) => paidAt === null)).toHaveLength(1)
  expect(bills.length).toBe(5)
  expect(
    db
      .select()
      .from(contact)
      .all()
      .filter(({ documentNumber }) => !isDocument(documentNumber)),
  ).toEqual([])
})

test('uses only towns that the distributor serves', () => {
  expect(towns.filter(({ name, postalCode }) => townsOf({ zipCode: postalCode })[0]?.name !== name)).toEqual([])
})
