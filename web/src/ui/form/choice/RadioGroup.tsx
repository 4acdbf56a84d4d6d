import { Fragment, type ReactNode } from 'react'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import styles from './Choice.module.css'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  /** The folded group that holds it, after the options without one. */
  readonly group?: string | undefined
}

type RadioGroupProps<Value extends string> = Pick<FieldText, 'label' | 'hint' | 'error'> &
  Pick<FieldValue<Value>, 'id' | 'onValue'> & {
    readonly name: string
    readonly options: readonly Option<Value>[]
    readonly value: Value | undefined
    /** Side by side if there is room. For two or three short options. */
    readonly inline?: boolean | undefined
    /** Side by side, each as large as a main button. For the one question that comes first. */
    readonly large?: boolean | undefined
  }

/** A choice of a few visible options. The first one has the group's id, the target of an error summary. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, options, value, onValue, hint, error, inline = false, large = false } = props
  const id = useFieldId(props.id, name)
  const groups = [...new Set(options.map(({ group }) => group))]
  const radios = (listed: readonly Option<Value>[]) => (
    <div className={large ? styles.large : inline ? styles.inline : styles.stack}>
      {listed.map((option) => (
        <Radio
          key={option.value}
          {...option}
          id={option === options[0] ? id : `${id}-${option.value}`}
          name={name}
          checked={option.value === value}
          onCheck={() => onValue(option.value)}
        />
      ))}
    </div>
  )
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      {groups.map((group) => {
        const listed = options.filter((option) => option.group === group)
        if (group === undefined) return <Fragment key="">{radios(listed)}</Fragment>
        return (
          <details key={group} className={styles.folded} open={listed.some((option) => option.value === value)}>
            <summary>{group}</summary>
            {radios(listed)}
          </details>
        )
      })}
    </FieldGroup>
  )
}

type RadioProps<Value extends string> = Omit<Option<Value>, 'group'> & {
  readonly id: string
  readonly name: string
  readonly checked: boolean
  readonly onCheck: () => void
}

function Radio<Value extends string>(props: RadioProps<Value>) {
  const { id, name, value, label, hint, checked, disabled, onCheck } = props
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-about` : undefined}
        onChange={onCheck}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-about`}>
          {hint}
        </p>
      )}
    </div>
  )
}
