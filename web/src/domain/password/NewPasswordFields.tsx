import { LoginPasswordLimit } from '@acometida/api-spec/generated/limits'
import {
  PASSWORD_LENGTH,
  PASSWORD_RULES,
  PASSWORD_SYMBOLS,
  passwordViolations,
} from '@acometida/api-spec/rules/person/password'
import { passwordLevel, passwordScore } from '@acometida/api-spec/rules/person/passwordStrength'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#src/ui/form/kit/useForm.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useBrandWords } from './brandWords.ts'
import styles from './NewPasswordFields.module.css'

type NewPasswordFieldsProps = {
  readonly chosen: FieldProps<'newPassword', string>
  readonly repeated: FieldProps<'repeatedPassword', string>
  /** The user's document in normal form, of which no part may be in the password. Empty while unknown. */
  readonly document: string
}

/** The fields of a new password: the password with its strength, and its repetition. */
export function NewPasswordFields({ chosen, repeated, document }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.chosen}>
        <PasswordField
          label={t('newPassword.label')}
          autoComplete="new-password"
          maxLength={LoginPasswordLimit}
          {...chosen}
        />
        <StrengthMeter password={chosen.value} />
        <PasswordRules password={chosen.value} document={document} refused={chosen.error !== undefined} />
      </div>
      <PasswordField
        label={t('newPassword.repeat')}
        hint={t('newPassword.repeatHint')}
        autoComplete="new-password"
        maxLength={LoginPasswordLimit}
        onPaste={(event) => event.preventDefault()}
        {...repeated}
      />
    </>
  )
}

/** The strength of a password, in three levels. Empty input has none. PasswordRules shows whether it is valid. */
function StrengthMeter({ password }: { readonly password: string }) {
  const { t } = useTranslation()
  const level = passwordLevel(passwordScore(password))
  return (
    <output className={styles.meter} data-level={level}>
      <span className={styles.steps} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {level && (
        <span className={styles.words}>
          {t('newPassword.strength')} <strong>{t(`newPassword.level.${level}`)}</strong>
        </span>
      )}
    </output>
  )
}

type PasswordRulesProps = {
  readonly password: string
  /** The user's document in normal form. Empty while unknown. */
  readonly document: string
  /** The password was submitted as it is: unmet rules are marked as errors. */
  readonly refused: boolean
}

/** The rules of a password, listed before and ticked off during typing. */
function PasswordRules({ password, document, refused }: PasswordRulesProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const brandWords = useBrandWords()
  const broken = new Set(passwordViolations(password, { document, brandWords }))
  const met = password === '' ? [] : PASSWORD_RULES.filter((rule) => !broken.has(rule))
  const values = { ...PASSWORD_LENGTH, symbols: [...PASSWORD_SYMBOLS].join(' ') }
  return (
    <div className={styles.box}>
      <p className={styles.title} id={titleId}>
        {t('newPassword.rulesTitle')}
      </p>
      <ul className={styles.rules} aria-labelledby={titleId}>
        {PASSWORD_RULES.map((rule) => {
          const ticked = met.includes(rule)
          return (
            <li key={rule} className={styles.rule} data-state={ticked ? 'met' : refused ? 'refused' : 'pending'}>
              <span className={styles.mark}>
                {ticked ? <Icon name="check" size={16} /> : refused && <Icon name="close" size={16} />}
              </span>
              {password !== '' && (
                <span className="visually-hidden">
                  {t(ticked ? 'newPassword.ruleMet' : 'newPassword.rulePending')}{' '}
                </span>
              )}
              <span>{t(`newPassword.rules.${rule}`, values)}</span>
            </li>
          )
        })}
      </ul>
      <output className="visually-hidden">
        {password !== '' && t('newPassword.rulesMet', { met: met.length, total: PASSWORD_RULES.length })}
      </output>
    </div>
  )
}
