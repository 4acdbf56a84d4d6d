import { Suspense } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { Field, useField } from '#src/ui/form/Field.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './Select.module.css'
import type { SelectProps } from './select.type.ts'

/** A choice of one option: from the device's own list, or from one with a search if the options are many. */
export function Select(props: SelectProps) {
  if (props.options.length <= MOST_WITHOUT_SEARCH) return <NativeSelect {...props} />
  return (
    <Suspense fallback={<NativeSelect {...props} />}>
      <FilterSelect {...props} />
    </Suspense>
  )
}

/** The list with a search loads when it is shown. Without it, the device's own list does. */
const FilterSelect = lazyPart(() =>
  import('./FilterSelect.tsx').then(
    (module) => module.FilterSelect,
    () => NativeSelect,
  ),
)

function NativeSelect({ options, placeholder, onValue, ...props }: SelectProps) {
  const { field, control: select } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={styles.box}>
          <select
            {...select}
            {...attributes}
            className={classNames(control.control, styles.select)}
            onChange={(event) => onValue(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={18} />
        </span>
      )}
    </Field>
  )
}

/** More options are tedious to walk through. */
const MOST_WITHOUT_SEARCH = 15
