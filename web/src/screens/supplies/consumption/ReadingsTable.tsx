import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { useMemo } from 'react'
import type { Format } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { dayCountOf } from '#src/domain/supply/curve/comparison.ts'
import { qualityWords } from '#src/domain/supply/curve/qualityWords.ts'
import type { Granularity } from '#src/domain/supply/meter/groupReadings.ts'
import type { OwnEnergy, Reading } from '#src/domain/supply/meter/reading.ts'
import { useDateWords } from '#src/domain/supply/useDateWords.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { hoursOnPage } from './range.ts'
import type { CurveCardProps } from './useCurveFigures.ts'

/** The curve as a table: a day per page for hours, a month for days. */
export function ReadingsTable(props: CurveCardProps) {
  const { t } = useLocale()
  const dates = useDateWords()
  const columns = useColumns(props)
  const {
    supply,
    view: { granularity, range },
    figures: { readings, aligned },
  } = props
  const rows = useMemo(
    () => readings.map((reading, slot): Row => ({ ...reading, before: aligned[slot]?.kwh })),
    [readings, aligned],
  )
  return (
    <DataTable
      key={`${range.from}/${range.to}/${granularity}`}
      caption={t('consumption.table.caption', { name: supply.title, range: dates.range(range) })}
      columns={columns}
      rows={rows}
      rowId={({ at }) => at}
      pageSize={granularity === 'hour' ? hoursOnPage(rows.length, dayCountOf(range)) : 31}
      dense
    />
  )
}

/** A reading with the energy of the year before. */
type Row = Reading & { readonly before: number | null | undefined }

function useColumns({ supply: { generator }, view, figures }: CurveCardProps): readonly Column<Row>[] {
  const { t, format } = useLocale()
  const { granularity } = view
  const { installation } = figures
  const comparing = view.comparing && figures.drawsBefore
  const periods = figures.readings[0]?.periods.length ?? 0
  return useMemo(() => {
    const number = (id: string, header: string, value: (reading: Row) => number | null | undefined) => ({
      id,
      header,
      align: 'end' as const,
      sortBy: (reading: Row) => value(reading) ?? -1,
      cell: (reading: Row) => {
        const kwh = value(reading)
        if (kwh === null || kwh === undefined) return '–'
        return kwh === 0 ? '0' : format.number(kwh, 3)
      },
    })
    const own = (part: keyof OwnEnergy) => (reading: Reading) => reading.own?.[part]
    const grid = generator ? 'fed' : installation ? 'fromGrid' : 'consumption'
    return [
      {
        id: 'at',
        header: t('consumption.table.from'),
        heading: true,
        sortBy: ({ at }) => parseInstant(at),
        cell: ({ at }) => startWords(at, granularity, format),
      },
      number('kwh', `${t(`consumption.series.${grid}`)} (kWh)`, ({ kwh }) => kwh),
      ...(comparing ? [number('before', t('consumption.series.before'), ({ before }) => before)] : []),
      ...(installation
        ? [
            number('selfConsumed', t('consumption.series.selfConsumed'), own('selfConsumed')),
            number('generated', t('consumption.series.generated'), own('generated')),
            number('surplus', t('consumption.series.surplus'), own('surplus')),
          ]
        : []),
      ...Array.from({ length: periods }, (_, slot) =>
        number(`p${slot + 1}`, `P${slot + 1}`, (reading) => (reading.kwh === null ? null : reading.periods[slot])),
      ),
      {
        id: 'quality',
        header: t('supplies.quality'),
        cell: ({ quality }) =>
          quality === 'real' || quality === 'untold' ? (
            t(`supply.qualities.${quality}`)
          ) : (
            <Tag tone={quality === 'estimated' ? 'neutral' : 'warning'}>{qualityWords(quality, granularity, t)}</Tag>
          ),
      },
    ]
  }, [granularity, generator, installation, comparing, periods, t, format])
}

/** Hours show their offset, which distinguishes the two of October. */
function startWords(at: string, granularity: Granularity, format: Format): string {
  if (granularity === 'month') return format.month(at)
  if (granularity === 'day') return format.date(at)
  return `${format.dateTime(at)} (${at.slice(19)})`
}
