import { type ComponentType, createElement, useEffect, useState } from 'react'
import type { TextsName } from '#src/locales/texts.type.ts'
import { loadTexts } from './i18n/i18n.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * A component that loads its code and texts when the page is idle, and renders nothing until then. If they do not
 * arrive, the page goes on without it.
 */
export function deferred(load: () => Promise<ComponentType>, ...texts: readonly TextsName[]): ComponentType {
  return function Deferred() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null)
    useEffect(() => {
      let unmounted = false
      const show = (part: ComponentType) => {
        if (!unmounted) setLoaded(() => part)
      }
      const cancel = whenIdle(
        () => void Promise.all([load(), loadTexts(...texts)]).then(([part]) => show(part), console.error),
      )
      return () => {
        unmounted = true
        cancel()
      }
    }, [])
    return Loaded && createElement(Loaded)
  }
}
