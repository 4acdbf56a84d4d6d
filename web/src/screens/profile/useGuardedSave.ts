import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/apiError.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import { type ProfileChange, useSaveProfile } from '#src/domain/user/profile.ts'

/** The part of a form that holds the current password. */
export const NO_PROOF = { currentPassword: '' }

/**
 * Saves what guards the account. Some time after the log-in the server wants the current password with it (1001): the
 * form asks for it then, and is sent again with it.
 */
export function useGuardedSave() {
  const { t } = useTranslation()
  const save = useSaveProfile()
  const [asked, setAsked] = useState(false)
  return {
    /** The current password has to be typed. */
    asked,
    problem: (currentPassword: string): string | undefined =>
      asked && currentPassword === '' ? t('profile.security.proveMissing') : undefined,
    send: (change: ProfileChange, currentPassword: string) =>
      save.mutateAsync(asked ? { ...change, currentPassword } : change),
    /**
     * The field error of a 1001: none the first time, when the password field appears. Undefined for other failures.
     */
    refused: (error: unknown): { readonly currentPassword?: string } | undefined => {
      if (codeOf<UpdateUserFailure>(error) !== '1001') return undefined
      setAsked(true)
      return asked ? { currentPassword: t('profile.security.proveWrong') } : {}
    },
  }
}
