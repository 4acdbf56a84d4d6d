import { UserChangeLimits } from '@acometida/api-spec/generated/limits'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#src/ui/form/kit/useForm.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'

/** The current password, once the server requires it. Takes the focus when it appears. */
export function CurrentPassword(field: FieldProps<'currentPassword', string>) {
  const { t } = useTranslation()
  useEffect(() => document.getElementById('currentPassword')?.focus(), [])
  return (
    <PasswordField
      label={t('profile.security.prove')}
      hint={t('profile.security.proveHint')}
      maxLength={UserChangeLimits.currentPassword}
      {...field}
    />
  )
}
