import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'
import { type GuardedSave, PROOF_FIELD } from './useGuardedSave.ts'

/** The current password, once the server wants it. It takes the focus when it appears, so that nobody misses it. */
export function CurrentPassword({ save }: { readonly save: GuardedSave }) {
  return save.asked ? <Asked save={save} /> : null
}

function Asked({ save: { password, setPassword, problems } }: { readonly save: GuardedSave }) {
  const { t } = useTranslation()
  useEffect(() => document.getElementById(PROOF_FIELD)?.focus(), [])
  return (
    <PasswordField
      label={t('profile.security.prove')}
      hint={t('profile.security.proveHint')}
      error={problems[0]?.message}
      name={PROOF_FIELD}
      maxLength={128}
      value={password}
      onValue={setPassword}
    />
  )
}
