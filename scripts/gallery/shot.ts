import type { World } from '@acometida/e2e/src/world.ts'
import type { Page } from '@playwright/test'

/** One screen in one state. Its steps use no words of the page, since it is walked in every language. */
export interface Shot {
  readonly path: string
  readonly state: string
  /** A persona of the seed; a visitor without one. */
  readonly who?: string
  /** Where it opens: the path itself unless told. */
  readonly at?: string
  /** What happens before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>
  /** What the world does first, such as failing. */
  readonly world?: (world: World) => Promise<void>
}

/** A press on the button that sends the form of the page. */
export const submit = (page: Page) => page.locator('main button[type=submit]').click()

/** Types a value into the field of a name. */
export const fill = (name: string, value: string) => (page: Page) => page.locator(`[name=${name}]`).last().fill(value)

/** An operation that answers nothing but failure. */
export const fails = (operation: string) => (world: World) => world.fault({ operation, status: 503 })

/** A call that fails is made three times, seconds apart. */
export const afterRetries = (page: Page) => page.waitForTimeout(4_000)
