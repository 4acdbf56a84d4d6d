import { useSearchParams } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type MonthReading, totalKwh, type ReadingKind } from '#src/domain/supply/meter/meterReadings.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { changedQuery } from '#src/screens/supplies/changedQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { KindTag } from './KindTag.tsx'

type ReadingsListProps = {
  readonly supply: Supply
  /** Newest first. */
  readonly readings: readonly MonthReading[]
  readonly onChoose: (date: string) => void
}

/** All monthly readings, or those of a kind, which is in the address. */
export function ReadingsList({ supply, readings, onChoose }: ReadingsListProps) {
  const { t } = useLocale()
  const [query, setQuery] = useSearchParams()
  const filter = FILTERS.find((name) => name === query.get('kind')) ?? 'all'
  const shown = readings.filter(({ kind }) => filter === 'all' || KINDS[filter].includes(kind))
  const periods = Math.max(...readings.map(({ registers }) => registers.length))
  const columns = useColumns(periods, onChoose)

  const show = (next: Filter) =>
    setQuery(changedQuery(query, { kind: next === 'all' ? undefined : next }), { preventScrollReset: true })

  return (
    <Card title={t('readings.list.title')} subtitle={t('readings.list.lead')}>
      <Stack gap={4}>
        <div>
          <SegmentedControl
            label={t('readings.filter.label')}
            segments={FILTERS.map((value) => ({ value, label: t(`readings.filter.${value}`) }))}
            value={filter}
            onValue={show}
          />
        </div>
        <DataTable
          key={filter}
          caption={t('readings.list.title')}
          columns={columns}
          rows={shown}
          rowId={({ date }) => date}
          pageSize={12}
          dense={periods > 3}
          csvName={`${t('readings.csv')}_${slugOf(supply.title)}`}
          empty={<EmptyState icon="meter" title={t('readings.filter.none')} text={t('readings.filter.noneText')} />}
        />
      </Stack>
    </Card>
  )
}

const FILTERS = ['all', 'real', 'customer', 'estimated'] as const
type Filter = (typeof FILTERS)[number]

const KINDS: Readonly<Record<Exclude<Filter, 'all'>, readonly ReadingKind[]>> = {
  real: ['remote', 'onSite'],
  customer: ['customer'],
  estimated: ['estimated'],
}

function useColumns(periods: number, onChoose: ReadingsListProps['onChoose']): readonly Column<MonthReading>[] {
  const { t, format } = useLocale()
  return [
    {
      id: 'date',
      header: t('readings.table.date'),
      heading: true,
      sortBy: ({ date }) => date,
      cell: ({ date }) => format.date(date),
      csv: ({ date }) => date,
    },
    {
      id: 'kind',
      header: t('readings.table.kind'),
      cell: ({ kind }) => <KindTag kind={kind} />,
      csv: ({ kind }) => codeText(t, 'readings.kinds', kind),
    },
    ...Array.from({ length: periods }, (_, index) => ({
      id: `p${index + 1}`,
      header: `P${index + 1} (kWh)`,
      align: 'end' as const,
      cell: ({ registers }: MonthReading) => format.number(registers[index] ?? Number.NaN),
      csv: ({ registers }: MonthReading) => registers[index] ?? null,
    })),
    {
      id: 'counted',
      header: t('readings.table.counted'),
      align: 'end',
      sortBy: ({ counted }) => totalKwh(counted),
      cell: ({ counted }) => format.number(totalKwh(counted)),
      csv: ({ counted }) => totalKwh(counted),
    },
    {
      id: 'show',
      header: t('readings.table.show'),
      headerHidden: true,
      align: 'end',
      cell: ({ date }) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('readings.table.showOf', { date: format.date(date) })}
          onClick={() => onChoose(date)}
        >
          {t('readings.table.show')}
        </Button>
      ),
    },
  ]
}
