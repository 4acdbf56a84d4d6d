import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { type ConfirmEmailFailure, useConfirmEmail } from '#src/api/generated/api.ts'
import { forgetLinkSecret, useLinkSecret } from '#src/base/useLinkSecret.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LinkQuestion } from '#src/ui/layout/page/LinkQuestion.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

/**
 * The target of the link to a new address. Asks before it confirms the address, with or without a session.
 */
export function ConfirmEmailScreen() {
  const visitor = useSessionState().status === 'visitor'
  const confirmation = <Confirmation visitor={visitor} />
  return visitor ? confirmation : <Page width="narrow">{confirmation}</Page>
}

function Confirmation({ visitor }: { readonly visitor: boolean }) {
  const { t } = useTranslation()
  const hash = useLinkSecret(useParams()['hash'] ?? '', READ)
  const { mutate, isIdle, isPending, error } = useConfirmEmail({ mutation: { onSuccess: forgetLinkSecret } })
  const confirm = () => mutate({ hash })
  if (isIdle || isPending) {
    return (
      <LinkQuestion
        title={t('profile.email.askTitle')}
        lead={t('profile.email.askLead')}
        actions={
          <Button variant="primary" loading={isPending} onClick={confirm}>
            {t('profile.email.act')}
          </Button>
        }
      />
    )
  }
  const outcome = outcomeOf(error)
  return (
    <>
      <PageHeader
        title={t(`profile.email.${outcome}Title`)}
        lead={outcome === 'dead' ? t('profile.email.dead') : undefined}
      />
      <Banner tone={TONES[outcome]}>{t(`profile.email.${TEXTS[outcome]}`)}</Banner>
      <div>{nextStep()}</div>
    </>
  )

  function nextStep() {
    if (outcome === 'failed') {
      return (
        <Button variant="primary" icon="refresh" onClick={confirm}>
          {t('common.retry')}
        </Button>
      )
    }
    const toLogin = outcome === 'confirmed' && visitor
    return (
      <LinkButton to={toLogin ? paths.login : paths.profile} variant="primary">
        {t(toLogin ? 'profile.email.enter' : 'profile.email.toProfile')}
      </LinkButton>
    )
  }
}

/** `taken`: an account has the address by now. `dead`: the link is wrong, used or expired. */
type Outcome = 'confirmed' | 'taken' | 'dead' | 'failed'

function outcomeOf(error: unknown): Outcome {
  if (error === null) return 'confirmed'
  const code = codeOf<ConfirmEmailFailure>(error)
  if (code === '2018') return 'taken'
  return code === '2022' ? 'dead' : 'failed'
}

const TONES = { confirmed: 'success', taken: 'warning', dead: 'warning', failed: 'error' } as const
const TEXTS = { confirmed: 'confirmed', taken: 'takenNext', dead: 'deadNext', failed: 'failed' } as const

/** The address after the secret is read. */
const READ = generatePath(paths.confirmEmail, { hash: 'link' })
