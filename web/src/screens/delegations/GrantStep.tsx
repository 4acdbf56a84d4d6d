import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import {
  lastDayOfDelegation,
  latestDelegationEnd,
  defaultDelegationEnd,
} from '@acometida/api-spec/rules/supply/delegationEnd'
import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useDelegates, useDelegations } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { MultiSelect } from '#src/ui/form/choice/MultiSelect.tsx'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import type { Wizard } from '#src/ui/form/kit/useWizard.ts'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import {
  type DelegationDraft,
  documentProblem,
  lastDayProblem,
  type Sent,
  type DelegationStep,
  suppliesProblem,
} from './draft.ts'
import type { Kind } from './kind.ts'

export type DelegationStepProps = {
  readonly kind: Kind
  readonly wizard: Wizard<DelegationStep, DelegationDraft, Sent>
}

/** The step of what is entrusted: to whom, which own supplies, and until when. Received ones cannot be passed on. */
export function GrantStep(props: DelegationStepProps) {
  const { t } = useTranslation()
  const { kind } = props
  const supplies = useSupplies()
  return (
    <>
      <PageHeader
        title={t(`delegations.${kind.id}.add`)}
        lead={t(`delegations.${kind.id}.whoText`)}
        back={{ to: kind.list, label: t(`delegations.${kind.id}.title`) }}
      />
      <QueryGate query={supplies} skeleton={{ of: 'form', count: 3 }}>
        {(all) => {
          const own = all.filter(({ delegated }) => !delegated)
          if (own.length > 0) return <GrantForm {...props} own={own} />
          return (
            <EmptyState
              icon="meter"
              title={t('delegations.add.noSupplies')}
              action={<LinkButton to={paths.bindSupply}>{t('delegations.add.bind')}</LinkButton>}
              text={t('delegations.add.noSuppliesText')}
            />
          )
        }}
      </QueryGate>
    </>
  )
}

/** Only the server knows whether the document has a user. A term and an only supply are filled in. */
function GrantForm({
  kind,
  wizard: { draft, change, goTo },
  own,
}: DelegationStepProps & { readonly own: readonly Supply[] }) {
  const { t, format } = useLocale()
  const { document: ownDocument } = useSession()
  const named = useNamedDelegate(kind)
  const today = serverToday()
  const latest = lastDayOfDelegation(latestDelegationEnd(today))
  const terms = { days30: addDays(today, 29), year: lastDayOfDelegation(defaultDelegationEnd(today)) }
  const { values, field, form, put } = useLocalForm<DelegationDraft>({
    values: {
      document: draft.document || (named ?? ''),
      // A chosen supply may no longer be theirs.
      cups:
        own.length === 1
          ? own.map(({ cups }) => cups)
          : draft.cups.filter((each) => own.some(({ cups }) => cups === each)),
      lastDay: draft.lastDay || terms[kind.usualTerm],
    },
    check: ({ document, cups, lastDay }) => ({
      document: documentText(documentProblem(document, ownDocument)),
      cups: suppliesText(suppliesProblem(cups)),
      lastDay: lastDayText(lastDayProblem(lastDay, today)),
    }),
    onChange: change,
    next: (answer) => goTo('check', answer),
  })
  return (
    <Form {...form} submit={t('ui.continue')}>
      <IdentifierField
        kind="document"
        label={t('delegations.add.document')}
        hint={t('delegations.add.documentHint')}
        characters={16}
        {...field('document')}
      />
      <KnownDelegates
        kind={kind}
        chosen={values.document}
        onChoose={(document) => {
          put({ document })
          change({ document })
        }}
      />
      <MultiSelect
        label={t('delegations.add.suppliesTitle')}
        hint={t('delegations.add.suppliesText')}
        placeholder={t('delegations.add.suppliesNone')}
        options={own.map((supply) => ({ value: supply.cups, label: supply.title, hint: secondLineOf(supply) }))}
        {...field('cups')}
      />
      <DateTimeField
        label={t('delegations.add.lastDay')}
        hint={t('delegations.add.untilText')}
        min={today}
        max={latest}
        presets={[
          { label: t('delegations.add.days30'), value: terms.days30 },
          { label: t('delegations.add.year'), value: terms.year },
        ]}
        {...field('lastDay')}
      />
    </Form>
  )

  function documentText(problem: ReturnType<typeof documentProblem>): string | undefined {
    return problem === null ? undefined : t(PROBLEMS[problem])
  }

  function suppliesText(problem: ReturnType<typeof suppliesProblem>): string | undefined {
    if (problem === null) return undefined
    return t(problem === 'missing' ? 'delegations.add.suppliesMissing' : 'delegations.add.suppliesMany')
  }

  function lastDayText(problem: ReturnType<typeof lastDayProblem>): string | undefined {
    if (problem === null) return undefined
    if (problem === 'far') return t('delegations.add.lastDayFar', { day: format.date(latest) })
    return t(problem === 'past' ? 'delegations.add.lastDayPast' : 'delegations.add.lastDayMissing')
  }
}

const PROBLEMS = {
  missing: 'delegations.add.documentMissing',
  wrong: 'delegations.add.documentWrong',
  own: 'delegations.add.documentOwn',
} as const

type KnownDelegatesProps = {
  readonly kind: Kind
  readonly chosen: string
  readonly onChoose: (document: string) => void
}

/** The people whom the user has entrusted supplies to before, each one press away. */
function KnownDelegates({ kind, chosen, onChoose }: KnownDelegatesProps) {
  const { t } = useTranslation()
  const delegates = useDelegates(kind.role).data ?? []
  if (delegates.length === 0) return null
  return (
    <Stack gap={2}>
      <p>{t(`delegations.${kind.id}.known`)}</p>
      <Presets
        presets={delegates.map(({ name, document }) => ({ label: name, document }))}
        isChosen={({ document }) => document === chosen}
        onChoose={({ document }) => onChoose(document)}
      />
    </Stack>
  )
}

/** The document of the delegate in the address, found through their earlier delegations. */
function useNamedDelegate({ role }: Kind): string | undefined {
  const [query] = useSearchParams()
  const userId = query.get('delegate')
  const { data } = useDelegations('given', role, { enabled: userId !== null })
  return data?.find(({ delegate }) => String(delegate.userId) === userId)?.delegate.document
}
