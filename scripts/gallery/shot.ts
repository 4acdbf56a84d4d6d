import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import type { Code, Operation, World } from '@acometida/testing'
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
  readonly steps?: (page: Page, world: World) => Promise<unknown>
  /** What the world does first, such as failing. */
  readonly world?: (world: World) => Promise<unknown>
  /** It is pictured while an answer is on its way. */
  readonly waiting?: true
}

/** Steps one after the other. */
export const inTurn =
  (...steps: readonly NonNullable<Shot['steps']>[]): NonNullable<Shot['steps']> =>
  async (page, world) => {
    for (const step of steps) await step(page, world)
  }

/** A press on the first of what a selector finds. */
export const press = (selector: string) => (page: Page) => page.locator(selector).first().click()

/** Types into the first of what a selector finds. */
export const fillIn = (selector: string, value: string) => (page: Page) => page.locator(selector).first().fill(value)

/** Waits for what a selector finds. */
export const waitsFor = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()

/** Waits until all that the page has asked is answered. */
export const answered = (page: Page) => page.waitForLoadState('networkidle')

/** An operation that answers with this code. */
export const answers = (operation: Operation, codResult: Code) => (world: World) =>
  world.fault({ operation, codResult })

/** A press on the button that sends the form of the page. */
export const submit = (page: Page) => page.locator('main button[type=submit]').click()

/** Types a value into the field of a name. */
export const fill = (name: string, value: string) => (page: Page) => page.locator(`[name=${name}]`).last().fill(value)

/** An operation that answers nothing but failure; `where`: only where it is asked with these values, as in a filter. */
export const fails = (operation: Operation, where?: string) => (world: World) =>
  world.fault({ operation, status: 503, ...(where !== undefined && { where }) })

/** An operation whose answer comes after the picture; `where` as in `fails`. */
export const slow = (operation: Operation, where?: string) => (world: World) =>
  world.fault({ operation, delayMs: 60_000, ...(where !== undefined && { where }) })

/** A screen that waits for its first answers; `where` as in `fails`. */
export const loads = (operation: Operation, where?: string): Pick<Shot, 'world' | 'waiting' | 'steps'> => ({
  world: slow(operation, where),
  waiting: true,
  steps: (page) => page.locator('main [data-skeleton]').first().waitFor(),
})

/** The connection goes once the page is there. */
export const offline = (ready: NonNullable<Shot['steps']>) => async (page: Page, world: World) => {
  await ready(page, world)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('[class*=notice]').first().waitFor()
}

/** Newer data does not come once the page is there: the line goes, and comes back minutes later. */
export const stale =
  (operation: Operation, ready: (page: Page) => Promise<void>) => async (page: Page, world: World) => {
    await ready(page)
    await page.waitForLoadState('networkidle')
    await fails(operation)(world)
    await page.context().setOffline(true)
    await page.evaluate((minutes) => {
      const now = Date.now
      Date.now = () => now() + minutes * 60_000
    }, 10)
    await page.context().setOffline(false)
    await page.locator('main [data-tone=warning] button:has(use[href*=refresh])').first().waitFor({ timeout: 20_000 })
  }

/** A call that fails is made three times, seconds apart. */
export const afterRetries = (page: Page) => page.waitForTimeout(4_000)

/** A screen whose answer does not come; `where` as in `fails`. */
export const failed = (operation: Operation, where?: string): Pick<Shot, 'world' | 'steps'> => ({
  world: fails(operation, where),
  steps: afterRetries,
})

/** What a persona does without the page, before it or elsewhere while it is open. Throws where it is refused. */
export async function elsewhere(world: World, who: Persona['key']) {
  const { session } = await world.logIn(who)
  let count = 0
  return async (method: string, path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${process.env['SERVER_URL']}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'client-id': 'acometida-web',
        // A call that changes something is made once by its id.
        'message-id': `${persona(who).userId}-ELSEWHEREINTIME-${(count += 1)}`,
        'x-sandbox': world.id,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!text.includes('"codResult":"0000"')) throw new Error(text)
  }
}
