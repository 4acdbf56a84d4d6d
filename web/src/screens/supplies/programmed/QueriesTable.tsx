import { localDateTime } from '@acometida/api-spec/rules/time/madrid'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { codeText } from '#src/base/codes.ts'
import type { Format } from '#src/base/format.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { deleteSoon } from '#src/domain/supply/meter/deleteQuery.ts'
import { inOrder, type ProgrammedQuery, type QueryAnswer, stateOf } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { StateTag } from './StateTag.tsx'
import { useAnswerWords } from './useAnswerWords.ts'
import type { Column } from '#src/ui/table/column.type.ts'

type QueriesTableProps = {
  readonly supply: Supply
  readonly queries: readonly ProgrammedQuery[]
}

/** The queries to the meter, pending ones first, with its answers. Each can be deleted, with an undo for a moment. */
export function QueriesTable({ supply, queries }: QueriesTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  const answerWords = useAnswerWords()
  const { generator } = supply
  const columns = useMemo(
    () => columnsOf({ generator, online, t, format, answerWords }),
    [generator, online, t, format, answerWords],
  )
  return (
    <DataTable
      caption={t('programmed.queries.title')}
      columns={columns}
      rows={inOrder(queries)}
      rowId={({ id }) => id}
      pageSize={PAGE}
      csvName={`${t('programmed.queries.csv')}_${supply.cups.slice(-6)}`}
      empty={
        <EmptyState icon="help" title={t('programmed.queries.none')}>
          {t('programmed.queries.noneText')}
        </EmptyState>
      }
    />
  )
}

/** A year of pending and a year of completed month ends. */
const PAGE = 24

interface ColumnContext {
  readonly generator: boolean
  readonly online: boolean
  readonly t: TFunction
  readonly format: Format
  readonly answerWords: (answer: QueryAnswer) => string
}

function columnsOf({ generator, online, t, format, answerWords }: ColumnContext): Column<ProgrammedQuery>[] {
  const what = ({ kind }: ProgrammedQuery) =>
    codeText(t, 'programmed.kinds', generator && kind === 'power' ? 'powerOut' : kind)
  const words = ({ answer }: ProgrammedQuery) => (answer ? answerWords(answer) : '–')
  const remove = (query: ProgrammedQuery) =>
    deleteSoon(
      query,
      t('programmed.delete.said', { what: what(query), moment: format.dateTime(query.at) }),
      t('programmed.delete.failed'),
    )
  return [
    {
      id: 'when',
      header: t('programmed.table.when'),
      heading: true,
      cell: ({ at }) => format.dateTime(at),
      csv: ({ at }) => localDateTime(at),
    },
    { id: 'what', header: t('programmed.table.what'), cell: what, csv: what },
    {
      id: 'state',
      header: t('programmed.table.state'),
      cell: (query) => <StateTag of={query} />,
      csv: (query) => t(`programmed.states.${stateOf(query, serverNowMs())}`),
    },
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
          aria-label={t('programmed.delete.actionOf', { what: what(query), moment: format.dateTime(query.at) })}
          onClick={() => remove(query)}
        >
          {t('programmed.delete.action')}
        </Button>
      ),
    },
  ]
}
