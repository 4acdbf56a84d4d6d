import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Calls `onPress` for a key while the focus is inside the element, and only there, so that dictation and typing
 * elsewhere are not disturbed.
 */
export function useKey(element: RefObject<HTMLElement | null>, key: string, onPress: () => void) {
  const press = useEffectEvent(onPress)
  // What is in view listens: an effect would come after the screen was painted.
  useLayoutEffect(() => {
    const box = element.current
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === key && isBare(event) && !isTyping(event.target)) press()
    }
    box?.addEventListener('keydown', listen)
    return () => box?.removeEventListener('keydown', listen)
  }, [element, key])
}

/**
 * A letter with Control, Alt or Command is a command. Many keyboards have signs such as [ only with AltGr or Option.
 */
function isBare({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (/\p{L}/u.test(key)) return !ctrlKey && !altKey && !metaKey
  return !metaKey && (!ctrlKey || altKey)
}

/** Whether a key press types text or searches a list. */
function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

const TYPED_INTO =
  'input:not([type=range], [type=radio], [type=checkbox]), select, textarea, [contenteditable]:not([contenteditable=false])'
