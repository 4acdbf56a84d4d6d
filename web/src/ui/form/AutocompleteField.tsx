import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { Field, useFieldId, type FieldText } from './Field.tsx'
import control from './control.module.css'
import panel from './DropField.module.css'
import styles from './AutocompleteField.module.css'

/** Something that can be chosen, or what is typed (with an empty `value`) while nothing is. */
export type Suggestion = {
  readonly value: string
  readonly label: string
  /** What tells it from its namesakes. */
  readonly hint?: string | undefined
}

type AutocompleteFieldProps = FieldText & {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly value: Suggestion
  readonly onValue: (value: Suggestion) => void
  readonly onBlur?: (() => void) | undefined
  /** Asked a moment after the last letter; a new letter ends what is still being asked. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** From so many letters on; 2 unless told. */
  readonly from?: number | undefined
  readonly autoComplete?: string | undefined
  readonly disabled?: boolean | undefined
}

/**
 * One of too many to list, found by typing: what fits is suggested, counted aloud, and chosen by pointer, arrow keys or
 * its whole name.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { id: givenId, name, value, onValue, onBlur, find, from = 2, autoComplete = 'off', disabled, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const listId = useId()
  const { found, search, forget } = useSuggestions(find)
  const [active, setActive] = useState<number>()
  const suggestions = found.state === 'found' ? found.suggestions : []
  const isOpen = suggestions.length > 0

  const close = () => {
    forget()
    setActive(undefined)
  }
  const choose = (suggestion: Suggestion | undefined) => {
    if (suggestion) onValue(suggestion)
    close()
  }
  const type = (typed: string) => {
    setActive(undefined)
    onValue({ value: '', label: typed })
    if (typed.trim().length >= from) search(typed.trim())
    else forget()
  }
  const leave = () => {
    const whole = value.label.trim().toLowerCase()
    const named = suggestions.filter(({ label }) => label.toLowerCase() === whole)
    // Of namesakes none is meant before it is chosen.
    choose(named.length === 1 ? named[0] : undefined)
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      const count = suggestions.length
      setActive(((active ?? (step > 0 ? -1 : count)) + step + count) % count)
    } else if (event.key === 'Enter' && active !== undefined) choose(suggestions[active])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return (
    <Field id={id} {...text}>
      {(attributes) => (
        <div className={panel.place}>
          <input
            {...attributes}
            className={classNames(control.control, styles.box)}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value.label}
            disabled={disabled}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <span className={styles.mark} data-chosen={value.value !== ''}>
            {found.state === 'searching' ? <Spinner /> : <Icon name={value.value ? 'check' : 'search'} size={18} />}
          </span>
          {isOpen && (
            // Browsers' own suggestions (`datalist`) hold no second line, are not counted aloud and cannot be dressed.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            <div className={classNames(panel.panel, panel.list)} role="listbox" id={listId} aria-label={text.label}>
              {suggestions.map((suggestion, index) => (
                // The keys are those of the box, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={suggestion.value}
                  id={`${listId}-${index}`}
                  className={panel.option}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  // Were the focus to leave the box, the list would close before the press counts.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  {suggestion.label}
                  {suggestion.hint && <span className={panel.hint}>{suggestion.hint}</span>}
                </div>
              ))}
            </div>
          )}
          <p className={found.state === 'found' && isOpen ? 'visually-hidden' : styles.news} aria-live="polite">
            {found.state === 'found' && t('parts.autocomplete.found', { count: suggestions.length })}
            {found.state === 'failed' && t('parts.autocomplete.failed')}
          </p>
        </div>
      )}
    </Field>
  )
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 }

type Found =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly suggestions: readonly Suggestion[] }

/** What was found for the last text; an answer to an earlier one is never shown. */
function useSuggestions(find: AutocompleteFieldProps['find']) {
  const [found, setFound] = useState<Found>(IDLE)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const ask = async (text: string, signal: AbortSignal) => {
    try {
      const suggestions = await find(text, signal)
      if (!signal.aborted) setFound({ state: 'found', suggestions })
    } catch {
      if (!signal.aborted) setFound({ state: 'failed' })
    }
  }
  const forget = () => {
    stop.current?.abort()
    setFound(IDLE)
  }
  const search = (text: string) => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setFound({ state: 'searching' })
    const wait = setTimeout(() => void ask(text, signal), DEBOUNCE_MS)
    signal.addEventListener('abort', () => clearTimeout(wait))
  }
  return { found, search, forget }
}

const IDLE: Found = { state: 'idle' }
const DEBOUNCE_MS = 250
