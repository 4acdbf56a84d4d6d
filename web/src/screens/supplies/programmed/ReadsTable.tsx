import { localDateTime } from '@acometida/api-spec/rules/time/madrid'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import type { Format } from '#src/base/format.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { inOrder, type ProgrammedRead, stateOf } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { StateTag } from './StateTag.tsx'
import type { Column } from '#src/ui/table/column.type.ts'

type ReadsTableProps = {
  readonly supply: Supply
  readonly reads: readonly ProgrammedRead[]
}

/** The programmed reads, pending ones first, with the registers. */
export function ReadsTable({ supply, reads }: ReadsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const columns = useMemo(() => columnsOf(t, format), [t, format])
  return (
    <DataTable
      caption={t('programmed.reads.title')}
      columns={columns}
      rows={inOrder(reads)}
      rowId={({ id }) => id}
      pageSize={PAGE}
      csvName={`${t('programmed.reads.csv')}_${supply.cups.slice(-6)}`}
      empty={
        <EmptyState icon="meter" title={t('programmed.reads.none')}>
          {t('programmed.reads.noneText')}
        </EmptyState>
      }
    />
  )
}

/** A year of pending and a year of completed month ends. */
const PAGE = 24

function columnsOf(t: TFunction, format: Format): Column<ProgrammedRead>[] {
  const words = ({ registers }: ProgrammedRead) =>
    registers?.map((kwh, index) => `P${index + 1} ${format.number(kwh)}`).join(' · ') ?? '–'
  const origin = ({ byCompany }: ProgrammedRead) => t(`programmed.origins.${byCompany ? 'company' : 'customer'}`)
  return [
    {
      id: 'when',
      header: t('programmed.table.when'),
      heading: true,
      cell: ({ at }) => format.dateTime(at),
      csv: ({ at }) => localDateTime(at),
    },
    {
      id: 'state',
      header: t('programmed.table.state'),
      cell: (read) => <StateTag of={read} />,
      csv: (read) => t(`programmed.states.${stateOf(read, serverNowMs())}`),
    },
    { id: 'origin', header: t('programmed.table.origin'), cell: origin, csv: origin },
    { id: 'registers', header: `${t('programmed.table.registers')} (kWh)`, cell: words, csv: words },
  ]
}
