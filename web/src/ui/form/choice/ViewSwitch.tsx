import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'
import { ShortList } from './ShortList.tsx'
import { usePressed } from './usePressed.ts'
import styles from './ViewSwitch.module.css'

/** A SegmentedControl that gives way on a phone, where the content below should be seen at once. */
export function ViewSwitch<Value extends string>(props: SegmentedControlProps<Value>) {
  return useMediaQuery(PHONE) ? <ShortSelect {...props} /> : <SegmentedControl {...props} />
}

/** The chosen view, by its icon if it has one, and the device's own list of the others. */
function ShortSelect<Value extends string>({ label, segments, value, onValue }: SegmentedControlProps<Value>) {
  const [pressed, press] = usePressed(value, onValue)
  const chosen = segments.find((segment) => segment.value === pressed)
  return (
    <ShortList
      className={styles.box}
      label={label}
      short={
        <>
          {chosen?.icon ? <Icon name={chosen.icon} /> : <span aria-hidden="true">{chosen?.label}</span>}
          <Icon name="chevronDown" size={16} />
        </>
      }
      value={pressed}
      onChange={({ target }) => {
        const next = segments.find((segment) => segment.value === target.value)
        if (next) press(next.value)
      }}
    >
      {segments.map((segment) => (
        <option key={segment.value} value={segment.value}>
          {segment.label}
        </option>
      ))}
    </ShortList>
  )
}
