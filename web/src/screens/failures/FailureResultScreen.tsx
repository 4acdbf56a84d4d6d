import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LANGUAGES } from '#src/base/i18n/languages.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type CallResult, callResultIn, readAloud } from '#src/domain/failure/callResult.ts'
import { useFoundPeople } from '#src/domain/staff/foundPeople.ts'
import { recipientOf, useOfferLink } from '#src/domain/staff/link/linkRecipient.store.ts'
import { stopActing } from '#src/session/acting/acting.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Failures.module.css'

/** The result of a failure call, with a sentence to read to the caller in their language. */
export function FailureResultScreen() {
  const { t } = useLocale()
  const result = callResultIn(useLocation().state)
  if (!result)
    return (
      <Page title={t('failures.result.title')}>
        <EmptyState
          icon="phone"
          title={t('failures.result.none')}
          action={<LinkButton to={paths.failures}>{t('failures.panel.back')}</LinkButton>}
        />
      </Page>
    )
  return <Result result={result} />
}

function Result({ result }: { readonly result: CallResult }) {
  const { t, format } = useLocale()
  const navigate = useNavigate()
  const { acting } = useSession()
  const [language, setLanguage] = useState(result.language)
  const { outcome, warning, outage, until, cups } = result
  // Navigates to one of the actor's pages and renders it first: the guard of the customer's page would redirect the
  // actor elsewhere.
  const endCall = () =>
    void Promise.resolve(navigate(paths.failures, { flushSync: true, replace: true })).then(
      () => acting && stopActing(),
    )
  return (
    <Page title={t('failures.result.title')}>
      <Banner tone={outcome === 'failed' ? 'error' : 'success'} title={t(`failures.result.${outcome}`)}>
        {t(`failures.result.${outcome}Text`)}
      </Banner>
      {cups !== undefined && <LinkToHolder cups={cups} />}
      {outage !== '' && (
        <Card title={t('failures.result.facts')}>
          <DescriptionList
            items={[
              { term: t('failures.result.warning'), value: warning },
              { term: t('failures.board.code'), value: outage },
              {
                term: t('failures.result.until'),
                value: until === null ? t('failures.result.unknown') : format.dateTime(until),
              },
            ]}
          />
        </Card>
      )}
      <Card
        title={t('failures.result.aloud')}
        actions={
          <SegmentedControl
            label={t('failures.result.language')}
            segments={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
            value={language}
            onValue={setLanguage}
          />
        }
      >
        <blockquote className={styles.aloud} lang={language} aria-live="polite">
          {readAloud(result, language)}
        </blockquote>
      </Card>
      <Stack row gap={3}>
        <Button variant="primary" icon="phone" onClick={endCall}>
          {t(acting ? 'failures.result.endActing' : 'failures.result.end')}
        </Button>
      </Stack>
    </Page>
  )
}

/** The supply's holder can be sent a link to its outages, as on the panel. */
function LinkToHolder({ cups }: { readonly cups: string }) {
  const [holder] = useFoundPeople({ key: 'cups', value: cups }, 0).data?.people ?? []
  useOfferLink(holder && recipientOf(holder, cups))
  return null
}
