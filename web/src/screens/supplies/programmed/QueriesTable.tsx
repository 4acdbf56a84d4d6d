import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { deleteSoon } from '#src/domain/supply/meter/deleteQuery.ts'
import type { ProgrammedQuery } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { ProgrammedTable, stateColumn, whenColumn } from './ProgrammedTable.tsx'
import { useAnswerWords } from './useAnswerWords.ts'

type QueriesTableProps = {
  readonly supply: Supply
  readonly queries: readonly ProgrammedQuery[]
}

/** The queries to the meter, with its answers. Each can be deleted, with an undo for a moment. */
export function QueriesTable({ supply, queries }: QueriesTableProps) {
  const columns = useColumns(supply)
  return <ProgrammedTable cups={supply.cups} of="queries" icon="help" items={queries} columns={columns} />
}

function useColumns({ generator }: Supply): readonly Column<ProgrammedQuery>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  const answerWords = useAnswerWords()
  const what = ({ kind }: ProgrammedQuery) =>
    codeText(t, 'programmed.kinds', generator && kind === 'power' ? 'powerOut' : kind)
  const words = ({ answer }: ProgrammedQuery) => (answer ? answerWords(answer) : '–')
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
          onClick={() => deleteSoon(query, t('programmed.delete.said', about(query)), t('programmed.delete.failed'))}
        >
          {t('programmed.delete.action')}
        </Button>
      ),
    },
  ]
}
