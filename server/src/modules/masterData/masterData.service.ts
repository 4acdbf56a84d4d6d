import { asc, sql } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { masterData } from '#src/db/schema.ts'

/** The values of a group, or of one key of it. The language may have any case. */
export function listMasterData(
  { db, paymentProvider }: Context,
  filter: FilterOf<'listMasterData'>,
): ResultOf<'listMasterData'> {
  const { master, language, key = null } = filter
  if (master === 'PAYMENT_METHODS' && (key === null || key === 'METHODS')) {
    const value = [paymentProvider && 'CARD', paymentProvider?.bizum && 'BIZUM'].filter(Boolean).join(';')
    return ok({ items: [{ master, language: language.toUpperCase(), key: 'METHODS', value }] })
  }
  return ok({ items: valuesOf(db).all({ master, language: language.toUpperCase(), key }) })
}

/** The values of a group by their keys, from the Spanish list. */
export function settingsOf(db: Db, master: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    valuesOf(db)
      .all({ master, language: 'ES', key: null })
      .map(({ key, value }) => [key, value]),
  )
}

const valuesOf = prepared((db) => {
  const [master, language, key] = [sql.placeholder('master'), sql.placeholder('language'), sql.placeholder('key')]
  return db
    .select()
    .from(masterData)
    .where(
      sql`${masterData.master} = ${master} and ${masterData.language} = ${language} and (${key} is null or ${masterData.key} = ${key})`,
    )
    .orderBy(asc(masterData.key))
})
