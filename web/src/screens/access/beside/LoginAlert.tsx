import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, type CodeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { shownErrorOf } from '#src/api/error.store.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { contactAddress } from '#src/api/pages.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** The reason of a refused log-in, with the action that its code offers. */
export function LoginAlert({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const code = codeOf<LogInFailure>(error)
  const wayForward = useWayForward(code)
  if (code === '2024') {
    return (
      <Dialog open onClose={onClose} title={t('access.timeUnblockTitle')} closeLabel={t('common.close')}>
        <p>{t('access.timeUnblock')}</p>
      </Dialog>
    )
  }
  return (
    <Banner tone="error" title={titleOf(t, code)} actions={wayForward}>
      {loginErrorText(t, error)}
    </Banner>
  )
}

/** The text of a refused log-in. Two codes share those of the registration. */
export function loginErrorText(t: TFunction, error: unknown): string {
  // The catalogue has a text for 2005 at the log-in, although the operation does not list it.
  const { code } = shownErrorOf(error)
  if (code === '2004') return t('errors.createRegistrationUser.2004')
  if (code === '2005') return t('errors.createRegistrationUser.2005b')
  return errorText(t, error)
}

type LogInCode = CodeOf<LogInFailure>

const UNKNOWN_USER: ReadonlySet<LogInCode> = new Set(['2013', '2014', '2015', '2020'])

function titleOf(t: TFunction, code: LogInCode): string | undefined {
  if (UNKNOWN_USER.has(code)) return t('access.unknownUserTitle')
  if (code === '2017') return t('access.invalidDocumentTitle')
  if (code === '2016') return t('account.notActivated.title')
  if (code === '2021') return t('access.blocked.title')
  return code === '1001' ? undefined : t('access.failedTitle')
}

/** The available actions: existing screens and configured addresses. Null without one. */
function useWayForward(code: LogInCode): ReactNode {
  const { t } = useTranslation()
  const actions: readonly (readonly [label: string, to: string])[] = [
    ...(UNKNOWN_USER.has(code) ? [[t('login.panel.signUp'), paths.signUp] as const] : []),
    ...(code === '2016' ? [[t('account.notActivated.resend'), paths.resendActivation] as const] : []),
    ...(code === '2021' ? [[t('access.blocked.unblock'), paths.resetPassword] as const] : []),
    ...(code === '2016' || code === '2021' ? [[t('account.notActivated.contact'), contactAddress()] as const] : []),
  ]
  if (actions.length === 0) return null
  return actions.map(([label, to]) => (
    <LinkButton key={to} size="small" to={to}>
      {label}
    </LinkButton>
  ))
}
