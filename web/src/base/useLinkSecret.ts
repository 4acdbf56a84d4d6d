import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { textInState } from './textInState.ts'

/**
 * The secret of a mailed link. It leaves the browser's bar at once, and the address there becomes `shownPath`. The
 * history entry holds it, so that a reload, as of a phone that comes back to the tab, still finds it.
 */
export function useLinkSecret(fromAddress: string, shownPath: string): string {
  const { state } = useLocation()
  const [secret] = useState(() => linkSecretIn(state) ?? fromAddress)
  useEffect(() => {
    const entry: unknown = window.history.state
    // `usr` is the router's name for the state of a navigation.
    window.history.replaceState({ ...Object(entry), usr: { [KEY]: secret } }, '', shownPath)
  }, [secret, shownPath])
  return secret
}

/** The secret that a history entry holds. Undefined without one. */
export function linkSecretIn(state: unknown): string | undefined {
  return textInState(state, KEY)
}

/** Removes the secret from the history entry, once it has served. */
export function forgetLinkSecret(): void {
  const entry: unknown = window.history.state
  window.history.replaceState({ ...Object(entry), usr: null }, '')
}

const KEY = 'linkSecret'
