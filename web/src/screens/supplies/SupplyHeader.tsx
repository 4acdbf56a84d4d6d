import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isOpen, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { useDelegations } from '#src/domain/delegation/delegations.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { powerRange, describePower } from '#src/domain/supply/power/describePower.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LineHeader } from '#src/ui/layout/page/LineHeader.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { SupplyNowStrip } from './now/SupplyNowStrip.tsx'
import styles from './SupplyHeader.module.css'
import { SupplyTags } from './SupplyTags.tsx'

type SupplyHeaderProps = {
  readonly supply: Supply
  /** The name of the open tab, for the title of the window. */
  readonly tab: string
}

/** The name of a supply, its tariff and power, whether all is well, and further facts to unfold. */
export function SupplyHeader({ supply, tab }: SupplyHeaderProps) {
  const { t, format } = useLocale()
  const { title } = supply
  const power = powerRange(supply.contractedPower, format)
  return (
    <>
      <LineHeader
        title={title}
        windowTitle={`${tab} · ${title}`}
        back={{ to: paths.supplies, label: t('supplies.title') }}
        mark={<SupplyTile icon={supply.icon} size="small" />}
        facts={
          <>
            <span>{[supply.tariff, power].filter((fact) => fact !== '').join(' · ')}</span>
            {/* The line below tells of the holder. */}
            <SupplyTags supply={{ ...supply, delegated: false }} />
          </>
        }
        more={{ label: t('supplies.facts'), content: <SupplyFacts supply={supply} /> }}
      >
        <SupplyNowStrip supply={supply} />
      </LineHeader>
      {supply.delegated && <OnBehalf cups={supply.cups} />}
    </>
  )
}

/** The address, codes and contracted power of a supply, and the button that renames it. */
function SupplyFacts({ supply }: Pick<SupplyHeaderProps, 'supply'>) {
  const { t, format } = useLocale()
  const [editing, setEditing] = useState(false)
  const facts = [
    { term: t('supply.address'), value: addressLine(supply.address) },
    { term: t('supply.cups'), value: <CupsCode cups={supply.cups} copyable /> },
    { term: t('supply.contractedPower'), value: describePower(supply.contractedPower, t, format) },
    { term: t('supplies.meter'), value: supply.meterId },
    { term: t('supplies.cau'), value: supply.cau && <CupsCode cups={supply.cau} /> },
  ].filter(({ value }) => value)
  return (
    <div className={styles.more}>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon="edit" size="small" onClick={() => setEditing(true)}>
        {t('supplies.edit.action')}
      </Button>
      {editing && <EditSupplyDialog supply={supply} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** The holder for whom the user manages a delegated supply, and until when. */
function OnBehalf({ cups }: Pick<Supply, 'cups'>) {
  const { t, format } = useLocale()
  const entrusted = useDelegations('received')
  const today = serverToday()
  const held = entrusted.data?.find((delegation) => {
    const state = delegationStateOf(delegation, today)
    return delegation.cups === cups && isOpen(state) && state !== 'pending'
  })
  const words = held
    ? t('supplies.onBehalf.of', { holder: held.holder.name, day: format.date(held.lastDay) })
    : t('supplies.onBehalf.unknown')
  return <p className={styles.onBehalf}>{entrusted.isLoading ? <Skeleton width="60%" /> : words}</p>
}
