import { useId } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './SegmentedControl.module.css'
import { usePressed } from './usePressed.ts'

type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName | undefined
}

export type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the group. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onValue: (value: Value) => void
  /** Shows only icons. The labels remain as accessible names. */
  readonly iconsOnly?: boolean | undefined
}

/**
 * A switch between two to five views, with native radios underneath, so the arrow keys work. It moves at the press,
 * before the view loads.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValue, iconsOnly = false } = props
  const name = useId()
  const [pressed, press] = usePressed(value, onValue)
  return (
    <fieldset className={styles.control}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label className={styles.segment} key={segment.value} title={iconsOnly ? segment.label : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={segment.value}
            checked={segment.value === pressed}
            onChange={() => press(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} size={18} />}
          <span className={iconsOnly ? 'visually-hidden' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
