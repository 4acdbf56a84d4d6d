import { type ComponentType, createElement, lazy, useState } from 'react'
import { ApiError } from './call/apiError.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import type { TextsName } from '#src/locales/texts.type.ts'

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code ahead. A failure is ignored: the first render loads it again. */
  readonly preload: () => Promise<void>
}

/** A screen whose code, texts and query client load when it first opens. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly TextsName[]
): LazyScreen<Props> {
  return lazyPart<Props>(
    async () => {
      const [Screen, { Queries }] = await Promise.all([load(), import('./query/Queries.tsx')])
      return (props: Props) => createElement(Queries, null, createElement(Screen, props))
    },
    ...texts,
  )
}

/**
 * A part of a screen whose code and texts load when it is first shown. Code that does not arrive (a bad connection, a
 * new release that removed the old files) is the failure -0001. Code that has arrived renders at once: React shows the
 * fallback of a suspended component for at least 0.3 seconds.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly TextsName[]
): LazyScreen<Props> {
  let arrived: ComponentType<Props> | undefined
  const Awaited = lazy(async () => {
    try {
      return { default: await loadPart() }
    } catch (error) {
      console.error(error)
      throw new ApiError({ code: '-0001', service: '', status: 0 })
    }
  })
  return Object.assign(Part, {
    preload: async () => {
      await loadPart().catch(() => undefined)
    },
  })

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Awaited)
    return createElement(Shown, props)
  }

  async function loadPart(): Promise<ComponentType<Props>> {
    const [Loaded] = await Promise.all([load(), loadTexts('shared', ...texts)])
    arrived = Loaded
    return Loaded
  }
}
