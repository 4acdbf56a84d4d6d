import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import { type ProfileChange, useSaveProfile } from '#src/domain/user/profile.ts'

/** The form's field for the current password. */
export const NO_PROOF = { currentPassword: '' }

/**
 * Saves what guards the account. Some time after the log-in the server requires the current password (1001): the form
 * then asks for it and is sent again.
 */
export function useGuardedSave() {
  const { t } = useTranslation()
  const save = useSaveProfile()
  const [needsPassword, setNeedsPassword] = useState(false)
  return {
    /** The current password is required. */
    needsPassword,
    problem: (currentPassword: string): string | undefined =>
      needsPassword && currentPassword === '' ? t('profile.security.proveMissing') : undefined,
    send: (change: ProfileChange, currentPassword: string) =>
      save.mutateAsync(needsPassword ? { ...change, currentPassword } : change),
    /**
     * The effect of 1001 on the form: none the first time, when the password field appears. Undefined for another
     * failure.
     */
    refused: (error: unknown): { readonly currentPassword?: string } | undefined => {
      if (codeOf<UpdateUserFailure>(error) !== '1001') return undefined
      setNeedsPassword(true)
      return needsPassword ? { currentPassword: t('profile.security.proveWrong') } : {}
    },
  }
}
