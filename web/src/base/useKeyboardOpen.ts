import { useSyncExternalStore } from 'react'

/**
 * The least part of its screen that a phone leaves to the page beside its keyboard is below this, and without one
 * above.
 */
const LEFT_BY_KEYBOARD = 0.7

/**
 * Whether the keyboard of the phone covers a part of the page: a field has the focus, and much of the screen is gone.
 */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen)
}

function isKeyboardOpen(): boolean {
  const { visualViewport, screen } = window
  if (!visualViewport || !document.activeElement?.matches(TYPED_INTO)) return false
  // A page that is zoomed in sees less of itself as well.
  return visualViewport.height * visualViewport.scale < LEFT_BY_KEYBOARD * screen.height
}

const TYPED_INTO = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', listener)
  return () => {
    window.visualViewport?.removeEventListener('resize', listener)
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', listener)
  }
}
