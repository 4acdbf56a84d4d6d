import type { Step } from '../shot.ts'

interface Patience {
  /** As in `fillIn`. */
  readonly nth?: number
  /** Milliseconds, by default 10,000. */
  readonly timeout?: number
}

/** Waits for a match of a selector. */
export const waitsFor =
  (selector: string, { nth = 0, ...rest }: Patience = {}): Step =>
  (page) =>
    page.locator(selector).nth(nth).waitFor(rest)

/** Waits until a selector has no match. */
export const gone =
  (selector: string, { nth = 0, ...rest }: Patience = {}): Step =>
  (page) =>
    page
      .locator(selector)
      .nth(nth)
      .waitFor({ state: 'detached', ...rest })

/** Waits until the address matches. */
export const reaches =
  (url: RegExp): Step =>
  (page) =>
    page.waitForURL(url)

/** Waits for an alert. */
export const alerted: Step = waitsFor('[role=alert]')

/** Waits until all requests of the page are answered. */
export const answered: Step = (page) => page.waitForLoadState('networkidle')

/** Waits for the retries of a failed call, which is made three times, seconds apart. */
export const afterRetries: Step = (page) => page.waitForTimeout(4_000)
