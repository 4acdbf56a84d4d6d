import { isDate } from '@acometida/api-spec/rules/calendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { DayRange } from '#src/domain/supply/comparison.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { DateRangeField, lastDayOf } from '#src/ui/form/DateRangeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
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
  const [draft, setDraft] = useState<DayRange>(range)
  const [attempt, setAttempt] = useState(0)
  const valid = isDate(draft.from) && isDate(draft.to) && draft.from <= draft.to

  const message = t('consumption.range.order')
  const problems = attempt > 0 && !valid ? [{ fieldId: isDate(draft.from) ? lastDayOf(FIELD) : FIELD, message }] : []

  const apply = () => {
    setAttempt(attempt + 1)
    if (valid) onRange(clampRange(draft, lastDay))
  }

  return (
    <Form
      onSubmit={apply}
      problems={problems}
      attempt={attempt}
      actions={<Button type="submit">{t('consumption.range.apply')}</Button>}
    >
      <DateRangeField
        id={FIELD}
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(lastDay) })}
        error={problems[0]?.message}
        value={draft}
        max={lastDay}
        onValue={setDraft}
      />
    </Form>
  )
}

const FIELD = 'range'
