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
  return visitor ? <Confirmation visitor /> : <Page width="narrow">{<Confirmation visitor={false} />}</Page>
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
    <div>
      <LinkButton to={paths.profile} variant="primary">
        {t('profile.email.toProfile')}
      </LinkButton>
    </div>
  )
  if (error === null) {
    return (
      <Result title={t('profile.email.confirmedTitle')}>
        <Banner tone="success">{t('profile.email.confirmed')}</Banner>
        {visitor ? (
          <div>
            <LinkButton to={paths.login} variant="primary">
              {t('profile.email.enter')}
            </LinkButton>
          </div>
        ) : (
          toProfile
        )}
      </Result>
    )
  }
  const code = codeOf<ConfirmEmailFailure>(error)
  if (code === '2018') {
    return (
      <Result title={t('profile.email.takenTitle')}>
        <Banner tone="warning">{t('profile.email.takenNext')}</Banner>
        {toProfile}
      </Result>
    )
  }
  if (code === '2022') {
    return (
      <Result title={t('profile.email.deadTitle')} lead={t('profile.email.dead')}>
        <Banner tone="warning">{t('profile.email.deadNext')}</Banner>
        {toProfile}
      </Result>
    )
  }
  return (
    <Result title={t('profile.email.failedTitle')}>
      <Banner tone="error">{t('profile.email.failed')}</Banner>
      <div>
        <Button variant="primary" icon="refresh" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    </Result>
  )
}

type ResultProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

function Result({ title, lead, children }: ResultProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {children}
    </>
  )
}

/** The address after the secret is read. */
const READ = generatePath(paths.confirmEmail, { hash: 'link' })
