import { addDays, addMonths, endOfMonth, isDate } from '@acometida/api-spec/rules/time/calendar'
import { MAX_RANGE_DAYS } from '@acometida/api-spec/rules/time/rangeLimits'
import { useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { BulkProgress } from '#src/domain/bulk/BulkProgress.tsx'
import { dayCountOf, type DayRange } from '#src/domain/supply/curve/comparison.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { FORMATS, storeChoice, storedChoice, EXPORT_STEPS } from './exportChoice.ts'
import { useCurvesExport, type ExportOptions } from './useCurvesExport.ts'

type ExportCurvesDialogProps = {
  readonly supplies: readonly Supply[]
  /** The days that are on display, to choose with one press. */
  readonly shown?: DayRange | undefined
  readonly onClose: () => void
}

/** The export of curves to one file: format, days and granularity; then progress and failures. */
export function ExportCurvesDialog({ supplies, shown, onClose }: ExportCurvesDialogProps) {
  const { t, format } = useLocale()
  const { run, share, begin, stop, retry, clear, save, file, without } = useCurvesExport(supplies)
  const ended = run !== null && run.state !== 'running'
  const [only] = supplies
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={
        only && supplies.length === 1
          ? t('curves.titleOf', { name: only.name })
          : t('curves.title', { count: supplies.length, number: format.number(supplies.length) })
      }
      actions={
        ended && (
          <>
            <Button variant="quiet" onClick={clear}>
              {t('curves.again')}
            </Button>
            {file !== 'saved' && run.done.length > 0 && (
              <Button variant="primary" icon="download" reads loading={file === 'making'} onClick={() => void save()}>
                {t('curves.save', { count: run.done.length, number: format.number(run.done.length) })}
              </Button>
            )}
            {file === 'saved' && (
              <Button variant="primary" onClick={onClose}>
                {t('common.close')}
              </Button>
            )}
          </>
        )
      }
    >
      {run === null ? (
        <Choice supplies={supplies} shown={shown} onChosen={(chosen) => void begin(chosen)} onClose={onClose} />
      ) : (
        <Stack gap={4}>
          <BulkProgress
            run={run}
            share={share}
            doing={t('curves.doing')}
            finished={t(file === 'saved' ? 'curves.saved' : 'curves.came')}
            nameOf={({ title, cups }) => `${title} (${cups})`}
            onStop={stop}
            onRetry={() => void retry()}
          />
          {ended && without.length > 0 && (
            <Banner tone="info" title={t('curves.incomplete')}>
              {without.join(', ')}
            </Banner>
          )}
          {file === 'failed' && <Banner tone="error">{t('consumption.export.failed')}</Banner>}
        </Stack>
      )}
    </Dialog>
  )
}

type ChoiceProps = ExportCurvesDialogProps & { readonly onChosen: (options: ExportOptions) => void }

/** The choice of days, granularity and format. */
function Choice({ supplies, shown, onChosen, onClose }: ChoiceProps) {
  const { t, format } = useLocale()
  const last = supplies.reduce((latest, { lastDataDate }) => (lastDataDate > latest ? lastDataDate : latest), '')
  const presets = [...presetsOf(last), ...(shown ? [{ id: 'shown' as const, ...shown }] : [])]
  const { field, form, values } = useLocalForm({
    values: useUsual(presets),
    check: (typed) => {
      const wrong = rangeProblem(typed.range)
      return wrong === undefined ? { format: sizeProblem(typed) } : { range: wrong }
    },
    next: (typed) => {
      const { range } = typed
      const preset = presets.find(({ from, to }) => from === range.from && to === range.to)?.id ?? ''
      storeChoice({ ...typed, preset })
      // The market's file has only hours.
      onChosen(typed.format === 'market' ? { ...typed, step: 'hour' } : typed)
    },
  })
  return (
    <Form {...form} submit={t('curves.submit')} onCancel={onClose}>
      <DateRangeField
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(last) })}
        presets={presets.map(({ id, ...range }) => ({ ...range, label: t(`curves.presets.${id}`) }))}
        max={last}
        {...field('range')}
      />
      {values.format !== 'market' && (
        <RadioGroup
          inline
          label={t('consumption.chart.granularity')}
          options={EXPORT_STEPS.map((value) => ({ value, label: t(`consumption.granularity.${value}`) }))}
          {...field('step')}
        />
      )}
      <RadioGroup
        label={t('curves.format')}
        options={FORMATS.map((value) => ({
          value,
          label: t(`curves.formats.${value}.name`),
          hint: t(`curves.formats.${value}.hint`),
        }))}
        {...field('format')}
      />
    </Form>
  )

  function rangeProblem(range: DayRange): string | undefined {
    if (!isDate(range.from) || !isDate(range.to) || range.from > range.to) return t('supplies.rangeOrder')
    return dayCountOf(range) > MAX_RANGE_DAYS ? t('curves.tooLong') : undefined
  }

  function sizeProblem({ range, step, format: kind }: ExportOptions): string | undefined {
    const rows = supplies.length * dayCountOf(range) * ROWS_A_DAY[step]
    return kind === 'xlsx' && rows > MAX_SHEET ? t('curves.tooMany', { max: format.number(MAX_SHEET) }) : undefined
  }
}

/** The maximum rows of a workbook: larger ones take minutes to write and to open. */
const MAX_SHEET = 100_000

const ROWS_A_DAY = { hour: 24, day: 1, month: 1 / 28 } as const

/** The choice of the last time, whose range moves along with the data. */
function useUsual(presets: readonly (DayRange & { readonly id: string })[]): ExportOptions {
  const [{ step, format, preset }] = useState(storedChoice)
  const { from, to } = presets.find(({ id }) => id === preset) ?? presets.find(({ id }) => id === 'year') ?? NO_DAYS
  return { range: { from, to }, step, format }
}

const NO_DAYS: DayRange = { from: '', to: '' }

/** The presets up to the last data: a month, twelve months, two years. */
function presetsOf(last: string) {
  const firstOf = (date: string) => `${date.slice(0, 7)}-01`
  const to = last === endOfMonth(last) ? last : addDays(firstOf(last), -1)
  const preset = (months: number) => ({ from: addMonths(firstOf(to), 1 - months), to })
  return [
    { id: 'month', ...preset(1) },
    { id: 'year', ...preset(12) },
    { id: 'twoYears', ...preset(24) },
  ] as const
}
