import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { onFocusLeft } from '#src/ui/form/kit/onFocusLeft.ts'
import { SearchBox } from '#src/ui/form/text/SearchBox.tsx'
import { DropField } from '#src/ui/form/upload/DropField.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import drop from '#src/ui/form/upload/DropField.module.css'
import { Checkbox } from './Checkbox.tsx'
import choice from './Choice.module.css'
import { filterOptions } from './filterOptions.ts'
import styles from './MultiSelect.module.css'

type Option = { readonly value: string; readonly label: string; readonly hint?: string | undefined }

/** The value has the chosen options, in the order of the options. */
type MultiSelectProps = Omit<FieldText, 'labelHidden'> &
  FieldValue<readonly string[]> & { readonly options: readonly Option[]; readonly placeholder: string }

/** A choice of several options: checkboxes, or a box that opens them if they are many. */
export function MultiSelect({ placeholder, ...props }: MultiSelectProps) {
  return props.options.length <= MAX_OPEN ? (
    <OpenChoice {...props} />
  ) : (
    <FoldedChoice placeholder={placeholder} {...props} />
  )
}

/** A group of checkboxes. The first one has the group's id, the target of an error summary. */
function OpenChoice(props: Omit<MultiSelectProps, 'placeholder'>) {
  const { id: givenId, name, options, value, onValue, onBlur, ...text } = props
  const id = useFieldId(givenId, name)
  const put = (changed: string, on: boolean) =>
    onValue(options.map((option) => option.value).filter((one) => (one === changed ? on : value.includes(one))))
  return (
    <FieldGroup id={id} {...text} onBlur={onFocusLeft(() => onBlur?.())}>
      <div className={choice.stack}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            label={option.label}
            hint={option.hint}
            checked={value.includes(option.value)}
            onValue={(on) => put(option.value, on)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/**
 * A box that opens a list of checkboxes, with a search and "all". The chosen options are listed below.
 */
function FoldedChoice(props: MultiSelectProps) {
  const { id: givenId, name, options, value, onValue, onBlur, placeholder, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const [search, setSearch] = useState('')
  const shown = filterOptions(options, search, ({ label, hint = '' }) => `${label} ${hint}`)
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
      chosen={chosen.length > 0 ? t('uiParts.select.chosen', { count: chosen.length }) : placeholder}
      isEmpty={chosen.length === 0}
      onLeave={() => {
        setSearch('')
        onBlur?.()
      }}
      below={
        chosen.length > 0 && (
          <ul className={styles.chips} aria-label={t('uiParts.select.chosen', { count: chosen.length })}>
            {chosen.slice(0, MAX_CHIPS).map((option) => (
              <li key={option.value} className={styles.chip}>
                {option.label}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('uiParts.select.remove', { name: option.label })}
                  onClick={() => {
                    put([option], false)
                    document.getElementById(id)?.focus()
                  }}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
            {chosen.length > MAX_CHIPS && (
              <li className={styles.rest}>{t('uiParts.select.rest', { count: chosen.length - MAX_CHIPS })}</li>
            )}
          </ul>
        )
      }
    >
      {() => (
        <>
          <div className={drop.top}>
            <SearchBox label={text.label} value={search} onValue={setSearch} found={shown.length} />
            <Checkbox
              label={t('uiParts.select.all', { count: shown.length })}
              checked={shown.length > 0 && shown.every((option) => value.includes(option.value))}
              disabled={shown.length === 0}
              onValue={(on) => put(shown, on)}
            />
          </div>
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

/** More options are folded. */
const MAX_OPEN = 6
/** More chips would push away the content after the field. The list shows all. */
const MAX_CHIPS = 12
