import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Actions by the name of their key: `t`, `[`, `Delete`. Letters are lower case and match either case. */
type KeyActions = Readonly<Record<string, () => void>>

/**
 * Runs the action of a pressed key, unless it is typed into a field. With an element, only while the focus is inside
 * it. Without one, on the whole page, unless a dialog is open.
 */
export function useKeys(actions: KeyActions, element?: RefObject<HTMLElement | null>): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || !isBare(event) || isTyping(event.target)) return
    if (!element && document.querySelector('dialog[open]')) return
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!act) return
    // Otherwise the key would be typed into a field that the action moves the focus to.
    event.preventDefault()
    act()
  }, element)
}

/** Listens to key presses inside an element, by default on the whole page. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, element?: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent(onKeyDown)
  // A layout effect runs before the screen is painted. With an effect, a key pressed at once would be missed.
  useLayoutEffect(() => {
    const target = element ? element.current : document
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event)
    }
    target?.addEventListener('keydown', listen)
    return () => target?.removeEventListener('keydown', listen)
  }, [element])
}

/**
 * A letter with Control, Alt or Command is a command. Many keyboards have signs such as [ only with AltGr or Option.
 */
function isBare({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (/\p{L}/u.test(key)) return !ctrlKey && !altKey && !metaKey
  return !metaKey && (!ctrlKey || altKey)
}

/** Whether a key press types text or searches a list. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

const TYPED_INTO =
  'input:not([type=range], [type=radio], [type=checkbox]), select, textarea, [contenteditable]:not([contenteditable=false])'
