import type { CustomNote, DossierDataChange, MoratoriumChange } from '@acometida/api-spec/generated/operations'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { countRows } from '#src/db/countRows.ts'
import { prepared } from '#src/db/prepared.ts'
import { customNote, supplyPoint } from '#src/db/schema.ts'

type NoteType = (typeof customNote.$inferSelect)['type']
/** The most notes of a user. Nobody fills in more forms at a time, and more would fill the disk. */
const MAX_NOTES = 200

/** Saves whether a moratorium is requested, for a supply that the caller holds. */
export function saveMoratorium(ctx: AuthorizedContext, body: MoratoriumChange): ResultOf<'saveMoratorium'> {
  const { caller } = ctx
  return transact(ctx, (tx): ResultOf<'saveMoratorium'> => {
    const held = and(eq(supplyPoint.cups, body.cups), eq(supplyPoint.holderId, caller.userId))
    const found = tx.db.select({ cups: supplyPoint.cups }).from(supplyPoint).where(held).get()
    if (!found || body.documentNumber !== caller.document) return fail('TS01000004')
    saveNote(tx, 'moratorium', body.cups, JSON.stringify({ moratorium: body.moratorium }))
    return ok({})
  })
}

/** Saves the draft of a dossier form. */
export function saveDossierData(
  ctx: AuthorizedContext,
  { keyId, data }: DossierDataChange,
): ResultOf<'saveDossierData'> {
  const mine = eq(customNote.userId, ctx.caller.userId)
  return transact(ctx, (tx): ResultOf<'saveDossierData'> => {
    saveNote(tx, 'dossierData', keyId, data)
    return countRows(tx.db, customNote, mine) > MAX_NOTES
      ? invalid('body/keyId', `there are ${MAX_NOTES} drafts already; use the key of one of them`)
      : ok({})
  })
}

/** The caller's notes of one type, by key. */
export function notesOf({ db, caller }: AuthorizedContext, type: NoteType): CustomNote[] {
  return findNotes(db)
    .all({ userId: caller.userId, type })
    .map(({ key, data, savedAt }) => ({ keyId: key, data, savedDate: spanishDate(localDate(savedAt)) }))
}

const findNotes = prepared((db) =>
  db
    .select()
    .from(customNote)
    .where(and(eq(customNote.userId, sql.placeholder('userId')), eq(customNote.type, sql.placeholder('type'))))
    .orderBy(asc(customNote.key)),
)

function saveNote(
  { db, caller, now }: WriteContext<AuthorizedContext>,
  type: NoteType,
  key: string,
  data: string,
): void {
  db.insert(customNote)
    .values({ userId: caller.userId, type, key, data, savedAt: now })
    .onConflictDoUpdate({
      target: [customNote.userId, customNote.type, customNote.key],
      set: { data, savedAt: now },
    })
    .run()
}
