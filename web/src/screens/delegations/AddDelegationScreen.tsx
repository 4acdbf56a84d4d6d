import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { serverToday } from '#src/domain/delegation/delegations.ts'
import { useSession } from '#src/session/session.store.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckStep } from './CheckStep.tsx'
import { type Draft, NO_DRAFT, type Sent, STEPS, stepToShow } from './draft.ts'
import { stepPath, useKind } from './kind.ts'
import { SentPage } from './SentPage.tsx'
import { SuppliesStep } from './SuppliesStep.tsx'
import { UntilStep } from './UntilStep.tsx'
import { WhoStep } from './WhoStep.tsx'

/**
 * Entrusts supplies to somebody: who, which, until when, and all of it once more before it is sent. Each step is one in
 * the history.
 */
export function AddDelegationScreen() {
  const { t } = useTranslation()
  const kind = useKind()
  const { document } = useSession()
  const [query] = useSearchParams()
  // They outlive the steps, each of which is a place in the history.
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const [sent, setSent] = useState<Sent | null>(null)
  const wanted = query.get('step')
  if (wanted === 'sent' && sent) return <SentPage kind={kind} sent={sent} />

  const step = stepToShow(wanted, draft, document, serverToday())
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const finish = (what: Sent) => {
    setSent(what)
    setDraft(NO_DRAFT)
  }
  const parts = { who: WhoStep, supplies: SuppliesStep, until: UntilStep, check: CheckStep }
  const Part = parts[step]
  return (
    <Page width="narrow">
      <Steps
        label={t('delegations.add.steps')}
        current={STEPS.indexOf(step)}
        steps={STEPS.map((each) => ({ title: t(`delegations.add.${each}`), to: stepPath(kind, each) }))}
      />
      <Part key={step} kind={kind} draft={draft} onDraft={change} onSent={finish} />
    </Page>
  )
}
