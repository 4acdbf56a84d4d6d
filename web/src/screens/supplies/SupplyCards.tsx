import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useEntryState } from '#src/base/useEntryState.ts'
import { Link } from 'react-router-dom'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SupplyTags } from './SupplyTags.tsx'
import styles from './SupplyCards.module.css'

type SupplyCardsProps = {
  /** The heading level of the cards: below the page's title, or a section's. */
  readonly level: 2 | 3
  readonly supplies: readonly Supply[]
  readonly onEdit: (supply: Supply) => void
}

/** Supplies side by side, or in a column on a phone, where a button shows more. */
export function SupplyCards({ level, supplies, onEdit }: SupplyCardsProps) {
  const { t } = useTranslation()
  // Own and delegated supplies are two lists of a page.
  const [shown, setShown] = useEntryState(`cards ${supplies[0]?.cups}`, () => STEP)
  const rest = supplies.length - shown
  return (
    <Stack gap={4}>
      <ul className={styles.cards}>
        {supplies.slice(0, shown).map((supply) => (
          <li key={supply.cups}>
            <SupplyCard level={level} supply={supply} onEdit={onEdit} />
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

/** A card of a supply. The whole card is a link; the edit and copy buttons work separately. */
function SupplyCard({ level, supply, onEdit }: SupplyCardProps) {
  const { t } = useTranslation()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { cups, name, icon, address, lastDataDate } = supply
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <SupplyTile icon={icon} />
        <div className={styles.titles}>
          <Heading className={styles.name}>
            <Link to={supplyDetailPath(cups)}>{name}</Link>
          </Heading>
          <p className={styles.address}>{addressLine(address)}</p>
        </div>
        <span className={styles.above}>
          <IconButton icon="edit" label={t('supplies.edit.actionFor', { name })} onClick={() => onEdit(supply)} />
        </span>
      </header>
      <div className={styles.code}>
        <span className={styles.label}>{t('supply.cups')}</span>
        <span className={styles.above}>
          <CupsCode cups={cups} copyable />
        </span>
      </div>
      <footer className={styles.footer}>
        <FreshnessStamp until={lastDataDate} />
        <span className={styles.tags}>
          <SupplyTags supply={supply} />
        </span>
      </footer>
    </article>
  )
}
