import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { namesApart } from '#src/domain/supply/namesApart.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { MultiSelect } from '#src/ui/form/choice/MultiSelect.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { suppliesProblem } from './draft.ts'
import type { StepProps } from './WhoStep.tsx'

/** The step of the supplies: the user's own, since received ones cannot be passed on. */
export function SuppliesStep(props: StepProps) {
  const { t } = useTranslation()
  const supplies = useSupplies()
  return (
    <>
      <PageHeader
        title={t('delegations.add.suppliesTitle')}
        lead={t('delegations.add.suppliesText')}
        back={{ to: props.wizard.pathOf('who'), label: t('delegations.add.who') }}
      />
      <QueryGate query={supplies} skeleton={{ of: 'form', count: 1 }}>
        {(all) => {
          const own = all.filter(({ delegated }) => !delegated)
          if (own.length > 0) return <SuppliesForm {...props} own={own} />
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

function SuppliesForm({ wizard: { draft, change, goTo }, own }: StepProps & { readonly own: readonly Supply[] }) {
  const { t } = useTranslation()
  const names = namesApart(own)
  const { field, form } = useLocalForm<{ readonly cups: readonly string[] }>({
    // A chosen supply may no longer be theirs.
    values: { cups: draft.cups.filter((each) => own.some(({ cups }) => cups === each)) },
    check: ({ cups }) => ({ cups: words(suppliesProblem(cups)) }),
    onChange: ({ cups }) => change({ cups }),
    next: (answer) => goTo('until', answer),
  })
  return (
    <Form {...form} submit={t('ui.continue')}>
      <MultiSelect
        label={t('delegations.answer.supplies')}
        placeholder={t('delegations.add.suppliesNone')}
        options={own.map(({ cups, name, address }) => ({
          value: cups,
          label: names.get(cups) ?? name,
          hint: addressLine(address),
        }))}
        {...field('cups')}
      />
    </Form>
  )

  function words(problem: ReturnType<typeof suppliesProblem>): string | undefined {
    if (problem === null) return undefined
    return t(problem === 'missing' ? 'delegations.add.suppliesMissing' : 'delegations.add.suppliesMany')
  }
}
