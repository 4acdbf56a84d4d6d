import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code ahead. A failure is ignored: the first render loads it again. */
  readonly preload: () => Promise<void>
}

/** Code did not arrive: a bad connection, or a new release that removed the old files. */
export class CodeMissing extends Error {}

/** The answer of `load`, which imports code. Throws `CodeMissing` if the code does not arrive. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    console.error(error)
    throw new CodeMissing()
  }
}

/**
 * A part of a screen whose code loads later, with its texts.
 * - `shown`: when it is first shown. It throws `CodeMissing` if the code does not arrive. Code that has arrived renders
 *   at once: React shows the fallback of a suspended component for at least 0.3 seconds.
 * - `idle`: when the page is idle. It renders nothing until then, and nothing if the code does not arrive.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'shown' | 'idle' = 'shown',
): LazyPart<Props> {
  let arrived: ComponentType<Props> | undefined
  const Awaited = lazy(async () => ({ default: await loadCode(loadPart) }))
  return Object.assign(when === 'idle' ? IdlePart : Part, {
    preload: async () => {
      await loadPart().catch(() => undefined)
    },
  })

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Awaited)
    return createElement(Shown, props)
  }

  function IdlePart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      let unmounted = false
      const show = (part: ComponentType<Props>) => {
        if (!unmounted) setLoaded(() => part)
      }
      const cancel = whenIdle(() => void loadPart().then(show, console.error))
      return () => {
        unmounted = true
        cancel()
      }
    }, [])
    return Loaded && createElement(Loaded, props)
  }

  async function loadPart(): Promise<ComponentType<Props>> {
    arrived = await load()
    return arrived
  }
}
