import { addDays } from '@acometida/api-spec/rules/time/calendar'
import {
  lastDayOfDelegation,
  latestDelegationEnd,
  usualDelegationEnd,
} from '@acometida/api-spec/rules/supply/delegationEnd'
import { useLocale } from '#src/base/useLocale.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { lastDayProblem } from './draft.ts'
import type { StepProps } from './WhoStep.tsx'

/** The step of the last day of access, with common terms as presets. */
export function UntilStep({ wizard: { draft, change, goTo, pathOf } }: StepProps) {
  const { t, format } = useLocale()
  const today = serverToday()
  const latest = lastDayOfDelegation(latestDelegationEnd(today))
  const { field, form, hasErrors } = useLocalForm({
    values: { lastDay: draft.lastDay },
    check: ({ lastDay }) => ({ lastDay: words(lastDayProblem(lastDay, today)) }),
    onChange: ({ lastDay }) => change({ lastDay }),
    next: (answer) => goTo('check', answer),
  })
  return (
    <StepForm
      title={t('delegations.add.untilTitle')}
      lead={t('delegations.add.untilText')}
      back={{ to: pathOf('supplies'), label: t('delegations.add.supplies') }}
      hasErrors={hasErrors}
      {...form}
    >
      <DateTimeField
        label={t('delegations.add.lastDay')}
        min={today}
        max={latest}
        presets={[
          { label: t('delegations.add.days30'), value: addDays(today, 29) },
          { label: t('delegations.add.year'), value: lastDayOfDelegation(usualDelegationEnd(today)) },
        ]}
        {...field('lastDay')}
      />
    </StepForm>
  )

  function words(problem: ReturnType<typeof lastDayProblem>): string | undefined {
    if (problem === null) return undefined
    if (problem === 'far') return t('delegations.add.lastDayFar', { day: format.date(latest) })
    return t(problem === 'past' ? 'delegations.add.lastDayPast' : 'delegations.add.lastDayMissing')
  }
}
