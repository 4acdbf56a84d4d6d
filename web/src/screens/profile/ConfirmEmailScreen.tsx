import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { question, useQuestion } from '#src/api/query/composed.ts'
import { confirmEmail, type ConfirmEmailFailure } from '#src/api/generated/api.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'

/**
 * The target of the link to a new address. Confirms it at once, with or without a session, and removes the secret from
 * the address.
 */
export function ConfirmEmailScreen() {
  const visitor = useSessionState().status === 'visitor'
  const confirmation = <Confirmation visitor={visitor} />
  return visitor ? confirmation : <Page width="narrow">{confirmation}</Page>
}

function Confirmation({ visitor }: { readonly visitor: boolean }) {
  const { t } = useTranslation()
  const params = useParams()
  const [hash] = useState(params['hash'] ?? '')
  const confirmation = question('confirmEmail', [hash], () => confirmEmail(hash), { once: true })
  const { isFetching, error, refetch } = useQuestion(confirmation)
  useEffect(() => window.history.replaceState(window.history.state, '', READ), [])

  if (isFetching) {
    return (
      <>
        <PageHeader title={t('profile.email.confirming')} lead={t('profile.email.confirmingLead')} />
        <SkeletonLayout of="text" count={2} />
      </>
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
        <Button variant="primary" icon="refresh" onClick={() => void refetch()}>
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
