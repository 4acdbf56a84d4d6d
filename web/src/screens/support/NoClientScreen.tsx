import { useTranslation } from 'react-i18next'
import { ConfigError, InsecureError } from '#src/api/config.ts'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { buttonClass } from '#src/ui/action/buttonClass.ts'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Logo } from '#src/ui/icon/Logo.tsx'
import styles from './NoClientScreen.module.css'

/** The page shown if the client cannot start: its settings cannot be read, or it was loaded over plain http. */
export function NoClientScreen({ reason }: { readonly reason: unknown }) {
  const { t } = useTranslation()
  const insecure = reason instanceof InsecureError
  const title = t(insecure ? 'noClient.insecure.title' : 'noClient.config.title')
  useDocumentTitle(title, true)
  return (
    <main className={styles.page}>
      <Logo />
      {insecure ? (
        <>
          <ErrorState title={title}>{t('noClient.insecure.text')}</ErrorState>
          <a className={buttonClass({ variant: 'primary' })} href={window.location.href.replace('http:', 'https:')}>
            {t('noClient.insecure.open')}
          </a>
        </>
      ) : (
        <ErrorState
          title={title}
          onRetry={() => window.location.reload()}
          reference={reason instanceof ConfigError ? reason.message : 'XXX'}
        >
          {t('noClient.config.text')}
        </ErrorState>
      )}
    </main>
  )
}
