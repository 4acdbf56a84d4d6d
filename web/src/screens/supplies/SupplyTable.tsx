import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { STATE_KINDS } from '#src/domain/supply/state/supplyState.ts'
import { SupplyStateTag } from '#src/domain/supply/state/SupplyStateTag.tsx'
import type { States } from '#src/domain/supply/state/useStates.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { addressBelow, secondLineOf } from '#src/domain/supply/titles.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './SupplyTable.module.css'
import { SupplyTags } from './SupplyTags.tsx'

type SupplyTableProps = {
  readonly caption: string
  readonly supplies: readonly Supply[]
  readonly states: States
  readonly onEdit: (supply: Supply) => void
  /** The CUPS of chosen supplies, also of those in another view: the list keeps them. */
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  readonly onExport: (supplies: readonly Supply[]) => void
}

/** A table of many supplies: sortable, fifteen per page, with a choice for bulk actions. */
export function SupplyTable({ caption, supplies, states, onEdit, chosen, onChosen, onExport }: SupplyTableProps) {
  const { t, format } = useLocale()
  const own = supplies.filter(({ cups }) => chosen.has(cups))
  const others = [...chosen].filter((cups) => !own.some((supply) => supply.cups === cups))
  const columns = useColumns(states, onEdit)
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

function useColumns(states: States, onEdit: SupplyTableProps['onEdit']): readonly Column<Supply>[] {
  const { t, format } = useLocale()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('supplies.name'),
        heading: true,
        sortBy: ({ title }) => title,
        cell: (supply) => (
          <span className={styles.name}>
            <SupplyTile icon={supply.icon} size="small" />
            <span className={styles.titles}>
              <Link to={supplyDetailPath(supply.cups)}>{supply.title}</Link>
              <span className={styles.tags}>
                <SupplyTags supply={{ ...supply, delegated: false }} />
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('supply.state.label'),
        sortBy: ({ cups }) => STATE_KINDS.indexOf(states?.get(cups)?.kind ?? 'unknown'),
        cell: (supply) => <SupplyStateTag supply={supply} state={states?.get(supply.cups)} />,
      },
      {
        id: 'address',
        header: t('supply.address'),
        sortBy: ({ address }) => `${address.town} ${address.street}`,
        cell: (supply) => <span className="muted">{placeOf(supply)}</span>,
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
        cell: ({ dataUntil }) => dataUntil && <span className={styles.date}>{format.date(dataUntil)}</span>,
      },
      {
        id: 'edit',
        header: t('supplies.edit.action'),
        headerHidden: true,
        align: 'end',
        cell: (supply) => (
          <IconButton
            icon="edit"
            label={t('supplies.edit.actionFor', { name: supply.title })}
            onClick={() => onEdit(supply)}
          />
        ),
      },
    ],
    [t, format, states, onEdit],
  )
}

/** The own supplies of a long list all have the same default name, which is left out. */
function placeOf(supply: Supply): string {
  return supply.delegated ? secondLineOf(supply) : addressBelow(supply.title, supply.address)
}
