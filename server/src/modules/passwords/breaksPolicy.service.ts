import { brandWordsOf } from '@acometida/api-spec/rules/person/brandWords'
import { passwordViolations } from '@acometida/api-spec/rules/person/password'
import type { Context } from '#src/core/context.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'

/**
 * Whether a password may not be that of the user with a document: 4008. The names that it must not contain are the
 * installation's.
 */
export function breaksPolicy({ db }: Pick<Context, 'db'>, password: string, document: string): boolean {
  const brandWords = brandWordsOf(settingsOf(db, 'PASSWORD')['BRAND_WORDS'])
  return passwordViolations(password, { document, brandWords }).length > 0
}
