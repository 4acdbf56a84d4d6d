import { brandWordsOf } from '@acometida/api-spec/rules/person/brandWords'
import { passwordViolations } from '@acometida/api-spec/rules/person/password'
import type { Context } from '#src/core/context.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'

/**
 * Whether a password breaks the policy (4008) for the user with a document. The names that it must not contain are a
 * setting of the installation.
 */
export function breaksPolicy({ db }: Pick<Context, 'db'>, password: string, document: string): boolean {
  const brandWords = brandWordsOf(settingsOf(db, 'PASSWORD')['BRAND_WORDS'])
  return passwordViolations(password, { document, brandWords }).length > 0
}
