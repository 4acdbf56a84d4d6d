import { paths, requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useSearchParams } from 'react-router-dom'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useMatters } from '#src/domain/request/matters.ts'
import { useRequest } from '#src/domain/request/requests.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { useWizard } from '#src/ui/form/kit/useWizard.ts'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckRequestStep } from './CheckRequestStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { HelpStep } from './HelpStep.tsx'
import {
  draftOf,
  isRequestAnswered,
  type RequestDraft,
  type RequestStep,
  REQUEST_STEPS,
  type RequestStepProps,
} from './requestDraft.ts'
import { hasSuggestion } from './suggestion.ts'
import { TellStep } from './TellStep.tsx'
import { WhatStep } from './WhatStep.tsx'

/** The wizard of a new request: subject, immediate help, place and description, and check with the contact data. */
export function AddRequestScreen() {
  const { t } = useLocale()
  const matters = useMatters()
  return (
    <Page width="narrow">
      <QueryGate
        query={matters}
        skeleton={
          <>
            <PageHeader title={t('newRequest.what.title')} />
            <SkeletonLayout of="form" count={4} />
          </>
        }
      >
        {(known) => <Questions matters={known} />}
      </QueryGate>
    </Page>
  )
}

function Questions({ matters }: Pick<RequestStepProps, 'matters'>) {
  const { t, format } = useLocale()
  const [query] = useSearchParams()
  const wizard = useWizard<RequestStep, RequestDraft, string>({
    path: paths.newRequest,
    steps: REQUEST_STEPS,
    start: () => {
      const draft = draftOf(query, {
        about: (code) => t('newRequest.tell.about', { code }),
        reading: (date) => t('newRequest.tell.reading', { date: format.date(date) }),
      })
      // A link's code that is not among the subjects is ignored.
      const known = matters.some(({ code }) => code === draft.matter) ? draft : { ...draft, matter: '' }
      return { draft: known, step: known.goesOn ? 'tell' : 'what' }
    },
    isAnswered: isRequestAnswered,
  })
  const { step, draft, outcome: code, pathOf } = wizard
  const requestedStep = query.get('step')
  if (code !== null) return <RaisedPage code={code} />
  if (requestedStep === 'helped') return <HelpedPage />

  const helps = requestedStep === 'help' && hasSuggestion(draft.matter)
  const Part = helps ? HelpStep : PARTS[step]
  return (
    <>
      <Steps
        label={t('newRequest.steps')}
        current={helps ? 0 : SHOWN_STEPS.indexOf(step === 'contact' ? 'check' : step)}
        steps={SHOWN_STEPS.map((each) => ({ title: t(`newRequest.step.${each}`), to: pathOf(each) }))}
      />
      <Part key={helps ? 'help' : step} matters={matters} wizard={wizard} />
    </>
  )
}

/** The contact data come from the profile. Their page is a way aside. */
const SHOWN_STEPS = ['what', 'tell', 'check'] as const

const PARTS = { what: WhatStep, tell: TellStep, contact: ContactStep, check: CheckRequestStep }

/** The confirmation of a new request: number, date, and the next step with its deadline. */
function RaisedPage({ code }: { readonly code: string }) {
  const { t, format } = useLocale()
  const now = serverNowMs()
  const { data: raised, isLoading } = useRequest(code)
  return (
    <>
      <IconMark icon="success" />
      <PageHeader title={t('newRequest.raised.title')} lead={t('newRequest.raised.lead')} />
      <Card>
        <DescriptionList
          items={[
            { term: t('newRequest.raised.number'), value: <strong>{code}</strong> },
            { term: t('newRequest.raised.day'), value: format.longDate(now) },
            {
              term: t('newRequest.raised.next'),
              value: isLoading ? (
                <Skeleton width="16rem" />
              ) : (
                raised?.next &&
                t('newRequest.raised.term', {
                  date: format.longDate(raised.next.dueMs),
                  time: format.time(raised.next.dueMs),
                })
              ),
            },
          ]}
        />
      </Card>
      <Stack row gap={3}>
        <LinkButton to={requestPath(code)} variant="primary">
          {t('newRequest.raised.see')}
        </LinkButton>
        <Button icon="print" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      </Stack>
    </>
  )
}

/** The end of a question that was answered without a request. */
function HelpedPage() {
  const { t } = useLocale()
  return (
    <>
      <IconMark icon="success" />
      <PageHeader title={t('newRequest.helped.title')} lead={t('newRequest.helped.lead')} />
      <Stack row gap={3}>
        <LinkButton to={paths.supplies} variant="primary">
          {t('newRequest.helped.supplies')}
        </LinkButton>
        <LinkButton to={paths.newRequest}>{t('newRequest.helped.another')}</LinkButton>
      </Stack>
    </>
  )
}
