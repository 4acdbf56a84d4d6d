import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import type { TFunction } from 'i18next'
import { problemsAt } from '#src/api/problemsAt.ts'
import { shownErrorOf } from '#src/api/error.store.ts'

/** Why a typed address cannot become the user's, as far as that can be told without asking; undefined where it can. */
export function emailProblem(t: TFunction, typed: string, current: string): string | undefined {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) return t('profile.email.invalid')
  return email === current ? t('profile.email.same') : undefined
}

/** Why the server refuses an address; undefined for any other failure. */
export function emailRefusal(t: TFunction, error: unknown): string | undefined {
  const { code } = shownErrorOf(error)
  if (code === '2018') return t('profile.email.taken')
  if (code === '2003') return t('profile.email.refused')
  return problemsAt(error, { email: t('profile.email.invalid') })[0]
}
