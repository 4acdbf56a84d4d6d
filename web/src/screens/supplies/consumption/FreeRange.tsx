import { isDate } from '@acometida/api-spec/rules/calendar'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { DayRange } from '#src/domain/supply/comparison.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { DateRangeField } from '#src/ui/form/DateRangeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { clampRange } from './range.ts'

type FreeRangeProps = {
  readonly range: DayRange
  readonly lastDay: string
  readonly onRange: (range: DayRange) => void
}

/** Any two days. They count once the button is pressed, since a date is no date while it is being typed. */
export function FreeRange({ range, lastDay, onRange }: FreeRangeProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const order = t('consumption.range.order')
  const { field, form } = useForm({
    // By the names of the two boxes, so that the summary leads to the one that is wrong.
    values: { range: range.from, 'range-last': range.to },
    check: ({ range: from, 'range-last': to }) =>
      isDate(from) ? { 'range-last': isDate(to) && from <= to ? undefined : order } : { range: order },
    send: async ({ range: from, 'range-last': to }) => clampRange({ from, to }, lastDay),
    onSent: (chosen) => onRange(chosen),
    // It changes what is shown and nothing else.
    freeToLeave: true,
    again: 'asSent',
  })
  const [first, last] = [field('range'), field('range-last')]

  return (
    <Form {...form} actions={<Button type="submit">{t('consumption.range.apply')}</Button>}>
      <DateRangeField
        id={first.name}
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(lastDay) })}
        error={first.error ?? last.error}
        value={{ from: first.value, to: last.value }}
        max={lastDay}
        onValue={({ from, to }) => {
          first.onValue(from)
          last.onValue(to)
        }}
      />
    </Form>
  )
}
