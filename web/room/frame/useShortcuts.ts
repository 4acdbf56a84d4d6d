import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls what belongs to a key, unless it is pressed with another, types text, or a dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(BUSY) !== null) return
    if (document.querySelector('dialog[open]') !== null) return
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (!act) return
    // The key would else be typed into the field that it leads to.
    event.preventDefault()
    act()
  })
  // What is in view listens: an effect would come after the screen was painted.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const BUSY = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]'
