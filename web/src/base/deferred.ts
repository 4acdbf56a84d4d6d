import { type ComponentType, createElement, useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/**
 * A part of the page that is not needed at once: its code loads when the page is idle, and until then nothing is there.
 * Where it does not arrive the page goes on without it.
 */
export function deferred(load: () => Promise<ComponentType>): ComponentType {
  return function Deferred() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null)
    useEffect(() => {
      let gone = false
      const keep = (part: ComponentType) => {
        if (!gone) setLoaded(() => part)
      }
      const cancel = whenIdle(() => void load().then(keep, console.error))
      return () => {
        gone = true
        cancel()
      }
    }, [])
    return Loaded && createElement(Loaded)
  }
}
