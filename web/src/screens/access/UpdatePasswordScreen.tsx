import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { config } from '#src/api/config.ts'
import { paths } from '#src/app/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import styles from './UpdatePasswordScreen.module.css'

/** The log-in wants another password first: what that means and what to do next; or that it is done. */
export function UpdatePasswordScreen() {
  const { t } = useTranslation()
  const situation = situationOf(useLocation().state)
  const { contactForm, contact } = config().links
  const address = contactForm || contact
  if (situation === null) return <Navigate to={paths.login} replace />
  if (situation === 'changed') {
    return (
      <>
        <PageHeader title={t('login.newPassword.doneTitle')} />
        <Banner tone="success">{t('login.newPassword.done')}</Banner>
        <div>
          <LinkButton to={paths.login} variant="primary" replace>
            {t('common.continue')}
          </LinkButton>
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('login.newPassword.title')} lead={t(`login.newPassword.${situation}`)} />
      <section className={styles.next} aria-labelledby="next-title">
        <h2 className={styles.title} id="next-title">
          {t('login.newPassword.steps')}
        </h2>
        <ol className={styles.steps}>
          <li>{t('login.newPassword.stepKeep')}</li>
          <li>{t('login.newPassword.stepContact')}</li>
        </ol>
        <p className={styles.never}>{t('login.newPassword.stepNever')}</p>
      </section>
      <Stack row gap={3}>
        {address !== '' && (
          <LinkButton to={address} variant="primary">
            {t('login.newPassword.contact')}
          </LinkButton>
        )}
        <LinkButton to={paths.login} icon="arrowLeft">
          {t('login.mfa.backToLogin')}
        </LinkButton>
      </Stack>
    </>
  )
}

type Situation = 'codeSent' | 'codeOnRequest' | 'changed'

/** What the log-in said; null for whoever opens the address by hand. */
function situationOf(state: unknown): Situation | null {
  if (typeof state !== 'object' || state === null) return null
  if ('changed' in state) return 'changed'
  return 'codeSent' in state ? (state.codeSent === true ? 'codeSent' : 'codeOnRequest') : null
}
