import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useMatters } from '#src/domain/request/matters.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { HelpedPage, RaisedPage } from './EndPages.tsx'
import { HelpStep } from './HelpStep.tsx'
import { draftOf, stepPath, STEPS, stepToShow } from './requestDraft.ts'
import { TellStep } from './TellStep.tsx'
import { WhatStep } from './WhatStep.tsx'
import { WhereStep } from './WhereStep.tsx'
import type { StepProps } from './step.type.ts'

/**
 * Asks something of the company: what about, what can be done at once, where, what happened, how to be reached, and all
 * of it once more.
 */
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
        {(known) => <Wizard matters={known} />}
      </QueryGate>
    </Page>
  )
}

function Wizard({ matters }: Pick<StepProps, 'matters'>) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const format = useFormat()
  const words = {
    about: (code: string) => t('newRequest.tell.about', { code }),
    reading: (date: string) => t('newRequest.tell.reading', { date: format.date(date) }),
  }
  // It outlives the steps, each of which is a place in the history.
  const [draft, setDraft] = useState(() => draftOf(query, words))
  const [raised, setRaised] = useState<string | null>(null)
  const wanted = query.get('step')
  if (wanted === 'raised' && raised !== null) return <RaisedPage code={raised} />
  if (wanted === 'helped') return <HelpedPage />

  // A code of a link that nobody may raise is none.
  const known = matters.some(({ code }) => code === draft.matter) ? draft : { ...draft, matter: '' }
  const step = stepToShow(wanted, known)
  const parts = {
    what: WhatStep,
    help: HelpStep,
    where: WhereStep,
    tell: TellStep,
    contact: ContactStep,
    check: CheckStep,
  }
  const Part = parts[step]
  return (
    <>
      <Steps
        label={t('newRequest.steps')}
        current={step === 'help' ? 0 : STEPS.indexOf(step)}
        steps={STEPS.map((each) => ({ title: t(`newRequest.step.${each}`), to: stepPath(each) }))}
      />
      <Part
        key={step}
        matters={matters}
        draft={known}
        onDraft={(part) => setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))}
        onRaised={(code) => {
          setRaised(code)
          setDraft(draftOf(new URLSearchParams(), words))
        }}
      />
    </>
  )
}
