import { localDateTime } from '@acometida/api-spec/rules/time/madrid'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import type { Format } from '#src/base/format.ts'
import { inOrder, type ProgrammedQuery, type ProgrammedRead, stateOf } from '#src/domain/supply/meter/programmed.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'

type Programmed = ProgrammedRead | ProgrammedQuery

type ProgrammedTableProps<Item> = {
  readonly cups: string
  readonly of: 'queries' | 'reads'
  readonly icon: 'help' | 'meter'
  readonly items: readonly Item[]
  readonly columns: readonly Column<Item>[]
}

/** Programmed items, pending ones first. */
export function ProgrammedTable<Item extends Programmed>({
  cups,
  of,
  icon,
  items,
  columns,
}: ProgrammedTableProps<Item>) {
  const { t } = useTranslation()
  return (
    <DataTable
      caption={t(`programmed.${of}.title`)}
      columns={columns}
      rows={inOrder(items)}
      rowId={({ id }) => id}
      pageSize={PAGE}
      csvName={`${t(`programmed.${of}.csv`)}_${cups.slice(-6)}`}
      empty={
        <EmptyState icon={icon} title={t(`programmed.${of}.none`)}>
          {t(`programmed.${of}.noneText`)}
        </EmptyState>
      }
    />
  )
}

/** A year of pending and a year of completed month ends. */
const PAGE = 24

/** The due time of an item, as a column. */
export function whenColumn(t: TFunction, format: Format): Column<Programmed> {
  return {
    id: 'when',
    header: t('programmed.table.when'),
    heading: true,
    cell: ({ at }) => format.dateTime(at),
    csv: ({ at }) => localDateTime(at),
  }
}

/** The state of an item, as a column: answered, in progress or pending. */
export function stateColumn(t: TFunction): Column<Programmed> {
  const words = (state: keyof typeof TONES) => t(`programmed.states.${state}`)
  const now = (item: Programmed) => stateOf(item, serverNowMs())
  return {
    id: 'state',
    header: t('programmed.table.state'),
    cell: (item) => <Tag tone={TONES[now(item)]}>{words(now(item))}</Tag>,
    csv: (item) => words(now(item)),
  }
}

const TONES = { done: 'success', asking: 'warning', waiting: 'neutral' } as const
