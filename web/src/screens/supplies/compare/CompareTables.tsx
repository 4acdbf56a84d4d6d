import { useMemo } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { type DayUse, typicalDay } from '#src/domain/supply/curve/dayUse.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './Compare.module.css'
import type { CompareRow } from './compareFigures.ts'
import type { SideNames } from './compareView.ts'
import { sharedPeriod } from './TypicalDayChart.tsx'

type CompareTablesProps = {
  readonly supply: Supply
  readonly days: readonly DayUse[]
  readonly others: readonly DayUse[]
  readonly rows: readonly CompareRow[]
  /** A row is a week of days. */
  readonly byWeek: boolean
  readonly names: SideNames
}

/** The data of the charts as tables. */
export function CompareTables({ supply, days, others, rows, byWeek, names }: CompareTablesProps) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const words = { range: names.own, against: names.other }

  const { hours, hourColumns, dayColumns } = useMemo(() => {
    const energy = (kwh: number | null | undefined) => (kwh === null || kwh === undefined ? '–' : format.number(kwh, 3))
    const difference = (kwh: number | null | undefined, other: number | null | undefined) => {
      if (kwh === null || kwh === undefined || other === null || other === undefined) return '–'
      return format.signed(Math.round((kwh - other) * 1000) / 1000, 3)
    }
    const [own, their] = [typicalDay(days), typicalDay(others)]
    const numbers = <Row extends Beside>(): Column<Row>[] => [
      { id: 'kwh', header: `${names.own} (kWh)`, align: 'end', cell: ({ kwh }: Row) => energy(kwh) },
      {
        id: 'other',
        header: `${names.other} (kWh)`,
        align: 'end',
        cell: ({ otherKwh }: Row) => energy(otherKwh),
      },
      {
        id: 'difference',
        header: t('supplies.difference'),
        align: 'end',
        cell: ({ kwh, otherKwh }: Row) => difference(kwh, otherKwh),
      },
    ]
    return {
      hours: own.map((kwh, hour): Hour => ({
        hour,
        kwh,
        otherKwh: their[hour] ?? null,
        period: sharedPeriod(supply.tariff, [...days, ...others], hour),
      })),
      hourColumns: [
        {
          id: 'hour',
          header: t('chart.hour'),
          heading: true,
          cell: ({ hour }: Hour) => t('compare.chart.hourName', { from: hour, to: hour + 1 }),
        },
        ...numbers<Hour>(),
        {
          id: 'period',
          header: t('supplies.period'),
          cell: ({ period }: Hour) => (period === undefined || supply.generator ? '–' : `P${period}`),
        },
      ],
      dayColumns: [
        {
          id: 'day',
          header: t(byWeek ? 'compare.table.thisWeek' : 'compare.table.thisDay'),
          heading: true,
          cell: ({ date: day }: CompareRow) => (day === undefined ? '–' : dates.weekdayDayYear(day)),
        },
        {
          id: 'otherDay',
          header: t(byWeek ? 'compare.table.otherWeek' : 'compare.table.otherDay'),
          cell: ({ otherDate }: CompareRow) => (otherDate === undefined ? '–' : dates.weekdayDayYear(otherDate)),
        },
        ...numbers<CompareRow>(),
      ],
    }
  }, [days, others, byWeek, names, supply, t, format, dates])

  return (
    <>
      {days.length + others.length > 0 && (
        <div className={styles.part}>
          <h2>{t('compare.chart.typical')}</h2>
          <DataTable
            caption={t('compare.table.typical', words)}
            columns={hourColumns}
            rows={hours}
            rowId={({ hour }) => String(hour)}
            dense
          />
        </div>
      )}
      <div className={styles.part}>
        <h2>{t(byWeek ? 'compare.chart.weekByWeek' : 'compare.chart.dayByDay')}</h2>
        <DataTable
          caption={t(byWeek ? 'compare.table.weeks' : 'compare.table.days', words)}
          columns={dayColumns}
          rows={rows}
          rowId={({ date, otherDate }) => `${date}/${otherDate}`}
          pageSize={31}
          dense
        />
      </div>
    </>
  )
}

type Beside = Pick<CompareRow, 'kwh' | 'otherKwh'>
type Hour = Beside & { readonly hour: number; readonly period: number | undefined }
