import { addDays, addMonths, endOfMonth, isDate } from '@acometida/api-spec/rules/calendar'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '#src/base/csv.ts'
import { downloadFile } from '#src/base/downloadFile.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { BulkProgress } from '#src/domain/bulk/BulkProgress.tsx'
import { useBulk } from '#src/domain/bulk/useBulk.ts'
import { daysOf, type DayRange } from '#src/domain/supply/comparison.ts'
import { qualityWords } from '#src/domain/supply/qualityWords.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useAskCurve } from '#src/domain/supply/useCurve.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { DateRangeField } from '#src/ui/form/DateRangeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { MAX_DAYS } from '#src/screens/supplies/consumption/range.ts'
import { curvesFileName, curvesJson, curvesTable, type SupplyCurve } from './curvesFile.ts'

type ExportCurvesDialogProps = {
  readonly supplies: readonly Supply[]
  readonly onClose: () => void
}

type Wanted = {
  readonly range: DayRange
  readonly step: 'hour' | 'day'
  readonly format: 'csv' | 'xlsx' | 'json'
}

/** The curves of many supplies in one file: which days, which step, which kind of file; then how far it is, and what did not come. */
export function ExportCurvesDialog({ supplies, onClose }: ExportCurvesDialogProps) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const askCurve = useAskCurve()
  const wanted = useRef<Wanted>(undefined)
  const came = useRef(new Map<string, readonly Reading[]>())
  const [file, setFile] = useState<'none' | 'making' | 'saved' | 'failed'>('none')
  const [without, setWithout] = useState<readonly string[]>([])
  const { run, start, stop, retry, clear } = useBulk<Supply>(async (supply) => {
    if (!wanted.current) return
    const { readings, problem } = await askCurve(supply, wanted.current.range, wanted.current.step)
    came.current.set(supply.cups, readings)
    if (problem) setWithout((names) => [...new Set([...names, supply.name])])
  })

  const begin = async (chosen: Wanted) => {
    wanted.current = chosen
    came.current.clear()
    setWithout([])
    setFile('none')
    await finish(await start(supplies))
  }
  const finish = async (ended: Awaited<ReturnType<typeof retry>>) => {
    if (ended?.state === 'finished' && ended.failed.length === 0) await save()
  }
  const save = async () => {
    if (!wanted.current) return
    const { range, step, format: kind } = wanted.current
    // In the order of the list, whichever came first.
    const curves = supplies.flatMap((supply): SupplyCurve[] => {
      const readings = came.current.get(supply.cups)
      return readings ? [{ supply, readings }] : []
    })
    const name = curvesFileName(curves.length, range)
    setFile('making')
    try {
      if (kind === 'json')
        downloadFile(new Blob([curvesJson(curves, range, step)], { type: JSON_TYPE }), `${name}.json`)
      else if (kind === 'csv') saveCsv(table(curves, step), name, asLanguage(i18n.language))
      else {
        const { toXlsx } = await import('#src/screens/supplies/consumption/xlsx.ts')
        downloadFile(await toXlsx(table(curves, step), t('consumption.export.sheet')), `${name}.xlsx`)
      }
      setFile('saved')
    } catch (error) {
      console.error(error)
      setFile('failed')
    }
  }
  const table = (curves: readonly SupplyCurve[], step: Wanted['step']) =>
    curvesTable(curves, {
      cups: t('supplies.cups'),
      name: t('supplies.name'),
      measure: t('curves.measure'),
      measureOf: ({ generator, cau }) =>
        t(`consumption.measured.${generator ? 'fed' : cau === null ? 'used' : 'fromGrid'}`),
      at: t('consumption.table.from'),
      kwh: t('curves.energy'),
      generated: `${t('consumption.series.generated')} (kWh)`,
      selfConsumed: `${t('consumption.series.selfConsumed')} (kWh)`,
      surplus: `${t('consumption.series.surplus')} (kWh)`,
      quality: t('consumption.table.quality'),
      qualityOf: (quality) => qualityWords(quality, step, t),
    })

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
              <Button variant="primary" icon="download" loading={file === 'making'} onClick={() => void save()}>
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
            onRetry={() => void retry().then(finish)}
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

const JSON_TYPE = 'application/json'

type ChoiceProps = {
  readonly supplies: readonly Supply[]
  readonly onChosen: (wanted: Wanted) => void
  readonly onClose: () => void
}

/** Which days, by which step, as which kind of file. */
function Choice({ supplies, onChosen, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const last =
    supplies
      .map(({ lastDataDate }) => lastDataDate)
      .toSorted()
      .at(-1) ?? ''
  const presets = presetsOf(last).map(({ id, ...range }) => ({ ...range, label: t(`curves.presets.${id}`) }))
  const [, { id: _id, ...year }] = presetsOf(last)
  const usual: Wanted = { range: year, step: 'hour', format: 'csv' }
  const { field, form } = useForm({
    values: usual,
    check: ({ range }) => ({ range: rangeProblem(range) }),
    send: async (values) => values,
    onSent: onChosen,
    freeToLeave: true,
  })
  return (
    <Form
      {...form}
      actions={
        <>
          <Button type="submit" variant="primary">
            {t('curves.submit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <DateRangeField
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(last) })}
        presets={presets}
        max={last}
        {...field('range')}
      />
      <RadioGroup
        inline
        label={t('curves.step')}
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
    if (!isDate(range.from) || !isDate(range.to) || range.from > range.to) return t('consumption.range.order')
    return daysOf(range) > MAX_DAYS ? t('curves.tooLong') : undefined
  }
}

const STEPS = ['hour', 'day'] as const
const FORMATS = ['csv', 'xlsx', 'json'] as const

/** The usual ranges that end with the last data: a month, twelve months, two years. */
function presetsOf(last: string) {
  const firstOf = (date: string) => `${date.slice(0, 7)}-01`
  const to = last === endOfMonth(last) ? last : addDays(firstOf(last), -1)
  const of = (months: number) => ({ from: addMonths(firstOf(to), 1 - months), to })
  return [
    { id: 'month', ...of(1) },
    { id: 'year', ...of(12) },
    { id: 'twoYears', ...of(24) },
  ] as const
}
