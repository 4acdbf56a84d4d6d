import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import type { TFunction } from 'i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { codeText } from '#src/base/codes.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import type { Format } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { deleteQueryWithUndo } from '#src/domain/supply/meter/deleteQuery.ts'
import {
  inOrder,
  type ProgrammedQuery,
  type ProgrammedRead,
  programmedStateOf,
} from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { useDescribeAnswer } from './useDescribeAnswer.ts'

type QueriesTableProps = {
  readonly supply: Supply
  readonly queries: readonly ProgrammedQuery[]
}

/** The queries to the meter, with its answers. Each can be deleted, with an undo for a moment. */
export function QueriesTable({ supply, queries }: QueriesTableProps) {
  const columns = useColumns(supply)
  return <ProgrammedTable supply={supply} of="queries" icon="help" items={queries} columns={columns} />
}

function useColumns({ generator }: Supply): readonly Column<ProgrammedQuery>[] {
  const { t, format } = useLocale()
  const online = useOnline()
  const describeAnswer = useDescribeAnswer()
  const what = ({ kind }: ProgrammedQuery) =>
    codeText(t, 'programmed.kinds', generator && kind === 'power' ? 'powerOut' : kind)
  const words = ({ answer }: ProgrammedQuery) => (answer ? describeAnswer(answer) : '–')
  const about = (query: ProgrammedQuery) => ({ what: what(query), moment: format.dateTime(query.at) })
  return [
    whenColumn(t, format),
    { id: 'what', header: t('programmed.table.what'), cell: what, csv: what },
    stateColumn(t),
    { id: 'answer', header: t('programmed.table.answer'), align: 'end', cell: words, csv: words },
    {
      id: 'delete',
      header: t('programmed.delete.action'),
      headerHidden: true,
      align: 'end',
      cell: (query) => (
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          disabled={!online}
          aria-label={t('programmed.delete.actionOf', about(query))}
          onClick={() =>
            deleteQueryWithUndo(query, t('programmed.delete.said', about(query)), t('programmed.delete.failed'))
          }
        >
          {t('programmed.delete.action')}
        </Button>
      ),
    },
  ]
}

/** The programmed reads, with the registers. */
export function ReadsTable({ supply, reads }: { readonly supply: Supply; readonly reads: readonly ProgrammedRead[] }) {
  const { t, format } = useLocale()
  const words = ({ registers }: ProgrammedRead) =>
    registers?.map((kwh, index) => `P${index + 1} ${format.number(kwh)}`).join(' · ') ?? '–'
  const origin = ({ byCompany }: ProgrammedRead) => t(`programmed.origins.${byCompany ? 'company' : 'customer'}`)
  const columns: readonly Column<ProgrammedRead>[] = [
    whenColumn(t, format),
    stateColumn(t),
    { id: 'origin', header: t('programmed.table.origin'), cell: origin, csv: origin },
    { id: 'registers', header: `${t('programmed.table.registers')} (kWh)`, cell: words, csv: words },
  ]
  return <ProgrammedTable supply={supply} of="reads" icon="meter" items={reads} columns={columns} />
}

type Programmed = ProgrammedRead | ProgrammedQuery

type ProgrammedTableProps<Item> = {
  readonly supply: Supply
  readonly of: 'queries' | 'reads'
  readonly icon: 'help' | 'meter'
  readonly items: readonly Item[]
  readonly columns: readonly Column<Item>[]
}

/** Programmed items, pending ones first. */
function ProgrammedTable<Item extends Programmed>({ supply, of, icon, items, columns }: ProgrammedTableProps<Item>) {
  const { t } = useLocale()
  return (
    <DataTable
      caption={t(`programmed.${of}.title`)}
      columns={columns}
      rows={inOrder(items)}
      rowId={({ id }) => id}
      pageSize={PAGE}
      csvName={`${t(`programmed.${of}.csv`)}_${slugOf(supply.title)}`}
      empty={<EmptyState icon={icon} title={t(`programmed.${of}.none`)} text={t(`programmed.${of}.noneText`)} />}
    />
  )
}

/** A year of pending and a year of completed month ends. */
const PAGE = 24

/** The due time of an item, as a column. */
function whenColumn(t: TFunction, format: Format): Column<Programmed> {
  return {
    id: 'when',
    header: t('programmed.table.when'),
    heading: true,
    cell: ({ at }) => format.dateTime(at),
    csv: ({ at }) => localDateTime(at),
  }
}

/** The state of an item, as a column: answered, in progress or pending. */
function stateColumn(t: TFunction): Column<Programmed> {
  const words = (state: keyof typeof TONES) => t(`programmed.states.${state}`)
  const now = (item: Programmed) => programmedStateOf(item, serverNowMs())
  return {
    id: 'state',
    header: t('programmed.table.state'),
    cell: (item) => <Tag tone={TONES[now(item)]}>{words(now(item))}</Tag>,
    csv: (item) => words(now(item)),
  }
}

const TONES = { done: 'success', asking: 'warning', waiting: 'neutral' } as const
