import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '#src/lib/format.ts'
import { useFormat } from '#src/lib/useFormat.ts'
import type { Granularity } from '#src/supply/groupReadings.ts'
import type { OwnEnergy, Reading } from '#src/supply/reading.ts'
import { DataTable, type Column } from '#src/ui/DataTable.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import type { CurveCardProps } from './CurveCard.tsx'
import { useDateWords } from './useDateWords.ts'

/** The curve as a table: one day a page for hours, a month for days. */
export function ReadingsTable({ supply, view, figures }: Omit<CurveCardProps, 'change'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const dates = useDateWords()
  const { readings, installation } = figures
  const { granularity, range } = view
  const generator = supply.isGenerator === '1'
  const periods = readings[0]?.periods.length ?? 0
  const columns = useMemo(
    () => columnsOf({ granularity, generator, installation, periods, t, format }),
    [granularity, generator, installation, periods, t, format],
  )
  return (
    <DataTable
      key={`${range.from}/${range.to}/${granularity}`}
      caption={t('consumption.table.caption', { name: supply.name, range: dates.range(range) })}
      columns={columns}
      rows={readings}
      rowId={({ at }) => at}
      pageSize={granularity === 'hour' ? 24 : 31}
      dense
    />
  )
}

type TableShape = {
  readonly granularity: Granularity
  readonly generator: boolean
  readonly installation: boolean
  readonly periods: number
  readonly t: TFunction
  readonly format: Format
}

function columnsOf({ granularity, generator, installation, periods, t, format }: TableShape): Column<Reading>[] {
  const number = (id: string, header: string, value: (reading: Reading) => number | null | undefined) => ({
    id,
    header,
    align: 'end' as const,
    sortBy: (reading: Reading) => value(reading) ?? -1,
    cell: (reading: Reading) => {
      const kwh = value(reading)
      return kwh === null || kwh === undefined ? '–' : format.number(kwh, 3)
    },
  })
  const own = (part: keyof OwnEnergy) => (reading: Reading) => reading.own?.[part]
  const grid = generator ? 'fed' : installation ? 'fromGrid' : 'consumption'
  return [
    {
      id: 'at',
      header: t('consumption.table.from'),
      heading: true,
      sortBy: ({ at }) => Date.parse(at),
      cell: ({ at }) => startWords(at, granularity, format),
    },
    number('kwh', `${t(`consumption.series.${grid}`)} (kWh)`, ({ kwh }) => kwh),
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
      header: t('consumption.table.quality'),
      cell: ({ quality }) =>
        quality === 'R' ? (
          t('consumption.qualities.R')
        ) : (
          <Tag tone={quality === 'E' ? 'neutral' : 'warning'}>{t(`consumption.qualities.${quality}`)}</Tag>
        ),
    },
  ]
}

/** The hour that October has twice is told apart by its offset, so hours carry theirs. */
function startWords(at: string, granularity: Granularity, format: Format): string {
  if (granularity === 'month') return format.month(at)
  if (granularity === 'day') return format.date(at)
  return `${format.dateTime(at)} (${at.slice(19)})`
}
