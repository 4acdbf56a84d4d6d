import { type Ref, useMemo } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { MeteredPeriod } from '#src/domain/supply/curve/billingPeriods.ts'
import { type Curve, NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import { tieOut } from '#src/domain/supply/curve/tieOut.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { PartialNotice } from '#src/screens/supplies/consumption/PartialNotice.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './BillingPeriods.module.css'

type TieOutCardProps = {
  readonly ref: Ref<HTMLElement>
  readonly supply: Supply
  readonly periods: readonly MeteredPeriod[]
  readonly chosen: MeteredPeriod
  /** Takes the id of a period. */
  readonly onChoose: (id: string) => void
}

/** A bill against the curve of its days. Reads the curve of the chosen bill alone. */
export function TieOutCard({ ref, supply, periods, chosen, onChoose }: TieOutCardProps) {
  const { t } = useLocale()
  const dates = useDateFormats()
  const curve = useCurve(supply, chosen.range, 'hour')
  return (
    <section ref={ref} tabIndex={-1} aria-label={t('billingPeriods.tie.title')} className={styles.tie}>
      <Card
        title={t('billingPeriods.tie.title')}
        subtitle={chosen.billNumber && t('billingPeriods.tie.lead', { number: chosen.billNumber })}
      >
        <Stack gap={5}>
          <div className={styles.choice}>
            <Select
              name="bill"
              label={t('supplies.period')}
              options={periods.map(({ id, range }) => ({ value: id, label: dates.range(range) }))}
              value={chosen.id}
              onValue={onChoose}
            />
          </div>
          <QueryGate query={curve} skeleton={{ of: 'table', count: 5 }}>
            {(data) => <Tied billed={chosen} curve={data} onRetry={() => void curve.refetch()} />}
          </QueryGate>
        </Stack>
      </Card>
    </section>
  )
}

type TiedProps = {
  readonly billed: MeteredPeriod
  readonly curve: Curve
  readonly onRetry: () => void
}

function Tied({ billed, curve, onRetry }: TiedProps) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const { slots, problem } = curve
  const tied = useMemo(() => tieOut(billed, slots), [billed, slots])
  const columns: readonly Column<Row>[] = [
    { id: 'period', header: t('supplies.period'), heading: true, cell: ({ name }) => name },
    {
      id: 'curve',
      header: `${t('billingPeriods.tie.curve')} (kWh)`,
      align: 'end',
      cell: ({ curveWh }) => format.number(curveWh / 1000, 3),
    },
    {
      id: 'bill',
      header: `${t('billingPeriods.tie.bill')} (kWh)`,
      align: 'end',
      cell: ({ billedKwh }) => format.number(billedKwh),
    },
    {
      id: 'difference',
      header: t('supplies.difference'),
      align: 'end',
      cell: ({ curveWh, billedKwh }) => format.signed(billedKwh - curveWh / 1000, 3),
    },
  ]

  if (slots.every(({ kwh }) => kwh === null))
    return (
      <EmptyState icon="chart" title={t('billingPeriods.tie.noCurve')} text={t('billingPeriods.tie.noCurveText')} />
    )
  if (problem && problem.code !== NO_DATA)
    return <PartialNotice problem={problem} words={() => t('billingPeriods.tie.partial')} onRetry={onRetry} />
  const { missing, estimatedHours } = tied
  const more = missing.length - MAX_NAMED
  const rows: readonly Row[] = [
    // The periods of 3.0TD follow the seasons, so a bill has some of them.
    ...tied.periods
      .map((period, index) => ({ name: `P${index + 1}`, ...period }))
      .filter(({ curveWh, billedKwh }) => curveWh + billedKwh > 0),
    { name: t('chart.total'), curveWh: tied.curveWh, billedKwh: billed.kwh },
  ]
  return (
    <>
      <p className={styles.verdict}>
        {t(`billingPeriods.tie.verdict.${tied.verdict}`, {
          curve: format.energyKwh(tied.curveWh / 1000, 1),
          bill: format.energyKwh(billed.kwh, 0),
        })}
      </p>
      <DataTable
        caption={t('billingPeriods.tie.table')}
        columns={columns}
        rows={rows}
        rowId={({ name }) => name}
        dense
      />
      {missing.length + estimatedHours > 0 && (
        <NoteList>
          {missing
            .slice(0, MAX_NAMED)
            .map(({ date, hours }) => t('billingPeriods.tie.missing', { count: hours, date: dates.dayMonth(date) }))}
          {more > 0 ? t('billingPeriods.tie.missingMore', { count: more }) : null}
          {estimatedHours > 0 ? t('billingPeriods.tie.estimatedHours', { count: estimatedHours }) : null}
        </NoteList>
      )}
    </>
  )
}

interface Row {
  readonly name: string
  readonly curveWh: number
  readonly billedKwh: number
}

/** The maximum number of days to list. */
const MAX_NAMED = 4
