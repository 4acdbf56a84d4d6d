import { FilterService, PrimeReactProvider } from 'primereact/api'
import { Dropdown, type DropdownPassThroughMethodOptions } from 'primereact/dropdown'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { Field, useFieldId } from '#src/ui/form/Field.tsx'
import { onFocusLeft } from '#src/ui/form/kit/onFocusLeft.ts'
import control from '#src/ui/form/control.module.css'
import styles from './FilterSelect.module.css'
import type { SelectProps } from './select.type.ts'

/**
 * The list of a `Select` with many options, filtered by part of the name. The library draws and moves; its sections get
 * the roles and states that it lacks, see docs/decisions/088.
 */
export function FilterSelect(props: SelectProps) {
  const { id: givenId, name, options, value, onValue, onBlur, placeholder, disabled = false, ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const listId = useId()
  const list = useRef<Dropdown>(null)
  const [search, setSearch] = useState('')
  // The empty choice of a native list. No search finds it.
  const empty = placeholder === undefined ? [] : [{ value: '', label: placeholder }]
  const lines = [...empty, ...options.map((option) => ({ ...option, found: option.label }))]
  const found = FilterService.filter(lines, ['found'], search, 'contains').length
  const chosen = lines.find((line) => line.value === value)?.label ?? ''

  /**
   * The keys of an open list. The library would count its options as if there were no search. A closed one takes its
   * Escape, which belongs to a dialog around it.
   */
  const onKey = (event: KeyboardEvent<HTMLElement>, open: boolean) => {
    if (open || event.key === 'Escape') event.stopPropagation()
    if (!open) return
    const root = event.currentTarget
    const shown = [...root.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])')]
    const at = shown.findIndex((option) => option === document.activeElement)
    const act = {
      ArrowDown: () => shown[at + 1]?.focus(),
      ArrowUp: () => (shown[at - 1] ?? root.querySelector<HTMLElement>('[aria-controls]:not([role])'))?.focus(),
      Enter: () => (shown[at] ?? (shown.length === 1 ? shown[0] : undefined))?.click(),
      Escape: () => {
        list.current?.hide()
        list.current?.focus()
      },
      ...(at >= 0 && {
        Home: () => shown[0]?.focus(),
        End: () => shown.at(-1)?.focus(),
        ' ': () => shown[at]?.click(),
      }),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Field id={id} {...text}>
      {(attributes) => (
        <PrimeReactProvider value={UNSTYLED}>
          <Dropdown
            ref={list}
            filter
            filterInputAutoFocus
            resetFilterOnHide
            focusOnHover={false}
            scrollHeight="none"
            filterBy="found"
            filterDelay={0}
            inputId={id}
            name={name ?? id}
            value={value}
            options={lines}
            optionLabel="label"
            optionValue="value"
            optionDisabled="disabled"
            disabled={disabled}
            filterPlaceholder={t('uiShared.filterPlaceholder')}
            emptyFilterMessage={t('uiShared.filterEmpty')}
            emptyMessage={t('uiShared.emptyList')}
            // Inside a dialog the rest of the page is inert, so the list must open at the field.
            appendTo="self"
            onChange={(event) => onValue(String(event.value ?? ''))}
            onFilter={({ filter }) => setSearch(filter)}
            pt={{
              ...NO_STOPS,
              root: (now) => ({
                className: classNames(control.control, styles.root),
                'data-invalid': attributes['aria-invalid'],
                // It names an option by the focus of another element.
                'aria-activedescendant': undefined,
                onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => onKey(event, isOpen(now)),
                // The list is inside the root, so focus there does not leave the field.
                onBlur: onFocusLeft(() => {
                  list.current?.hide()
                  onBlur?.()
                }),
              }),
              // The library has two: a real input, hidden, and a box that shows the choice. The style sheet shows the
              // input and hides the box, which so may have the same attributes.
              input: (now) => ({
                className: styles.input,
                role: 'combobox',
                'aria-expanded': isOpen(now),
                'aria-controls': isOpen(now) ? listId : undefined,
                'aria-describedby': attributes['aria-describedby'],
                'aria-invalid': attributes['aria-invalid'],
                'data-empty': value === '',
                defaultValue: undefined,
                value: chosen,
                // The library opens on a click on anything else.
                onClick: () => (isOpen(now) ? list.current?.hide() : list.current?.show()),
              }),
              // A copy of the value for native forms, which ours are not.
              select: { className: styles.unused },
              // The whole box is clickable; a second, unreachable button would only be noise.
              trigger: { className: styles.trigger, 'aria-hidden': true },
              panel: { className: styles.panel },
              header: { className: styles.header },
              filterContainer: { className: styles.filter },
              filterInput: {
                className: classNames(control.control, styles.filterInput),
                'aria-label': `${text.label}: ${t('uiShared.filterPlaceholder')}`,
                'aria-controls': listId,
              },
              filterIcon: { className: styles.filterIcon },
              list: { id: listId, className: styles.list, 'aria-label': text.label },
              // The arrow keys move between options, and Tab leaves them.
              item: { className: styles.item, tabIndex: -1 },
              emptyMessage: { className: styles.empty, role: 'option', 'aria-disabled': true, 'aria-selected': false },
            }}
          />
          <output className="visually-hidden">{search !== '' && t('uiShared.found', { count: found })}</output>
        </PrimeReactProvider>
      )}
    </Field>
  )
}

/**
 * Our own classes style it; the library's stylesheet is not loaded. Without its transition the list has the focus as
 * soon as it opens: the library gives it at the end, away from the option that somebody has reached by then.
 */
const UNSTYLED = { unstyled: true, cssTransition: false }

/**
 * The library's own stops before and after the list. The list is beside its field, so that Tab needs no detour. The
 * library's types do not know these two sections.
 */
const NO_STOPS = { hiddenFirstFocusableEl: { tabIndex: undefined }, hiddenLastFocusableEl: { tabIndex: undefined } }

function isOpen(now: DropdownPassThroughMethodOptions | undefined): boolean {
  return now?.state.overlayVisible ?? false
}
