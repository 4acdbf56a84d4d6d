import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useStore } from '#src/base/store.ts'
import { confirmLeaving } from '#src/base/unsaved.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { isPasswordReminderDue } from '#src/session/login/passwordAge.ts'
import { idleSoonStore } from '#src/session/tokens/idle.ts'
import { keptSince } from '#src/session/tokens/keptAnswers.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { releaseStore } from './release.store.ts'

/** Warns before an idle session ends. Any activity keeps it; the button is for those who look for one. */
export function IdleNotice() {
  const { t } = useTranslation()
  const soon = useStore(idleSoonStore)
  if (!soon) return null
  return (
    <Banner tone="warning" actions={<Button size="small">{t('sessionEnd.stay')}</Button>}>
      {t('sessionEnd.idleSoon')}
    </Banner>
  )
}

/**
 * Reminds the user of a password that has to be changed within weeks. Once closed, it stays away until the page
 * reloads.
 */
export function PasswordAgeNotice() {
  const { t } = useTranslation()
  const { passwordDaysLeft } = useSession()
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(false)
  if (TELLING.has(pathname) || closed || !isPasswordReminderDue(passwordDaysLeft)) return null
  return (
    <Banner
      onDismiss={() => setClosed(true)}
      actions={
        <LinkButton size="small" to={paths.changePassword}>
          {t('sessionEnd.changePassword')}
        </LinkButton>
      }
    >
      {t('sessionEnd.passwordAge', { count: passwordDaysLeft })}
    </Banner>
  )
}

/** Pages that need no reminder: its target, and the profile, which shows it beside the password. */
const TELLING: ReadonlySet<string> = new Set([paths.changePassword, paths.profile])

/** The age of the data, on a page opened offline. */
export function KeptNotice() {
  const { t, format } = useLocale()
  const since = useStore(keptSince)
  if (useOnline() || since === null) return null
  return <Banner tone="warning">{t('sessionEnd.kept', { date: format.dateTime(since) })}</Banner>
}

/** Announces a new release. It loads at the customer's request, after a question about unsaved input. */
export function ReleaseNotice() {
  const { t } = useTranslation()
  const takeOver = useStore(releaseStore)
  if (takeOver === null) return null
  return (
    <Banner
      tone="info"
      actions={
        <Button size="small" icon="refresh" onClick={() => confirmLeaving(takeOver)}>
          {t('sessionEnd.release.load')}
        </Button>
      }
    >
      {t('sessionEnd.release.text')}
    </Banner>
  )
}
