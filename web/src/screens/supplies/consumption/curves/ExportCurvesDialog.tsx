import { MOST_DAYS } from '@acometida/api-spec/rules/time/measuredDays'
import { addDays, addMonths, endOfMonth, isDate } from '@acometida/api-spec/rules/time/calendar'
import { useLocale } from '#src/base/useLocale.ts'
import { BulkProgress } from '#src/domain/bulk/BulkProgress.tsx'
import { daysOf, type DayRange } from '#src/domain/supply/curve/comparison.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useCurvesExport, type ExportOptions } from './useCurvesExport.ts'

type ExportCurvesDialogProps = {
  readonly supplies: readonly Supply[]
  readonly onClose: () => void
}

/** The export of many supplies' curves to one file: days, granularity and format; then progress and failures. */
export function ExportCurvesDialog({ supplies, onClose }: ExportCurvesDialogProps) {
  const { t, format } = useLocale()
  const { run, begin, stop, retry, clear, save, file, without } = useCurvesExport(supplies)
  const ended = run !== null && run.state !== 'running'
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('curves.title', { count: supplies.length, number: format.number(supplies.length) })}
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
        <Choice supplies={supplies} onChosen={(chosen) => void begin(chosen)} onClose={onClose} />
      ) : (
        <Stack gap={4}>
          <BulkProgress
            run={run}
            doing={t('curves.doing')}
            finished={t(file === 'saved' ? 'curves.saved' : 'curves.came')}
            nameOf={({ name, cups }) => `${name} (${cups})`}
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
function Choice({ supplies, onChosen, onClose }: ChoiceProps) {
  const { t, format } = useLocale()
  const last = supplies.reduce((latest, { lastDataDate }) => (lastDataDate > latest ? lastDataDate : latest), '')
  const presets = presetsOf(last).map(({ id, ...range }) => ({ ...range, label: t(`curves.presets.${id}`) }))
  const [, { id: _id, ...year }] = presetsOf(last)
  const usual: ExportOptions = { range: year, step: 'hour', format: 'csv' }
  const { field, form } = useLocalForm({
    values: usual,
    check: (typed) => {
      const wrong = rangeProblem(typed.range)
      return wrong === undefined ? { format: sizeProblem(typed) } : { range: wrong }
    },
    // The market's file has only hours.
    next: (typed) => onChosen(typed.format === 'market' ? { ...typed, step: 'hour' } : typed),
  })
  return (
    <Form {...form} submit={t('curves.submit')} onCancel={onClose}>
      <DateRangeField
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(last) })}
        presets={presets}
        max={last}
        {...field('range')}
      />
      <RadioGroup
        inline
        label={t('consumption.chart.granularity')}
        options={STEPS.map((value) => ({ value, label: t(`consumption.granularity.${value}`) }))}
        {...field('step')}
      />
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
    return daysOf(range) > MOST_DAYS ? t('curves.tooLong') : undefined
  }

  function sizeProblem({ range, step, format: kind }: ExportOptions): string | undefined {
    const rows = supplies.length * daysOf(range) * (step === 'hour' ? 24 : 1)
    return kind === 'xlsx' && rows > MAX_SHEET ? t('curves.tooMany', { max: format.number(MAX_SHEET) }) : undefined
  }
}

/** The maximum rows of a workbook: larger ones take minutes to write and to open. */
const MAX_SHEET = 100_000

const STEPS = ['hour', 'day'] as const
const FORMATS = ['csv', 'market', 'xlsx', 'json'] as const

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
