import type { Db } from '#src/db/client.ts'
import type { World } from '#src/control/worlds.ts'
import { type Subject, technicalSheet } from './exampleCalls.ts'

/** How the manager, who makes the calls, stands to a subject. */
export const relations = ['own', 'delegated', 'expired', 'foreign', 'missing'] as const
export type Relation = (typeof relations)[number]

const managerId = 17
/** Somebody whose delegation to the manager holds, somebody whose delegation has ended, and somebody unknown to the manager. */
const userIds: Readonly<Record<Exclude<Relation, 'missing'>, number>> = {
  own: managerId,
  delegated: 17_001,
  expired: 17_025,
  foreign: 18_001,
}

const missing: Subject = {
  userId: 999_999,
  document: '99999999R',
  username: '70009999',
  cups: 'ES0022999999999999AA1P',
  delegationId: '999999',
  noticeId: '999999999',
  requestCode: 'INC20269999',
  meterId: '0022999999999',
  dossierCode: 'EXP999999999999',
  queryId: '999999',
  billNumber: 'FE202602999999999',
  serviceRequestCode: 'SR999999',
  documentId: 'none',
}

/** Gives every subject something of each kind, the same for all, and says what it is called by. */
export function prepareSubjects({ db, clock }: World): Readonly<Record<Relation, Subject>> {
  const sql = db.$client
  const prepared = Object.entries(userIds).map(([relation, userId]) => {
    const { document } = sql.prepare('select document from user where id = ?').get(userId) as { document: string }
    const { cups, meterId } = sql
      .prepare('select cups, meter_id as meterId from supply_point where holder_id = ?')
      .get(userId) as { cups: string; meterId: string }
    const subject: Subject = {
      userId,
      document,
      username: document,
      cups,
      delegationId: String(userId === managerId ? 17_002 : userId),
      noticeId: String(userId * 1000 + 900),
      requestCode: `INC${userId}`,
      meterId,
      dossierCode: giveDossier(sql, userId),
      queryId: String(userId),
      billNumber: `FE202602${meterId.slice(4)}`,
      serviceRequestCode: `SR${userId}`,
      documentId: `document-${userId}`,
    }
    const now = clock.now()
    sql
      .prepare(`insert into alert values (?, ?, ?, 'push', 1, '', '09:00', '21:00', '10:00', '14:00', null)`)
      .run(userId * 10 + 9, userId, cups)
    sql.prepare(`insert into custom_note values (?, 'dossierData', 'draft', '{}', ?)`).run(userId, now)
    sql
      .prepare(`insert into push_notification values (?, ?, ?, 0, 'a', 'a', 'a', 'b', 'b', 'b')`)
      .run(subject.noticeId, userId, now)
    sql
      .prepare(`insert into outage values (?, 0, null, ?, 'storm', ?, ?, 1, 1, 0)`)
      .run(subject.requestCode, cups, now - 1_000, now + 60_000)
    sql
      .prepare(
        `insert into warning (user_id, cups, outage_code, kind, comment, phone, at) values (?, ?, ?, 'TENSION', '', '', ?)`,
      )
      .run(userId, cups, subject.requestCode, now)
    sql
      .prepare(`insert into programmed_query values (?, ?, ?, ?, ?, null, 'POWER', null)`)
      .run(userId, userId, cups, now, now + 86_400_000)
    sql.prepare(`insert into whitelist values ('NEW_DASHBOARD', ?)`).run(document)
    sql
      .prepare(
        `insert into service_request (code, user_id, status, typology, subtypology, subject, cups, created_at, read, document_number)
          values (?, ?, 'EN CURSO', 'a', 'b', 'c', ?, ?, 0, ?)`,
      )
      .run(subject.serviceRequestCode, userId, cups, now, document)
    sql
      .prepare(
        `insert into document (id, user_id, repository, name, mime_type, kind, size, content, uploaded_at)
          values (?, ?, 'D', 'a.pdf', 'application/pdf', 'OTRO', 1, x'25', ?)`,
      )
      .run(subject.documentId, userId, now)
    sql
      .prepare(
        `insert into document (id, user_id, dossier_number, repository, name, mime_type, kind, size, content, uploaded_at, handed_in)
          values (?, ?, 'EXP000000000001', 'D', 'a.pdf', 'application/pdf', 'OTRO', 1, x'25', ?, 1)`,
      )
      .run(`offline-${userId}`, userId, now)
    sql
      .prepare(
        `insert into payment ("order", user_id, payer, idempotency_key, method, state, amount_cents, holder_document, created_at)
          values (?, ?, ?, 'a-key-of-before', 'card', 'REFUSED', 1, ?, ?)`,
      )
      .run(`order-${userId}`, userId, `user:${userId}`, document, now)
    sql.prepare(`insert into payment_item values (?, 'bill', ?, 1, 0)`).run(`order-${userId}`, subject.billNumber)
    sql.prepare(`insert into self_paid_supply values (?, '2026-03-01')`).run(cups)
    return [relation, subject] as const
  })
  return { ...(Object.fromEntries(prepared) as Record<Exclude<Relation, 'missing'>, Subject>), missing }
}

/** One of the dossiers that wait for what their customer does, which becomes the user's. */
function giveDossier(sql: Db['$client'], userId: number): string {
  const free = `select code from dossier where user_id = 16 order by status = 'STATUS0003' desc, code limit 1`
  const { code } = sql.prepare(free).get() as { code: string }
  sql.prepare('update dossier set user_id = ? where code = ?').run(userId, code)
  sql.prepare('delete from dossier_bill where dossier_code = ?').run(code)
  sql
    .prepare(`insert into dossier_bill values (?, ?, ?, 0, '[]', 100, 21, null, null, null)`)
    .run(`BILL-${code}`, code, 'A58818501')
  sql.prepare(`insert or replace into coordinate_validation values (?, 'OK', 0, 0)`).run(code)
  const sheet = JSON.stringify({ ...technicalSheet, dossierCod: code })
  sql.prepare('insert or replace into technical_sheet values (?, ?, 0)').run(code, sheet)
  return code
}
