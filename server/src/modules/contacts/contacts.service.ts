import type { Customer, CustomerChange } from '@acometida/api-spec/generated/operations'
import { type CustomerField, wrongCustomerFields } from '@acometida/api-spec/rules/dossier/customerForm'
import { documentCode } from '@acometida/api-spec/rules/person/document'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import type { Tx } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { contact } from '#src/db/schema.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'

/** More contacts than anybody has partners in dossiers. */
const MAX_CONTACTS = 500

/** The caller's own record and saved contacts, by document or by a part of the name. */
export function findCustomers(ctx: AuthorizedContext, filter: FilterOf<'findCustomers'>): ResultOf<'findCustomers'> {
  const { docNumber, name } = filter
  const wanted = plainText(name ?? '')
  const items = recordsOf(ctx).filter(
    (each) =>
      (docNumber === undefined || each.docNumber === docNumber) &&
      plainText(`${each.customerName} ${each.surname1 ?? ''} ${each.surname2 ?? ''}`).includes(wanted),
  )
  return ok({ customers: { count: items.length, items } })
}

/** Saves a person of the caller's dossiers, by their document. */
export function saveCustomer(ctx: AuthorizedContext, record: CustomerChange): ResultOf<'saveCustomer'> {
  const { caller, now } = ctx
  const { docNumber: documentNumber } = record
  const violations = wrongCustomerFields(record, caller.document, localDate(now), emailLimits(ctx)).map((field) => ({
    where: `body/${field}`,
    problem: problems[field],
  }))
  if (violations.length > 0) return { ok: false, refused: 400, violations }
  return transact(ctx, (tx): ResultOf<'saveCustomer'> => {
    const known = contactIdOf(tx.db).get({ ownerId: caller.userId, documentNumber })
    const saved = contactCountOf(tx.db).get({ ownerId: caller.userId })?.total ?? 0
    if (!known && saved >= MAX_CONTACTS) return fail('0409')
    const row = upsertContact(tx.db).get({ ownerId: caller.userId, documentNumber, record, savedAt: now })
    const who = documentNumber === caller.document ? userById(tx.db, caller.userId) : undefined
    return ok({ customer: who ? ownRecord(who, row) : customerOf(row) })
  })
}

const isOfOwner = eq(contact.ownerId, sql.placeholder('ownerId'))

const contactIdOf = prepared((db) =>
  db
    .select({ id: contact.id })
    .from(contact)
    .where(and(isOfOwner, eq(contact.documentNumber, sql.placeholder('documentNumber')))),
)

const upsertContact = prepared((tx: Tx) =>
  tx
    .insert(contact)
    .values({
      ownerId: sql.placeholder('ownerId'),
      documentNumber: sql.placeholder('documentNumber'),
      record: sql.placeholder('record'),
      savedAt: sql.placeholder('savedAt'),
    })
    .onConflictDoUpdate({
      target: [contact.ownerId, contact.documentNumber],
      set: { record: sql`excluded.record` },
    })
    .returning(),
)

const contactCountOf = prepared((db) => db.select({ total: count() }).from(contact).where(isOfOwner))

const problems: Readonly<Record<CustomerField, string>> = {
  docNumber: 'must be a NIF, NIE, CIF or passport with its check',
  userType: "SELF goes with the user's own document, and with no other",
  email: 'must be an e-mail address',
  birthday: 'must not be after today',
}

/** The id of the caller's own record until something is saved in it. */
const OWN_ID = '0'

function recordsOf({ db, caller }: AuthorizedContext): Customer[] {
  const rows = db.select().from(contact).where(eq(contact.ownerId, caller.userId)).orderBy(asc(contact.id)).all()
  const who = userById(db, caller.userId)
  const saved = rows.find((row) => row.documentNumber === caller.document)
  const others = rows.filter((row) => row !== saved).map(customerOf)
  return who ? [ownRecord(who, saved), ...others] : others
}

type Row = typeof contact.$inferSelect

function customerOf({ id, record, savedAt }: Row): Customer {
  return {
    ...record,
    idRelationship: String(id),
    docType: docTypeOf(record.docNumber),
    indLegalAccept: record.indLegalAccept ?? 'N',
    webStartDate: localDate(savedAt),
    webEndDate: null,
  }
}

/** The caller's own record. Name, telephone and e-mail are those of the user, whatever was saved. */
function ownRecord(who: User, saved: Row | undefined): Customer {
  const [surname1, ...more] = who.surname.split(' ')
  const { surname1: _1, surname2: _2, ...extras } = saved?.record ?? {}
  return {
    ...extras,
    idRelationship: saved ? String(saved.id) : OWN_ID,
    docNumber: who.document,
    docType: docTypeOf(who.document),
    customerName: who.name,
    ...(surname1 ? { surname1 } : {}),
    ...(more.length > 0 ? { surname2: more.join(' ') } : {}),
    indLegalAccept: who.gdprAccepted ? 'S' : 'N',
    webPhone: who.phone,
    webEmail: who.email,
    webClientId: String(who.id),
    ...(saved ? { webStartDate: localDate(saved.savedAt) } : {}),
    webEndDate: null,
    userType: 'SELF',
  }
}

/** The code of the kind of a document. A text that is no document has that of companies. */
const docTypeOf = (document: string): Customer['docType'] => documentCode(document) ?? '02'
