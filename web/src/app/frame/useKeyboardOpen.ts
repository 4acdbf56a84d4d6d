import { useSyncExternalStore } from 'react'

/** With its keyboard open, a phone leaves the page less than this share of the screen; without it, more. */
const LEFT_BY_KEYBOARD = 0.7

/** Whether the phone's keyboard covers part of the page: a field has the focus, and much of the screen is covered. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen)
}

function isKeyboardOpen(): boolean {
  const { visualViewport, screen } = window
  if (!visualViewport || !document.activeElement?.matches(TYPED_INTO)) return false
  // The visual viewport of a zoomed page is smaller as well.
  return visualViewport.height * visualViewport.scale < LEFT_BY_KEYBOARD * screen.height
}

const TYPED_INTO = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'

function subscribe(listener: () => void) {
  const leaving = new AbortController()
  window.visualViewport?.addEventListener('resize', listener, leaving)
  document.addEventListener('focusin', listener, leaving)
  document.addEventListener('focusout', listener, leaving)
  return () => leaving.abort()
}
