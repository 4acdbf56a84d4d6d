import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { useMemo } from 'react'
import type { Format } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { dayCountOf } from '#src/domain/supply/curve/comparison.ts'
import { qualityLabel } from '#src/domain/supply/curve/qualityLabel.ts'
import type { OwnEnergy, CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { hoursOnPage } from './range.ts'
import type { CurveCardProps } from './useCurveFigures.ts'

/** The curve as a table: a day per page for hours, a month for days. */
export function CurveTable(props: CurveCardProps) {
  const { t } = useLocale()
  const dates = useDateFormats()
  const columns = useColumns(props)
  const {
    supply,
    view: { granularity, range },
    figures: { slots, aligned },
  } = props
  const rows = useMemo(
    () => slots.map((slot, index): Row => ({ ...slot, before: aligned[index]?.kwh })),
    [slots, aligned],
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

/** A slot with the energy of the year before. */
type Row = CurveSlot & { readonly before: number | null | undefined }

function useColumns({ supply: { generator }, view, figures }: CurveCardProps): readonly Column<Row>[] {
  const { t, format } = useLocale()
  const { granularity } = view
  const { installation } = figures
  const comparing = view.comparing && figures.drawsBefore
  const periods = figures.slots[0]?.periods.length ?? 0
  return useMemo(() => {
    const number = (id: string, header: string, value: (slot: Row) => number | null | undefined) => ({
      id,
      header,
      align: 'end' as const,
      sortBy: (slot: Row) => value(slot) ?? -1,
      cell: (slot: Row) => {
        const kwh = value(slot)
        if (kwh === null || kwh === undefined) return '–'
        return kwh === 0 ? '0' : format.number(kwh, 3)
      },
    })
    const own = (part: keyof OwnEnergy) => (slot: CurveSlot) => slot.own?.[part]
    const grid = generator ? 'fed' : installation ? 'fromGrid' : 'consumption'
    return [
      {
        id: 'at',
        header: t('consumption.table.from'),
        heading: true,
        sortBy: ({ at }) => parseInstant(at),
        cell: ({ at }) => startLabel(at, granularity, format),
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
      ...Array.from({ length: periods }, (_, index) =>
        number(`p${index + 1}`, `P${index + 1}`, (slot) => (slot.kwh === null ? null : slot.periods[index])),
      ),
      {
        id: 'quality',
        header: t('supplies.quality'),
        cell: ({ quality }) =>
          quality === 'real' || quality === 'untold' ? (
            t(`supply.qualities.${quality}`)
          ) : (
            <Tag tone={quality === 'estimated' ? 'neutral' : 'warning'}>{qualityLabel(quality, granularity, t)}</Tag>
          ),
      },
    ]
  }, [granularity, generator, installation, comparing, periods, t, format])
}

/** Hours show their offset, which distinguishes the two of October. */
function startLabel(at: string, granularity: Granularity, format: Format): string {
  if (granularity === 'month') return format.month(at)
  if (granularity === 'day') return format.date(at)
  return `${format.dateTime(at)} (${at.slice(19)})`
}
