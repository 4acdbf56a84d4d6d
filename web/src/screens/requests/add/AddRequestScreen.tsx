import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useMatters } from '#src/domain/request/matters.ts'
import { useWizard } from '#src/ui/form/kit/useWizard.ts'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { HelpedPage, RaisedPage } from './EndPages.tsx'
import { HelpStep } from './HelpStep.tsx'
import { draftOf, isAnswered, type RequestDraft, type Step, STEPS, type StepProps } from './requestDraft.ts'
import { hasSuggestion } from './suggestion.ts'
import { TellStep } from './TellStep.tsx'
import { WhatStep } from './WhatStep.tsx'
import { WhereStep } from './WhereStep.tsx'

/** The wizard of a new request: subject, immediate help, place, description, contact, and check. */
export function AddRequestScreen() {
  const { t } = useTranslation()
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

function Questions({ matters }: Pick<StepProps, 'matters'>) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const format = useFormat()
  const wizard = useWizard<Step, RequestDraft, string>({
    path: paths.newRequest,
    steps: STEPS,
    start: () => {
      const draft = draftOf(query, {
        about: (code) => t('newRequest.tell.about', { code }),
        reading: (date) => t('newRequest.tell.reading', { date: format.date(date) }),
      })
      // A link's code that is not among the subjects is ignored.
      const known = matters.some(({ code }) => code === draft.matter) ? draft : { ...draft, matter: '' }
      return { draft: known, step: known.goesOn ? 'where' : 'what' }
    },
    isAnswered,
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
        current={helps ? 0 : STEPS.indexOf(step)}
        steps={STEPS.map((each) => ({ title: t(`newRequest.step.${each}`), to: pathOf(each) }))}
      />
      <Part key={helps ? 'help' : step} matters={matters} wizard={wizard} />
    </>
  )
}

const PARTS = { what: WhatStep, where: WhereStep, tell: TellStep, contact: ContactStep, check: CheckStep }
