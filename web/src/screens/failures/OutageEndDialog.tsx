import { estimateProblem, outageEndProblem } from '@acometida/api-spec/rules/supply/outageEnd'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { UpdateFailureFailure } from '#src/api/generated/api.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type OutageEnd, useOutageEnd } from '#src/domain/failure/failures.ts'
import type { Outage } from '#src/domain/outage/outages.ts'
import { instantTyped } from '#src/domain/supply/meter/dueTimes.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

type OutageEndDialogProps = { readonly outage: Outage; readonly onClose: () => void }

/** The field's value, such as `2026-03-16T14:00`. Empty for now, of an end. */
type Values = { readonly act: OutageEnd['act']; readonly at: string }

/** Says when an outage is expected to end, or that it has ended. Customers with an alert are told. */
export function OutageEndDialog({ outage: { code, startsAt }, onClose }: OutageEndDialogProps) {
  const { t } = useLocale()
  const save = useOutageEnd(code)
  const problemOf = ({ act, at }: Values) => {
    if (act === 'END' && at === '') return undefined
    // An end is typed to the minute: one within the first minute counts as at the beginning.
    const typed = act === 'END' ? endOf(at, startsAt) : instantTyped(at)
    const instant = Number.isNaN(typed) ? undefined : typed
    const problem =
      act === 'END' ? outageEndProblem(instant, startsAt, serverNowMs()) : estimateProblem(instant, serverNowMs())
    return problem === null ? undefined : t(`failures.end.problem.${problem}`)
  }
  const { field, form, values } = useForm({
    draft: `outageEnd/${code}`,
    values: FIRST,
    check: (given: Values) => ({ at: problemOf(given) }),
    send: ({ act, at }) =>
      save({ act, at: act === 'ESTIMATE' ? instantTyped(at) : at === '' ? undefined : endOf(at, startsAt) }),
    onSent: (_answer, { act }) => {
      toast.success(t(`failures.end.saved.${act}`))
      onClose()
    },
    refused: (error) =>
      refusedFields(failureOf<UpdateFailureFailure>(error), {
        'body/fechaFin': { at: t('failures.end.problem.NO_DATE') },
      }),
    freeToLeave: true,
  })
  return (
    <Dialog open onClose={onClose} title={t('failures.end.title', { code })}>
      <Form
        {...form}
        submit={t('failures.end.save')}
        onCancel={onClose}
        failed={(failure) =>
          failureOf<UpdateFailureFailure>(failure)?.code === '0404' ? t('failures.end.over') : errorText(t, failure)
        }
      >
        <RadioGroup
          label={t('failures.end.act')}
          options={[
            { value: 'ESTIMATE', label: t('failures.end.estimate') },
            { value: 'END', label: t('failures.end.ended') },
          ]}
          {...field('act')}
        />
        <DateTimeField
          label={t(`failures.end.at.${values.act}`)}
          hint={values.act === 'END' ? t('failures.end.nowHint') : undefined}
          optional={values.act === 'END'}
          withTime
          {...field('at')}
        />
        <p>{t('failures.end.told')}</p>
      </Form>
    </Dialog>
  )
}

function endOf(at: string, startsAt: number): number {
  const typed = instantTyped(at)
  return typed <= startsAt && startsAt - typed < MINUTE_MS ? startsAt : typed
}

const FIRST: Values = { act: 'ESTIMATE', at: '' }
