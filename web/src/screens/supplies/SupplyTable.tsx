import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { SupplyTags } from './SupplyTags.tsx'
import styles from './SupplyTable.module.css'
import type { Column } from '#src/ui/table/column.type.ts'

type SupplyTableProps = {
  readonly caption: string
  readonly supplies: readonly Supply[]
  readonly onEdit: (supply: Supply) => void
  /** The CUPS of chosen supplies, also of those in another view: the list keeps them. */
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  readonly onExport: (supplies: readonly Supply[]) => void
}

/** A table of many supplies: sortable, fifteen per page, with a choice for bulk actions. */
export function SupplyTable({ caption, supplies, onEdit, chosen, onChosen, onExport }: SupplyTableProps) {
  const { t, format } = useLocale()
  const own = supplies.filter(({ cups }) => chosen.has(cups))
  const others = [...chosen].filter((cups) => !own.some((supply) => supply.cups === cups))
  const columns = useColumns(onEdit)
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={supplies}
      rowId={({ cups }) => cups}
      pageSize={15}
      initialSort={{ columnId: 'name', descending: false }}
      columnChoice="supplies"
      selection={{
        chosen: new Set(own.map(({ cups }) => cups)),
        onChosen: (next) => onChosen(new Set([...others, ...next])),
        acts: (
          <Button size="small" icon="download" onClick={() => onExport(own)}>
            {t('supplies.exportCurves', { number: format.number(own.length) })}
          </Button>
        ),
      }}
    />
  )
}

function useColumns(onEdit: SupplyTableProps['onEdit']): readonly Column<Supply>[] {
  const { t, format } = useLocale()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('supplies.name'),
        heading: true,
        sortBy: ({ name }) => name,
        cell: (supply) => (
          <span className={styles.name}>
            <SupplyTile icon={supply.icon} size="small" />
            <span className={styles.titles}>
              <Link to={supplyDetailPath(supply.cups)}>{supply.name}</Link>
              <span className={styles.tags}>
                <SupplyTags supply={{ ...supply, delegated: false }} />
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'address',
        header: t('supply.address'),
        sortBy: ({ address }) => `${address.town} ${address.street}`,
        cell: ({ address }) => <span className={styles.address}>{addressLine(address)}</span>,
      },
      {
        id: 'cups',
        header: t('supply.cups'),
        sortBy: ({ cups }) => cups,
        cell: ({ cups }) => (
          <span className={styles.code}>
            <CupsCode cups={cups} />
          </span>
        ),
      },
      { id: 'tariff', header: t('supplies.tariff'), sortBy: ({ tariff }) => tariff, cell: ({ tariff }) => tariff },
      {
        id: 'until',
        header: t('supplies.dataUntil'),
        sortBy: ({ lastDataDate }) => lastDataDate,
        cell: ({ lastDataDate }) => <span className={styles.date}>{format.date(lastDataDate)}</span>,
      },
      {
        id: 'edit',
        header: t('supplies.edit.action'),
        headerHidden: true,
        align: 'end',
        cell: (supply) => (
          <IconButton
            icon="edit"
            label={t('supplies.edit.actionFor', { name: supply.name })}
            onClick={() => onEdit(supply)}
          />
        ),
      },
    ],
    [t, format, onEdit],
  )
}
