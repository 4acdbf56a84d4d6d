import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react'
import { ApiError } from './apiError.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import type { TextsName } from '#src/locales/texts.type.ts'

export type LazyScreen<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Brings it before it is shown. What does not arrive is asked for again then. */
  readonly preload: () => void
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
 * A part of a screen whose code loads when it is first shown, and with it its texts and those that screens share. A code that does
 * not arrive (a bad line, a new release that took the old files away) is the failure -0001.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly TextsName[]
): LazyScreen<Props> {
  const bring = () => Promise.all([load(), loadTexts('shared', ...texts)])
  const Part = lazy(async () => {
    try {
      return { default: (await bring())[0] }
    } catch (error) {
      console.error(error)
      throw new ApiError({ code: '-0001', service: '', status: 0 })
    }
  })
  return Object.assign(Part, { preload: () => void bring().catch(() => undefined) })
}
