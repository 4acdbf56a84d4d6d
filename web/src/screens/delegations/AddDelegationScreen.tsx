import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useStore } from '#src/api/store.ts'
import { serverToday } from '#src/domain/delegation/delegations.ts'
import { useSession } from '#src/session/session.store.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckStep } from './CheckStep.tsx'
import { draftOf, draftStore, sentStore, STEPS, stepToShow } from './draft.store.ts'
import { stepPath, useKind } from './kind.ts'
import { SentPage } from './SentPage.tsx'
import { SuppliesStep } from './SuppliesStep.tsx'
import { UntilStep } from './UntilStep.tsx'
import { WhoStep } from './WhoStep.tsx'

/** Entrusts supplies to somebody: who, which, until when, and all of it once more before it is sent. Each step is one in the history. */
export function AddDelegationScreen() {
  const { t } = useTranslation()
  const kind = useKind()
  const { document } = useSession()
  const [query] = useSearchParams()
  useStore(draftStore)
  const sent = useStore(sentStore)
  const wanted = query.get('step')
  if (wanted === 'sent' && sent) return <SentPage kind={kind} sent={sent} />

  const draft = draftOf(kind)
  const step = stepToShow(wanted, draft, document, serverToday())
  const parts = { who: WhoStep, supplies: SuppliesStep, until: UntilStep, check: CheckStep }
  const Part = parts[step]
  return (
    <Page width="narrow">
      <Steps
        label={t('delegations.add.steps')}
        current={STEPS.indexOf(step)}
        steps={STEPS.map((each) => ({ title: t(`delegations.add.${each}`), to: stepPath(kind, each) }))}
      />
      <Part key={`${kind.id} ${step}`} kind={kind} draft={draft} />
    </Page>
  )
}
