import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/base/serverToday.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { useWizard } from '#src/ui/form/kit/useWizard.ts'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckStep } from './CheckStep.tsx'
import { type Draft, isAnswered, NO_DRAFT, type Sent, type Step, STEPS } from './draft.ts'
import { useKind } from './kind.ts'
import { SentPage } from './SentPage.tsx'
import { SuppliesStep } from './SuppliesStep.tsx'
import { UntilStep } from './UntilStep.tsx'
import { WhoStep } from './WhoStep.tsx'

/**
 * The wizard that entrusts supplies to somebody: who, which, until when, and a check before sending. Each step has a
 * history entry.
 */
export function AddDelegationScreen() {
  const { t } = useTranslation()
  const kind = useKind()
  const { document } = useSession()
  const wizard = useWizard<Step, Draft, Sent>({
    path: kind.add,
    steps: STEPS,
    start: () => ({ draft: NO_DRAFT }),
    isAnswered: (step, draft) => isAnswered(step, draft, document, serverToday()),
  })
  const { step, outcome, pathOf } = wizard
  if (outcome) return <SentPage kind={kind} sent={outcome} />

  const Part = PARTS[step]
  return (
    <Page width="narrow">
      <Steps
        label={t('delegations.add.steps')}
        current={STEPS.indexOf(step)}
        steps={STEPS.map((each) => ({ title: t(`delegations.add.${each}`), to: pathOf(each) }))}
      />
      <Part key={step} kind={kind} wizard={wizard} />
    </Page>
  )
}

const PARTS = { who: WhoStep, supplies: SuppliesStep, until: UntilStep, check: CheckStep }
