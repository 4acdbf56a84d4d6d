import { useTranslation } from 'react-i18next'
import { ConfigError } from '#src/api/config.ts'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Logo } from '#src/ui/icon/Logo.tsx'
import styles from './ConfigErrorScreen.module.css'

/** The settings of the installation cannot be read: without them there is no client, only this page. */
export function ConfigErrorScreen({ reason }: { readonly reason: unknown }) {
  const { t } = useTranslation()
  useDocumentTitle(t('support.config.title'), true)
  return (
    <main className={styles.page}>
      <Logo />
      <ErrorState
        title={t('support.config.title')}
        onRetry={() => window.location.reload()}
        reference={reason instanceof ConfigError ? reason.message : 'XXX'}
      >
        {t('support.config.text')}
      </ErrorState>
    </main>
  )
}
