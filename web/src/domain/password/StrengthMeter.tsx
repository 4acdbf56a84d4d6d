import { passwordLevel, passwordScore } from '@acometida/api-spec/rules/strength'
import { useTranslation } from 'react-i18next'
import styles from './StrengthMeter.module.css'

/** How strong a password looks, in three steps and a word; nothing typed has no level. Whether it is valid, PasswordRules says. */
export function StrengthMeter({ password }: { readonly password: string }) {
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
