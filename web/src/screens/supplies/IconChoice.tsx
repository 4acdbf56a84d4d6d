import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { SUPPLY_ICON_NAMES, SUPPLY_ICONS } from '#src/domain/supply/supplyIcons.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './IconChoice.module.css'

type IconChoiceProps = {
  readonly label: string
  readonly value: Supply['icon']
  readonly onValue: (icon: Supply['icon']) => void
}

/** The icons side by side, each with its word; native radios underneath, so the arrow keys work. */
export function IconChoice({ label, value, onValue }: IconChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.icons}>
        {SUPPLY_ICON_NAMES.map((icon) => (
          <label className={styles.icon} key={icon}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onValue(icon)}
            />
            <Icon name={SUPPLY_ICONS[icon]} size={28} />
            {t(`supplies.icons.${icon}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
