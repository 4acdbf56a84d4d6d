import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { Field, useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { useTyped } from '#src/ui/form/text/useTyped.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import control from '#src/ui/form/control.module.css'
import panel from '#src/ui/form/upload/DropField.module.css'
import styles from './AutocompleteField.module.css'

/** An option, or the typed text (with an empty `value`) while none is chosen. */
export type Suggestion = {
  readonly value: string
  readonly label: string
  /** Distinguishes options of the same name. */
  readonly hint?: string | undefined
}

type AutocompleteFieldProps = FieldText &
  FieldValue<Suggestion> & {
    /** Called a moment after the last key press. A new one aborts the search. */
    readonly find: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  }

/**
 * A choice from too many options to list. The text searches for suggestions, whose number is announced; pointer, arrow
 * keys or the full name choose one.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { id: givenId, name, value, onValue, onBlur, find, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const listId = useId()
  const { searchState, search, forget } = useSuggestions(find)
  const [active, setActive] = useState<number>()
  const suggestions = searchState.state === 'found' ? searchState.suggestions : []
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
    if (typed.trim().length >= SHORTEST_SEARCH) search(typed.trim())
    else forget()
  }
  const box = useTyped({ kind: 'line', value: value.label, onValue: type, maxLength: undefined })
  const leave = () => {
    box.leave()
    const typedName = value.label.trim().toLowerCase()
    const named = suggestions.filter(({ label }) => label.toLowerCase() === typedName)
    // An ambiguous name chooses no option.
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
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={box.value}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <span className={styles.mark} data-chosen={value.value !== ''}>
            {searchState.state === 'searching' ? (
              <Spinner />
            ) : (
              <Icon name={value.value ? 'check' : 'search'} size={18} />
            )}
          </span>
          {isOpen && (
            // A native `datalist` has no second line, is not counted aloud and cannot be styled.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            <div className={classNames(panel.panel, panel.list)} role="listbox" id={listId} aria-label={text.label}>
              {suggestions.map((suggestion, index) => (
                // The box keeps the focus and handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={suggestion.value}
                  id={`${listId}-${index}`}
                  className={panel.option}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  // The focus stays in the box, so the browser does not scroll by itself.
                  ref={index === active ? bringIntoView : undefined}
                  // If the box lost the focus, the list would close before the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  {suggestion.label}
                  {suggestion.hint && <span className={panel.hint}>{suggestion.hint}</span>}
                </div>
              ))}
            </div>
          )}
          <p className={searchState.state === 'found' && isOpen ? 'visually-hidden' : 'muted'} aria-live="polite">
            {searchState.state === 'found'
              ? t('uiShared.found', { count: suggestions.length })
              : searchState.state === 'failed' && t('uiParts.autocomplete.failed')}
          </p>
        </div>
      )}
    </Field>
  )
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 }

type SearchState =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly suggestions: readonly Suggestion[] }

/** The suggestions for the latest text. An answer to an earlier one is never shown. */
function useSuggestions(find: AutocompleteFieldProps['find']) {
  const [searchState, setSearchState] = useState<SearchState>(IDLE)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const ask = async (text: string, signal: AbortSignal) => {
    try {
      const suggestions = await find(text, signal)
      if (!signal.aborted) setSearchState({ state: 'found', suggestions })
    } catch {
      if (!signal.aborted) setSearchState({ state: 'failed' })
    }
  }
  const forget = () => {
    stop.current?.abort()
    setSearchState(IDLE)
  }
  const search = (text: string) => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setSearchState({ state: 'searching' })
    const wait = setTimeout(() => void ask(text, signal), DEBOUNCE_MS)
    signal.addEventListener('abort', () => clearTimeout(wait))
  }
  return { searchState, search, forget }
}

const IDLE: SearchState = { state: 'idle' }
const DEBOUNCE_MS = 250
const SHORTEST_SEARCH = 2
