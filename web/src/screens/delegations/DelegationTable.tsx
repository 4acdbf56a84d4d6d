import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { TFunction } from 'i18next'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import type { Format } from '#src/base/format.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import {
  type Delegation,
  type DelegationState,
  isOpen,
  otherParty,
  type Side,
  delegationStateOf,
} from '#src/domain/delegation/delegation.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { addressBelow } from '#src/domain/supply/titles.ts'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import { Section } from '#src/ui/layout/page/Section.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './Delegations.module.css'
import { EndButton } from './EndButton.tsx'
import { kindOf, profilePath } from './kind.ts'

type DelegationTableProps = {
  readonly caption: string
  readonly delegations: readonly Delegation[]
  readonly side: Side
  /** All delegations are with the person of the page. */
  readonly ofOne?: boolean | undefined
  /** Given, rows can be chosen. */
  readonly selection?: ComponentProps<typeof DataTable>['selection']
  /** Another action in each row, beside the button that ends the delegation. */
  readonly act?: ((delegation: Delegation) => ReactNode) | undefined
  readonly csvName?: string | undefined
}

/** A table of delegations, sortable, fifteen per page. */
export function DelegationTable(props: DelegationTableProps) {
  const { caption, delegations, side, ofOne = false, selection, act, csvName } = props
  const { t, format } = useLocale()
  const columns = useMemo(
    () => columnsOf(t, format, side, act).filter(({ id }) => !ofOne || id !== 'person'),
    [t, format, side, act, ofOne],
  )
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={delegations}
      rowId={({ id }) => id}
      pageSize={15}
      initialSort={{ columnId: ofOne ? 'supply' : 'person', descending: false }}
      selection={selection}
      csvName={csvName}
    />
  )
}

type EndedDelegationsProps = Pick<DelegationTableProps, 'delegations' | 'side' | 'ofOne'>

/** The section of ended delegations. Nothing without any. */
export function EndedDelegations({ delegations, side, ofOne }: EndedDelegationsProps) {
  const { t } = useLocale()
  if (delegations.length === 0) return null
  return (
    <Section title={t('delegations.ended')} lead={t('delegations.endedText')}>
      <DelegationTable caption={t('delegations.captions.ended')} delegations={delegations} side={side} ofOne={ofOne} />
    </Section>
  )
}

function columnsOf(
  t: TFunction,
  format: Format,
  side: Side,
  act: DelegationTableProps['act'],
): readonly Column<Delegation>[] {
  const today = serverToday()
  return [
    {
      id: 'supply',
      header: t('delegations.supply'),
      heading: true,
      sortBy: ({ address }) => `${address.town} ${address.street}`,
      csv: ({ address }) => addressLine(address),
      cell: (delegation) => <SupplyName delegation={delegation} side={side} />,
    },
    {
      id: 'cups',
      header: t('supply.cups'),
      csv: ({ cups }) => cups,
      cell: ({ cups }) => (
        <span className={styles.code}>
          <CupsCode cups={cups} />
        </span>
      ),
    },
    {
      id: 'person',
      header: t(side === 'given' ? 'delegations.delegate' : 'supply.holder'),
      sortBy: (delegation) => otherParty(delegation, side).name,
      csv: (delegation) => otherParty(delegation, side).name,
      cell: ({ delegate, holder, role }) =>
        side === 'given' ? <Link to={profilePath(kindOf(role), delegate.userId)}>{delegate.name}</Link> : holder.name,
    },
    {
      id: 'lastDay',
      header: t('delegations.lastDay'),
      sortBy: ({ lastDay }) => lastDay,
      csv: ({ lastDay }) => lastDay,
      cell: ({ lastDay }) => <span className={styles.day}>{format.date(lastDay)}</span>,
    },
    {
      id: 'status',
      header: t('chart.state'),
      sortBy: (delegation) => codeText(t, 'delegations.state', delegationStateOf(delegation, today)),
      csv: (delegation) => codeText(t, 'delegations.state', delegationStateOf(delegation, today)),
      cell: (delegation) => <StateTag delegation={delegation} state={delegationStateOf(delegation, today)} />,
    },
    {
      id: 'acts',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (delegation) => (
        <span className={styles.acts}>
          {act?.(delegation)}
          <EndButton delegation={delegation} side={side} />
        </span>
      ),
    },
  ]
}

/** The address of a supply, with a link for users who may open it. */
function SupplyName({ delegation, side }: { readonly delegation: Delegation; readonly side: Side }) {
  const { address, cups } = delegation
  const state = delegationStateOf(delegation, serverToday())
  const opens = side === 'given' || (isOpen(state) && state !== 'pending')
  const title = useTitles()(cups) ?? address.street
  return (
    <span className={styles.supply}>
      {opens ? <Link to={supplyDetailPath(cups)}>{title}</Link> : <span>{title}</span>}
      <span className={styles.town}>{addressBelow(title, address)}</span>
    </span>
  )
}

function StateTag({ delegation, state }: { readonly delegation: Delegation; readonly state: DelegationState }) {
  const { t } = useLocale()
  const { isUnderway } = useUnderway()
  if (isUnderway(delegation.id)) return <Tag>{t('delegations.state.ending')}</Tag>
  return <Tag tone={TONES.get(state)}>{codeText(t, 'delegations.state', state)}</Tag>
}

/** Neutral for the others. */
const TONES: ReadonlyMap<string, 'info' | 'success' | 'warning'> = new Map([
  ['pending', 'info'],
  ['inForce', 'success'],
  ['endsSoon', 'warning'],
])
