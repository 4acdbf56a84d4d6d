import { type ComponentType, createElement, lazy, useState } from 'react'
import { ApiError } from './apiError.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import type { TextsName } from '#src/locales/texts.type.ts'

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Brings it before it is shown. What does not arrive is asked for again then. */
  readonly preload: () => Promise<void>
}

/** A screen whose code loads when it is first opened, and with it its texts and what asks the server. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly TextsName[]
): LazyScreen<Props> {
  return lazyPart<Props>(
    async () => {
      const [Screen, { Queries }] = await Promise.all([load(), import('./Queries.tsx')])
      return (props: Props) => createElement(Queries, null, createElement(Screen, props))
    },
    ...texts,
  )
}

/**
 * A part of a screen whose code loads when it is first shown, and with it its texts and those that screens share. A
 * code that does not arrive (a bad line, a new release that took the old files away) is the failure -0001. One that has
 * arrived is drawn at once: React shows what stands in the place of a part that it waits for at least 0.3 seconds.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly TextsName[]
): LazyScreen<Props> {
  let arrived: ComponentType<Props> | undefined
  const Awaited = lazy(async () => {
    try {
      return { default: await bring() }
    } catch (error) {
      console.error(error)
      throw new ApiError({ code: '-0001', service: '', status: 0 })
    }
  })
  return Object.assign(Part, {
    preload: async () => {
      await bring().catch(() => undefined)
    },
  })

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Awaited)
    return createElement(Shown, props)
  }

  async function bring(): Promise<ComponentType<Props>> {
    const [Loaded] = await Promise.all([load(), loadTexts('shared', ...texts)])
    arrived = Loaded
    return Loaded
  }
}
