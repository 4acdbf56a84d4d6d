import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Checkbox } from './Checkbox.tsx'
import { DropField } from './DropField.tsx'
import { useFieldId, type FieldText } from './Field.tsx'
import { SearchBox } from './SearchBox.tsx'
import { matching } from './matching.ts'
import styles from './MultiSelect.module.css'
import drop from './DropField.module.css'

type Option = { readonly value: string; readonly label: string; readonly hint?: string | undefined }

type MultiSelectProps = Omit<FieldText, 'labelHidden'> & {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly options: readonly Option[]
  /** The values of the chosen options, in the order of the options. */
  readonly value: readonly string[]
  readonly onValue: (value: readonly string[]) => void
  readonly onBlur?: (() => void) | undefined
  readonly placeholder: string
  readonly disabled?: boolean | undefined
}

/**
 * Several of many: a list of boxes to tick, with a search and all at once where it is long. What is chosen stands under
 * it.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { id: givenId, name, options, value, onValue, onBlur, placeholder, disabled, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const [sought, setSought] = useState('')
  const shown = matching(options, sought, ({ label, hint = '' }) => `${label} ${hint}`)
  const chosen = options.filter((option) => value.includes(option.value))
  const put = (some: readonly Option[], on: boolean) => {
    const changed = new Set(some.map((option) => option.value))
    onValue(
      options.flatMap((option) =>
        (changed.has(option.value) ? on : value.includes(option.value)) ? [option.value] : [],
      ),
    )
  }

  return (
    <DropField
      {...text}
      id={id}
      chosen={chosen.length > 0 ? t('parts.select.chosen', { count: chosen.length }) : placeholder}
      isEmpty={chosen.length === 0}
      disabled={disabled}
      onLeave={() => {
        setSought('')
        onBlur?.()
      }}
      below={
        chosen.length > 0 && (
          <ul className={styles.chips} aria-label={t('parts.select.chosen', { count: chosen.length })}>
            {chosen.slice(0, MOST_CHIPS).map((option) => (
              <li key={option.value} className={styles.chip}>
                {option.label}
                {!disabled && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('parts.select.remove', { name: option.label })}
                    onClick={() => {
                      put([option], false)
                      document.getElementById(id)?.focus()
                    }}
                  >
                    <Icon name="close" size={14} />
                  </button>
                )}
              </li>
            ))}
            {chosen.length > MOST_CHIPS && (
              <li className={styles.rest}>{t('parts.select.rest', { count: chosen.length - MOST_CHIPS })}</li>
            )}
          </ul>
        )
      }
    >
      {() => (
        <>
          {options.length > FEW && (
            <div className={drop.top}>
              <SearchBox label={text.label} value={sought} onValue={setSought} found={shown.length} />
              <Checkbox
                label={t('parts.select.all', { count: shown.length })}
                checked={shown.length > 0 && shown.every((option) => value.includes(option.value))}
                disabled={shown.length === 0}
                onValue={(on) => put(shown, on)}
              />
            </div>
          )}
          <div className={drop.choices}>
            {shown.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                hint={option.hint}
                checked={value.includes(option.value)}
                onValue={(on) => put([option], on)}
              />
            ))}
          </div>
        </>
      )}
    </DropField>
  )
}

/** So many are seen at a glance. */
const FEW = 6
/** More would push away what comes after the field; the list has them all. */
const MOST_CHIPS = 12
