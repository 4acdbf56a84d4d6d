import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type ReactNode, useEffect, useState } from 'react'
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
  const toProfile = (
    <LinkButton to={paths.profile} variant="primary">
      {t('profile.email.toProfile')}
    </LinkButton>
  )
  if (error === null) {
    return (
      <Result title={t('profile.email.confirmedTitle')} tone="success" text={t('profile.email.confirmed')}>
        {visitor ? (
          <LinkButton to={paths.login} variant="primary">
            {t('profile.email.enter')}
          </LinkButton>
        ) : (
          toProfile
        )}
      </Result>
    )
  }
  const code = codeOf<ConfirmEmailFailure>(error)
  if (code === '2018') {
    return (
      <Result title={t('profile.email.takenTitle')} tone="warning" text={t('profile.email.takenNext')}>
        {toProfile}
      </Result>
    )
  }
  if (code === '2022') {
    return (
      <Result
        title={t('profile.email.deadTitle')}
        lead={t('profile.email.dead')}
        tone="warning"
        text={t('profile.email.deadNext')}
      >
        {toProfile}
      </Result>
    )
  }
  return (
    <Result title={t('profile.email.failedTitle')} tone="error" text={t('profile.email.failed')}>
      <Button variant="primary" icon="refresh" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </Result>
  )
}

type ResultProps = {
  readonly title: string
  readonly lead?: string
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  /** The next step. */
  readonly children: ReactNode
}

function Result({ title, lead, tone, text, children }: ResultProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Banner tone={tone}>{text}</Banner>
      <div>{children}</div>
    </>
  )
}

/** The address after the secret is read. */
const READ = generatePath(paths.confirmEmail, { hash: 'link' })
