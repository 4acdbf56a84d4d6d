import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useEntryState } from '#src/base/useEntryState.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { SupplyStateTag } from '#src/domain/supply/state/SupplyStateTag.tsx'
import type { States } from '#src/domain/supply/state/useStates.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { CardLink, LinkCard } from '#src/ui/layout/LinkCard.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './SupplyCards.module.css'
import { SupplyTags } from './SupplyTags.tsx'

type SupplyCardsProps = {
  /** The heading level of the cards: below the page's title, or a section's. */
  readonly level: 2 | 3
  readonly supplies: readonly Supply[]
  readonly states: States
  readonly onEdit: (supply: Supply) => void
  readonly onExport: (supplies: readonly Supply[]) => void
}

/** Supplies side by side, or in a column on a phone, where a button shows more. */
export function SupplyCards({ level, supplies, states, onEdit, onExport }: SupplyCardsProps) {
  const { t } = useTranslation()
  // Own and delegated supplies are two lists of a page.
  const [shown, setShown] = useEntryState(`cards ${supplies[0]?.cups}`, () => STEP)
  const rest = supplies.length - shown
  return (
    <Stack gap={4}>
      <ul className={styles.cards}>
        {supplies.slice(0, shown).map((supply) => (
          <li key={supply.cups}>
            <SupplyCard level={level} supply={supply} states={states} onEdit={onEdit} onExport={onExport} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button block onClick={() => setShown(shown + STEP)}>
          {t('supplies.more', { count: Math.min(rest, STEP) })}
        </Button>
      )}
    </Stack>
  )
}

const STEP = 12

type SupplyCardProps = Omit<SupplyCardsProps, 'supplies'> & { readonly supply: Supply }

/** A card of a supply. The whole card is a link; its state and the edit and copy buttons work separately. */
function SupplyCard({ level, supply, states, onEdit, onExport }: SupplyCardProps) {
  const { t } = useTranslation()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { cups, title: name, icon, dataUntil } = supply
  return (
    <LinkCard className={styles.card}>
      <header className={styles.header}>
        <SupplyTile icon={icon} />
        <div className={styles.titles}>
          <Heading className={styles.name}>
            <CardLink to={supplyDetailPath(cups)}>{name}</CardLink>
          </Heading>
          <p className="muted">{secondLineOf(supply)}</p>
        </div>
        <span className={styles.above}>
          <IconButton icon="download" label={t('supplies.downloadFor', { name })} onClick={() => onExport([supply])} />
          <IconButton icon="edit" label={t('supplies.edit.actionFor', { name })} onClick={() => onEdit(supply)} />
        </span>
      </header>
      <p className={styles.state}>
        <SupplyStateTag supply={supply} state={states?.get(cups)} />
      </p>
      <div className={styles.code}>
        <span className={styles.label}>{t('supply.cups')}</span>
        <span className={styles.above}>
          <CupsCode cups={cups} copyable />
        </span>
      </div>
      <footer className={styles.footer}>
        <FreshnessStamp until={dataUntil} />
        <span className={styles.tags}>
          <SupplyTags supply={supply} />
        </span>
      </footer>
    </LinkCard>
  )
}
