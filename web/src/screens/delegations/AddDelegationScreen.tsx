import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { useWizard } from '#src/ui/form/kit/useWizard.ts'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { CheckDelegationStep } from './CheckDelegationStep.tsx'
import {
  type DelegationDraft,
  isDelegationAnswered,
  NO_DRAFT,
  type Sent,
  type DelegationStep,
  DELEGATION_STEPS,
} from './draft.ts'
import { GrantStep } from './GrantStep.tsx'
import { type Kind, useKind } from './kind.ts'

/**
 * The wizard that entrusts supplies to somebody: to whom, which and until when, and a check before sending.
 */
export function AddDelegationScreen() {
  const { t } = useLocale()
  const kind = useKind()
  const { document } = useSession()
  const wizard = useWizard<DelegationStep, DelegationDraft, Sent>({
    path: kind.add,
    steps: DELEGATION_STEPS,
    start: () => ({ draft: NO_DRAFT }),
    isAnswered: (step, draft) => isDelegationAnswered(step, draft, document, serverToday()),
  })
  const { step, outcome, pathOf } = wizard
  if (outcome) return <SentPage kind={kind} sent={outcome} />

  const Part = PARTS[step]
  return (
    <Page width="narrow">
      <Steps
        label={t('delegations.add.steps')}
        current={DELEGATION_STEPS.indexOf(step)}
        steps={DELEGATION_STEPS.map((each) => ({ title: t(`delegations.add.${each}`), to: pathOf(each) }))}
      />
      <Part key={step} kind={kind} wizard={wizard} />
    </Page>
  )
}

const PARTS = { grant: GrantStep, check: CheckDelegationStep }

/** The result of entrusting supplies: newly requested, moved to another last day, or unchanged. */
function SentPage({ kind, sent }: { readonly kind: Kind; readonly sent: Sent }) {
  const { t, format } = useLocale()
  const { name, created, moved, same } = sent
  const day = format.date(sent.lastDay)
  return (
    <Page
      width="narrow"
      title={t(created + moved > 0 ? 'delegations.add.sentTitle' : 'delegations.add.unchangedTitle')}
    >
      <NoteList>
        {created > 0 ? <span>{t('delegations.add.sentAsked', { count: created, name })}</span> : null}
        {created > 0 ? <span>{t('delegations.add.sentWho')}</span> : null}
        {moved > 0 ? <span>{t('delegations.add.sentMoved', { count: moved, day })}</span> : null}
        {same > 0 ? <span>{t('delegations.add.sentSame', { count: same })}</span> : null}
      </NoteList>
      <Stack row gap={3}>
        <LinkButton to={`${kind.list}?view=given`} variant="primary">
          {t('delegations.add.seeList')}
        </LinkButton>
        <LinkButton to={kind.add}>{t('delegations.add.another')}</LinkButton>
      </Stack>
    </Page>
  )
}
