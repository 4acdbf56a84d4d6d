import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import styles from './SupplyCards.module.css'

type SupplyCardsProps = {
  /** Of the headings of the cards: below the page's own, or below that of a section. */
  readonly level: 2 | 3
  readonly supplies: readonly Supply[]
  readonly onEdit: (supply: Supply) => void
}

/** Supplies side by side, or one under the other on a phone, where the rest of many waits for a press. */
export function SupplyCards({ level, supplies, onEdit }: SupplyCardsProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(STEP)
  const rest = supplies.length - shown
  return (
    <div className={styles.view}>
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
    </div>
  )
}

const STEP = 12
