import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import type { TFunction } from 'i18next'
import { failureOf } from '#src/api/apiError.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import { refusedFields } from '#src/api/refusedFields.ts'

/** Why a typed address cannot become the user's, as far as that can be told without asking; undefined where it can. */
export function emailProblem(t: TFunction, typed: string, current: string): string | undefined {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) return t('profile.email.invalid')
  return email === current ? t('profile.email.same') : undefined
}

/** Why the server refuses an address; undefined for any other failure. */
export function emailRefusal(t: TFunction, error: unknown) {
  return refusedFields(failureOf<UpdateUserFailure>(error), {
    '2018': { newEmail: t('profile.email.taken') },
    '2003': { newEmail: t('profile.email.refused') },
    'body/email': { newEmail: t('profile.email.invalid') },
  })
}
