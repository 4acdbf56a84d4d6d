import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#src/api/config.ts'
import { shownErrorOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { useKnownPath } from '#src/app/knownPath.ts'
import { paths } from '#src/app/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

type LoginAlertProps = {
  readonly error: unknown
  readonly onClose: () => void
  readonly onChangeUser: () => void
}

/** Why the log-in was refused, and the way forward that its code has. */
export function LoginAlert({ error, onClose, onChangeUser }: LoginAlertProps) {
  const { t } = useTranslation()
  const { code } = shownErrorOf(error)
  if (code === '2024') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('login.timeUnblockTitle')}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      >
        <p>{t('login.timeUnblock')}</p>
      </Dialog>
    )
  }
  return (
    <Banner tone="error" title={titleOf(t, code)} actions={<WayForward code={code} onChangeUser={onChangeUser} />}>
      {loginErrorText(t, error)}
    </Banner>
  )
}

/** The words of a refused log-in: two codes share those of the registration. */
export function loginErrorText(t: TFunction, error: unknown): string {
  const { code } = shownErrorOf(error)
  if (code === '2004') return t('errors.createRegistrationUser.2004')
  if (code === '2005') return t('errors.createRegistrationUser.2005b')
  return errorText(t, error)
}

const UNKNOWN_USER: ReadonlySet<string> = new Set(['2013', '2014', '2015', '2020'])

function titleOf(t: TFunction, code: string): string | undefined {
  if (UNKNOWN_USER.has(code)) return t('login.unknownUserTitle')
  if (code === '2017') return t('login.invalidDocumentTitle')
  if (code === '2016') return t('login.notActivated.title')
  if (code === '2021') return t('login.blocked.title')
  return code === '1001' ? undefined : t('login.failedTitle')
}

/** Only ways that lead somewhere: screens that exist, addresses that the installation has. */
function WayForward({ code, onChangeUser }: { readonly code: string; readonly onChangeUser: () => void }): ReactNode {
  const { t } = useTranslation()
  const knownPath = useKnownPath()
  const { contactForm, contact } = config().links
  const form = contactForm || contact
  const contactLink = form !== '' && (
    <LinkButton size="small" to={form}>
      {t('login.notActivated.contact')}
    </LinkButton>
  )
  if (code === '2017' || UNKNOWN_USER.has(code)) {
    return (
      <Button size="small" onClick={onChangeUser}>
        {t('login.changeUser')}
      </Button>
    )
  }
  if (code === '2016') {
    return (
      <>
        {knownPath(paths.resendActivation) && (
          <LinkButton size="small" to={paths.resendActivation}>
            {t('login.notActivated.resend')}
          </LinkButton>
        )}
        {contactLink}
      </>
    )
  }
  if (code !== '2021') return null
  return knownPath(paths.resetPassword) ? (
    <LinkButton size="small" to={paths.resetPassword}>
      {t('login.blocked.unblock')}
    </LinkButton>
  ) : (
    contactLink
  )
}
