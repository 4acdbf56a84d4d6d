import { missingSubject, type Relation, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { example } from '@acometida/api-spec/operations/example.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import { DAY_MS, MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq } from 'drizzle-orm'
import type { World } from '#src/control/worlds/world.type.ts'
import type { OpenDb } from '#src/db/client.ts'
import {
  alert,
  coordinateValidation,
  customNote,
  document as storedDocument,
  dossier,
  dossierBill,
  outage,
  payment,
  paymentItem,
  programmedQuery,
  pushNotification,
  selfPaidSupply,
  serviceRequest,
  supplyPoint,
  technicalSheet,
  user,
  warning,
  whitelist,
} from '#src/db/schema.ts'
import { alertHours } from '#src/modules/users/userDefaults.rules.ts'

const MANAGER_ID = 17
/** Users whose delegation to the manager is confirmed, or has ended, and one who is unknown to the manager. */
const userIds: Readonly<Record<Exclude<Relation, 'missing'>, number>> = {
  own: MANAGER_ID,
  delegated: 17_001,
  expired: 17_025,
  foreign: 18_001,
}

/** Gives every subject one thing of each kind, with the same content for all, and returns their ids. */
export function prepareSubjects({ db, clock }: World): Readonly<Record<Relation, Subject>> {
  return {
    ...recordOf(keysOf(userIds), (relation) => prepareSubject(db, clock.now(), userIds[relation])),
    missing: missingSubject,
  }
}

function prepareSubject(db: OpenDb, now: number, userId: number): Subject {
  const { document } = found(db.select().from(user).where(eq(user.id, userId)).get())
  const { cups, meterId } = found(db.select().from(supplyPoint).where(eq(supplyPoint.holderId, userId)).get())
  const subject: Subject = {
    userId,
    document,
    username: document,
    cups,
    delegationId: String(userId === MANAGER_ID ? 17_002 : userId),
    noticeId: String(userId * 1000 + 900),
    requestCode: `INC${userId}`,
    meterId,
    dossierCode: giveDossier(db, userId),
    queryId: String(userId),
    billNumber: `FE202602${meterId.slice(4)}`,
    serviceRequestCode: `SR${userId}`,
    documentId: `document-${userId}`,
  }
  giveSupplyThings(db, now, subject)
  giveRequestsAndDocuments(db, now, subject)
  givePayments(db, now, subject)
  return subject
}

function giveSupplyThings(db: OpenDb, now: number, { userId, cups, document, noticeId, requestCode }: Subject): void {
  db.insert(alert)
    .values({ id: userId * 10 + 9, userId, cups, channel: 'push', active: true, recipient: '', ...alertHours })
    .run()
  db.insert(customNote).values({ userId, type: 'dossierData', key: 'draft', data: '{}', savedAt: now }).run()
  const texts = { titleEs: 'a', titleGl: 'a', titleEn: 'a', bodyEs: 'b', bodyGl: 'b', bodyEn: 'b' }
  db.insert(pushNotification)
    .values({ id: Number(noticeId), userId, at: now, read: false, ...texts })
    .run()
  addShortOutage(db, now, requestCode, cups, 'unknown')
  db.insert(warning)
    .values({ userId, cups, outageCode: requestCode, kind: 'TENSION', comment: '', phone: '', at: now })
    .run()
  db.insert(programmedQuery)
    .values({ id: userId, userId, cups, createdAt: now, dueAt: now + DAY_MS, type: 'POWER' })
    .run()
  db.insert(whitelist).values({ feature: 'NEW_DASHBOARD', document }).run()
}

/** Interrupts a supply for a minute. */
export function addShortOutage(db: OpenDb, now: number, code: string, cups: string, cause: 'storm' | 'unknown'): void {
  const notices = { announced: true, beginTold: true, endTold: false }
  const lasting = { startsAt: now - 1_000, endsAt: now + MINUTE_MS }
  db.insert(outage)
    .values({ code, planned: false, cups, cause, ...lasting, ...notices })
    .run()
}

function giveRequestsAndDocuments(db: OpenDb, now: number, subject: Subject): void {
  const { userId, cups, serviceRequestCode, documentId } = subject
  const asked = { typology: 'a', subtypology: 'b', subject: 'c', createdAt: now, read: false }
  db.insert(serviceRequest)
    .values({ code: serviceRequestCode, userId, status: 'EN CURSO', cups, documentNumber: subject.document, ...asked })
    .run()
  const kind = { name: 'a.pdf', mimeType: 'application/pdf', kind: 'OTRO' } as const
  const file = { userId, repository: 'D', size: 1, content: Buffer.from('%'), uploadedAt: now, ...kind } as const
  db.insert(storedDocument)
    .values([
      { id: documentId, ...file },
      { id: `offline-${userId}`, dossierNumber: 'EXP000000000001', handedIn: true, ...file },
    ])
    .run()
}

function givePayments(db: OpenDb, now: number, { userId, document, billNumber, cups }: Subject): void {
  const order = `order-${userId}`
  const who = { userId, payer: `user:${userId}`, holderDocument: document }
  const how = { idempotencyKey: 'a-key-of-before', method: 'card', state: 'REFUSED' } as const
  db.insert(payment)
    .values({ order, amountCents: 1, createdAt: now, ...who, ...how })
    .run()
  db.insert(paymentItem).values({ order, kind: 'bill', number: billNumber, amountCents: 1, live: false }).run()
  db.insert(selfPaidSupply).values({ cups, since: '2026-03-01' }).run()
}

/** Gives the user one of the dossiers that wait for their customer. */
function giveDossier(db: OpenDb, userId: number): string {
  const free = db.select().from(dossier).where(eq(dossier.userId, 16)).orderBy(dossier.code).all()
  const { code } = found(free.find(({ status }) => status === 'STATUS0003') ?? free[0])
  db.update(dossier)
    .set({ userId })
    .where(and(eq(dossier.code, code), eq(dossier.userId, 16)))
    .run()
  db.delete(dossierBill).where(eq(dossierBill.dossierCode, code)).run()
  const amounts = { concepts: [], baseCents: 100, vatCents: 21 }
  db.insert(dossierBill)
    .values({ number: `BILL-${code}`, dossierCode: code, documentNumber: 'A58818501', issuedAt: 0, ...amounts })
    .run()
  const validation = { result: 'OK', forced: false, at: 0 } as const
  db.insert(coordinateValidation)
    .values({ dossierCode: code, ...validation })
    .onConflictDoUpdate({ target: coordinateValidation.dossierCode, set: validation })
    .run()
  const saved = { sheet: { ...example('TaisTr9'), dossierCod: code }, savedAt: 0 }
  db.insert(technicalSheet)
    .values({ dossierCode: code, ...saved })
    .onConflictDoUpdate({ target: technicalSheet.dossierCode, set: saved })
    .run()
  return code
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The seed has none of what the matrix needs.')
  return row
}
