import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { ProgrammedRead } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import type { Column } from '#src/ui/table/column.type.ts'
import { ProgrammedTable, stateColumn, whenColumn } from './ProgrammedTable.tsx'

type ReadsTableProps = {
  readonly supply: Supply
  readonly reads: readonly ProgrammedRead[]
}

/** The programmed reads, with the registers. */
export function ReadsTable({ supply, reads }: ReadsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = ({ registers }: ProgrammedRead) =>
    registers?.map((kwh, index) => `P${index + 1} ${format.number(kwh)}`).join(' · ') ?? '–'
  const origin = ({ byCompany }: ProgrammedRead) => t(`programmed.origins.${byCompany ? 'company' : 'customer'}`)
  const columns: readonly Column<ProgrammedRead>[] = [
    whenColumn(t, format),
    stateColumn(t),
    { id: 'origin', header: t('programmed.table.origin'), cell: origin, csv: origin },
    { id: 'registers', header: `${t('programmed.table.registers')} (kWh)`, cell: words, csv: words },
  ]
  return <ProgrammedTable cups={supply.cups} of="reads" icon="meter" items={reads} columns={columns} />
}
