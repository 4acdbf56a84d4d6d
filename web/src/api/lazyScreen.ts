import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react'
import { ApiError } from './apiError.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import type { TextsName } from '#src/locales/texts.type.ts'

export type LazyScreen<Props extends object = object> = LazyExoticComponent<ComponentType<Props>>

/**
 * A screen whose code loads when it is first opened, and with it its texts, those that screens share, and what asks the
 * server. A code that does not arrive (a bad line, a new release that took the old files away) is the failure -0001.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly TextsName[]
): LazyScreen<Props> {
  return lazy(async () => {
    try {
      const [Screen, { Queries }] = await Promise.all([load(), import('./Queries.tsx'), loadTexts('shared', ...texts)])
      const WithQueries = (props: Props) => createElement(Queries, null, createElement(Screen, props))
      return { default: WithQueries }
    } catch (error) {
      console.error(error)
      throw new ApiError({ code: '-0001', service: '', status: 0 })
    }
  })
}
