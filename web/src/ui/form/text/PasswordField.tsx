import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecretField } from '#src/base/drafts.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { type KnownFieldProps, TextField } from './TextField.tsx'

/**
 * A password field with a button that reveals it. `autoComplete` is `current-password` by default; pass `new-password`
 * for a new one.
 */
export function PasswordField(
  props: Omit<KnownFieldProps, 'type' | 'trailing' | 'name'> & { readonly name?: SecretField | undefined },
) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      kind="none"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

/** The user's name in a hidden field. Password managers look for it beside the password. */
export function HiddenUsername({ user }: { readonly user: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={user}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
