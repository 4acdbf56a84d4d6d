import { acometida, type AcometidaOptions, fillLogIn } from '@acometida/testing/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { badNames } from './badNames.ts'
import { loadingParts } from './loadingParts.ts'
import { type Persona, persona } from './persona.ts'
import { inEachWindow } from './sizes.ts'
import { startsAt } from './startsAt.ts'
import { violations } from './violations.ts'

interface Fixtures {
  /** Types the identifier and password of a seeded person into the log-in screen. */
  readonly logIn: (who: Persona['key']) => Promise<void>
  /**
   * Fails if the current page breaks a WCAG 2.2 A or AA rule or gives two parts the same name: on desktop and phone,
   * light and dark, zoomed.
   */
  readonly expectAccessible: (what: string) => Promise<void>
}

/** A test whose world begins with these options. */
const journeys = (options: AcometidaOptions) =>
  base.extend(acometida({ at: startsAt, ...options })).extend<Fixtures>({
    logIn: async ({ page }, use) => {
      await use(async (who) => {
        const { username, password } = persona(who)
        await page.goto('/login')
        await enter(page, username, password)
      })
    },
    expectAccessible: async ({ page }, use) => {
      // A dialog hides it from the tree of roles.
      const title = page.getByRole('heading', { level: 1, includeHidden: true })
      await use((what) =>
        inEachWindow(page, async (window) => {
          await expect(title.first(), `${what}, ${window}, has not come`).toBeAttached()
          await expect(loadingParts(page), `${what}, ${window}, is still loading`).toHaveCount(0)
          // A chart adapts to the window a moment later.
          await expect.poll(() => page.evaluate(sidewaysPx), `${what}, ${window}, scrolls sideways`).toBe(0)
          if (window === 'zoomed') return
          expect(await badNames(page), `${what}, ${window}`).toEqual([])
          // A window begins in the theme in which the previous one ended.
          const [first, second] = window === 'desktop' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
          await page.evaluate(changeTo, first)
          expect(await violations(page, 'all'), `${what}, ${window}, ${first}`).toEqual([])
          // A theme changes only colours, so the second theme is checked only for rules about colours.
          await page.evaluate(changeTo, second)
          expect(await violations(page, 'colours'), `${what}, ${window}, ${second}`).toEqual([])
        }),
      )
    },
  })

/** The test of every journey. */
export const test = journeys({})
/** The same test in a watched world, which keeps the bodies of its calls. */
export const watchedTest = journeys({ watch: true })

export { expect }

/** Completes both steps of the log-in screen. */
export async function enter(page: Page, username: string, password: string): Promise<void> {
  await fillLogIn(page, username, password)
}

/** The horizontal overflow of the page, which must be 0 at any width (WCAG 2.2, 1.4.10). */
function sidewaysPx(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** Changes the theme. The page takes its colours at once, because it is set to reduced motion. */
function changeTo(theme: string): void {
  document.documentElement.setAttribute('data-theme', theme)
}
