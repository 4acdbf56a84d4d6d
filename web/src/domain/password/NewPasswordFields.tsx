import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'
import { NEW_PASSWORD_FIELD, REPEATED_PASSWORD_FIELD } from './newPasswordProblems.ts'
import styles from './NewPasswordFields.module.css'
import { PasswordRules } from './PasswordRules.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'

type NewPasswordFieldsProps = {
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly repeated: string
  readonly onRepeated: (repeated: string) => void
  /** The user's document in normal form, whose pieces may not be part of the password; empty while it is unknown. */
  readonly document: string
  /** Those of the whole form: each field finds its own, see newPasswordProblems. */
  readonly problems: readonly FieldProblem[]
}

/** A new password, told how good it is while it is typed, and the same again. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, onPassword, repeated, onRepeated, document, problems } = props
  const { t } = useTranslation()
  const problemOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message
  const refused = problemOf(NEW_PASSWORD_FIELD)
  return (
    <>
      <div className={styles.chosen}>
        <PasswordField
          label={t('newPassword.label')}
          error={refused}
          name={NEW_PASSWORD_FIELD}
          autoComplete="new-password"
          maxLength={128}
          value={password}
          onValue={onPassword}
        />
        <StrengthMeter password={password} />
        <PasswordRules password={password} document={document} refused={refused !== undefined} />
      </div>
      <PasswordField
        label={t('newPassword.repeat')}
        hint={t('newPassword.repeatHint')}
        error={problemOf(REPEATED_PASSWORD_FIELD)}
        name={REPEATED_PASSWORD_FIELD}
        autoComplete="new-password"
        maxLength={128}
        value={repeated}
        onValue={onRepeated}
        onPaste={(event) => event.preventDefault()}
      />
    </>
  )
}
