import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Tabs } from '#src/ui/layout/Tabs.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { SupplyFacts } from './SupplyFacts.tsx'
import { SUPPLY_TABS } from './supplyTabs.ts'
import { tabIndex } from './tabIndex.ts'
import styles from './SupplyDetail.module.css'

/** A supply: who it is, its facts, and its parts in tabs. */
export function SupplyDetail({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [editing, setEditing] = useState(false)
  const { id, Panel } = SUPPLY_TABS[tabIndex(query.get('tabValue'), SUPPLY_TABS.length)] ?? SUPPLY_TABS[0]

  const select = (next: string) => {
    const index = SUPPLY_TABS.findIndex((tab) => tab.id === next)
    setQuery({ supply: supply.cups, tabValue: String(index) })
  }

  return (
    <>
      <div className={styles.head}>
        <div className={styles.tile}>
          <SupplyTile icon={supply.icon} size="large" />
        </div>
        <PageHeader
          back={{ to: paths.supplies, label: t('supplies.backToList') }}
          title={supply.name}
          lead={addressLine(supply.address)}
          actions={
            <Button icon="edit" size="small" onClick={() => setEditing(true)}>
              {t('supplies.edit.action')}
            </Button>
          }
        />
        <SupplyFacts supply={supply} />
      </div>
      <Tabs
        label={t('supplies.tabs.label')}
        tabs={SUPPLY_TABS.map((tab) => ({ id: tab.id, label: tab.label(t) }))}
        selected={id}
        onSelect={select}
      >
        <Panel supply={supply} />
      </Tabs>
      {editing && <EditSupplyDialog supply={supply} onClose={() => setEditing(false)} />}
    </>
  )
}
