import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Answers a letter while the focus is inside an element, and only there: whoever dictates or types elsewhere is left alone. */
export function useKey(element: RefObject<HTMLElement | null>, letter: string, onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const box = element.current
    const listen = (event: KeyboardEvent) => {
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey
      if (bare && event.key.toLowerCase() === letter && !isTyping(event.target)) press()
    }
    box?.addEventListener('keydown', listen)
    return () => box?.removeEventListener('keydown', listen)
  }, [element, letter])
}

/** A letter that is typed, or that looks for a line of a list. */
function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

const TYPED_INTO =
  'input:not([type=range], [type=radio], [type=checkbox]), select, textarea, [contenteditable]:not([contenteditable=false])'
