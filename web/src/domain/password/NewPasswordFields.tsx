import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'
import type { FieldProps } from '#src/ui/form/useForm.tsx'
import styles from './NewPasswordFields.module.css'
import { PasswordRules } from './PasswordRules.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'

type NewPasswordFieldsProps = {
  readonly chosen: FieldProps<'newPassword', string>
  readonly repeated: FieldProps<'repeatedPassword', string>
  /** The user's document in normal form, whose pieces may not be part of the password; empty while it is unknown. */
  readonly document: string
}

/** A new password, told how good it is while it is typed, and the same again. */
export function NewPasswordFields({ chosen, repeated, document }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.chosen}>
        <PasswordField label={t('newPassword.label')} autoComplete="new-password" maxLength={128} {...chosen} />
        <StrengthMeter password={chosen.value} />
        <PasswordRules password={chosen.value} document={document} refused={chosen.error !== undefined} />
      </div>
      <PasswordField
        label={t('newPassword.repeat')}
        hint={t('newPassword.repeatHint')}
        autoComplete="new-password"
        maxLength={128}
        onPaste={(event) => event.preventDefault()}
        {...repeated}
      />
    </>
  )
}
