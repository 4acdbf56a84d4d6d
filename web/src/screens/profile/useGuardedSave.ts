import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import type { UserChange } from '#src/api/generated/api.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { useSaveProfile } from './useSaveProfile.ts'

export const PROOF_FIELD = 'currentPassword'

/**
 * Saves what guards the account. Some time after the log-in the server wants the current password with it (1001): it is
 * asked for then, and the change is sent again with it.
 */
export function useGuardedSave() {
  const { t } = useTranslation()
  const save = useSaveProfile()
  const [asked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return {
    /** The current password has to be typed. */
    asked,
    password,
    setPassword,
    problems: problem === null ? NONE : [{ fieldId: PROOF_FIELD, message: problem }],
    /** What has nothing to do with the password. */
    failure: save.isError && shownErrorOf(save.error).code !== '1001' ? save.error : null,
    saving: save.isPending,
    /** What was refused has been changed. */
    forget: (): void => {
      if (save.isError) save.reset()
    },
    send: (change: UserChange, onSuccess: () => void): void => {
      if (save.isPending) return
      if (asked && password === '') return setProblem(t('profile.security.proveMissing'))
      setProblem(null)
      save.mutate(asked ? { ...change, currentPassword: password } : change, {
        onSuccess,
        onError: (error) => {
          if (shownErrorOf(error).code !== '1001') return
          setProblem(asked ? t('profile.security.proveWrong') : null)
          setAsked(true)
        },
      })
    },
  }
}

export type GuardedSave = ReturnType<typeof useGuardedSave>

const NONE: readonly FieldProblem[] = []
