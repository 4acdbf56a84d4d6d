import { type ComponentType, createElement, useEffect, useState } from 'react'
import type { TextsName } from '#src/locales/texts.type.ts'
import { loadTexts } from './i18n/i18n.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * A part of the page that is not needed at once: its code and its texts load when the page is idle, and until then
 * nothing is there. Where it does not arrive the page goes on without it.
 */
export function deferred(load: () => Promise<ComponentType>, ...texts: readonly TextsName[]): ComponentType {
  return function Deferred() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null)
    useEffect(() => {
      let gone = false
      const keep = (part: ComponentType) => {
        if (!gone) setLoaded(() => part)
      }
      const cancel = whenIdle(
        () => void Promise.all([load(), loadTexts(...texts)]).then(([part]) => keep(part), console.error),
      )
      return () => {
        gone = true
        cancel()
      }
    }, [])
    return Loaded && createElement(Loaded)
  }
}
