import { Icon } from '#src/ui/icon/Icon.tsx'
import { supplyIcon } from './supplyIcons.ts'
import styles from './SupplyTile.module.css'

type SupplyTileProps = {
  /** One of `SUPPLY_ICONS`. Any other code shows a house. */
  readonly icon: string
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** A supply's icon on a tile. Decorative: the name is always beside it. */
export function SupplyTile({ icon, size = 'medium' }: SupplyTileProps) {
  return (
    <span className={styles.tile} data-size={size}>
      <Icon name={supplyIcon(icon)} size={PIXELS[size]} />
    </span>
  )
}

const PIXELS = { small: 20, medium: 26, large: 34 } as const
