import { isDate } from '@acometida/api-spec/rules/calendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/lib/useFormat.ts'
import type { DayRange } from '#src/supply/comparison.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateRangeField } from '#src/ui/DateRangeField.tsx'
import { clampRange } from './range.ts'
import styles from './FreeRange.module.css'

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
  const [refused, setRefused] = useState(false)
  const valid = isDate(draft.from) && isDate(draft.to) && draft.from <= draft.to

  const apply = () => {
    setRefused(!valid)
    if (valid) onRange(clampRange(draft, lastDay))
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <DateRangeField
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(lastDay) })}
        error={refused && !valid ? t('consumption.range.order') : undefined}
        value={draft}
        max={lastDay}
        onValue={setDraft}
      />
      <Button type="submit">{t('consumption.range.apply')}</Button>
    </form>
  )
}
