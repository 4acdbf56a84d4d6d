import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import styles from './ForgottenLink.module.css'

/** The link for a forgotten password. Passes on the typed user. */
export function ForgottenLink({ user }: { readonly user: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.link}>
      <LinkButton to={startPaths.resetPassword} state={{ user }} variant="quiet">
        {t('login.forgotten')}
      </LinkButton>
    </div>
  )
}
