import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { logInFromRedirect, queryBeforeRedirect } from '#src/session/login/logIn.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { stateOfQuestion } from './loginQuestion.ts'

/** The return from an identity provider. Its code is valid once, so it is sent once and removed from the address. */
export function RedirectLoginScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [{ code, state }] = useState({ code: search.get('code') ?? '', state: search.get('state') ?? '' })
  // Read once, because opening the session deletes it.
  const [leftQuery] = useState(queryBeforeRedirect)
  const logIn = defineQuery('logInByRedirect', [code, state], () => logInFromRedirect(code, state), { once: true })
  const { data: step, isPending } = useDefinedQuery(logIn)
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])

  if (isPending) {
    return (
      <>
        <PageHeader title={t('access.redirect.title')} lead={t('access.redirect.working')} />
        <SkeletonLayout of="text" count={2} />
      </>
    )
  }
  if (step?.kind === 'opened') return <Navigate to={{ pathname: paths.root, search: leftQuery }} replace />
  if (step?.kind === 'setup')
    return <Navigate to={{ pathname: paths.login, search: leftQuery }} state={stateOfQuestion('verify')} replace />
  return (
    <>
      <PageHeader title={t('access.redirect.failedTitle')} hasErrors />
      <Banner tone="error">
        {t(step?.kind === 'code' ? 'access.redirect.needsPassword' : 'access.redirect.failed')}
      </Banner>
      <div>
        <LinkButton to={`${paths.login}${leftQuery}`} variant="primary" icon="arrowLeft" replace>
          {t('common.backToLogin')}
        </LinkButton>
      </div>
    </>
  )
}
