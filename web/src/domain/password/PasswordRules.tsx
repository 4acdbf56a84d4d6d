import {
  PASSWORD_LENGTH,
  PASSWORD_RULES,
  PASSWORD_SYMBOLS,
  passwordViolations,
} from '@acometida/api-spec/rules/password'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { brandWords } from '@acometida/api-spec/rules/brandWords'
import styles from './PasswordRules.module.css'

type PasswordRulesProps = {
  readonly password: string
  /** The user's document in normal form; empty while it is unknown. */
  readonly document: string
  /** The password was submitted as it is: what it lacks is marked as an error. */
  readonly refused?: boolean | undefined
}

/** Every rule of a password, known before it is typed and ticked off while it is. */
export function PasswordRules({ password, document, refused = false }: PasswordRulesProps) {
  const { t } = useTranslation()
  const titleId = useId()
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
