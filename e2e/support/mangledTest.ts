import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Page } from '@playwright/test'
import { type ManglingProxy, openManglingProxy } from './manglingProxy.ts'
import { foreign, harmless, isSameAnswer, type Mangling, otherValues, withoutFields } from './manglings.ts'
import { expect, test as base } from './test.ts'

interface Fixtures {
  readonly mangled: Mangled
}

type Named = readonly [name: string, mangling: Mangling]

/** An API that breaks the contract, and the checks of what a screen does with it. */
export interface Mangled extends Pick<
  ManglingProxy,
  'mangle' | 'mangleAll' | 'limitTo' | 'calls' | 'timesAsked' | 'mend'
> {
  /** The lines of the console so far. */
  readonly said: readonly string[]
  /**
   * The manglings that change an operation's last answer, by name. With `each`, also those that leave out one field
   * each.
   */
  readonly harmful: (operation: OperationId, each?: 'field') => Promise<readonly Named[]>
  /** All manglings that the contract allows. */
  readonly allowed: (operation: OperationId) => readonly Named[]
  /** Checks that the screen has its heading and shows no non-value, such as `NaN`. */
  readonly expectSane: (what: string) => Promise<void>
  /**
   * Checks that the screen reports something unreadable with a reference other than `before`, and that the console
   * shows the same reference. Returns the reference.
   */
  readonly expectTold: (what: string, before?: string) => Promise<string>
}

/** The test for journeys whose API is mangled. The page and its calls go through a proxy, one for each worker. */
export const test = base.extend<Fixtures, { readonly front: ManglingProxy }>({
  front: [
    async ({}, use, { project }) => {
      const front = await openManglingProxy(project.use.baseURL ?? '')
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ front }, use) => use(front.url),
  mangled: async ({ page, front }, use) => {
    const said: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    const { mangle, mangleAll, limitTo, calls, timesAsked, mend, lastAnswer } = front
    mend()
    await use({
      mangle,
      mangleAll,
      limitTo,
      calls,
      timesAsked,
      mend,
      said,
      harmful: async (operation, each) => {
        const good = lastAnswer(operation)
        const all = Object.entries({
          ...otherValues,
          ...foreign,
          ...(each && withoutFields(operation).needed),
        })
        const made = await Promise.all(all.map(([, mangling]) => mangling(good)))
        return all.filter((_each, index) => !isSameAnswer(made[index] ?? good, good))
      },
      allowed: (operation) => [
        ...Object.entries(harmless),
        ['without what may be left out', withoutFields(operation).optional],
      ],
      expectSane: async (what) => {
        await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(/\S/)
        expect(await page.locator('body').innerText(), what).not.toMatch(NO_VALUES)
      },
      expectTold: async (what, before = '') => {
        // Both at once, because another part of the screen may fail after the first one, and above it.
        let reference = ''
        const linesOfReference = async () => {
          reference = changed(await referenceOn(page), before)
          if (reference === '') return 'no new reference'
          return reference === UNKNOWN_CODE ? [reference] : said.filter((line) => line.endsWith(reference))
        }
        await expect.poll(linesOfReference, soon(what)).toHaveLength(1)
        return reference
      },
    })
  },
})

export { expect }

/** Matches only whole words, because the random letters of a reference may contain one of them. */
const NO_VALUES = /(?<![\w-])(?:NaN|undefined|Invalid Date|null|nulo)(?![\w-])|\[object/
/** The code that `foreign` answers. */
const UNKNOWN_CODE = '7777'

async function referenceOn(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  return /Referencia:\s*([\w-]+)/.exec(text)?.[1] ?? ''
}

/** The polling is fast, because there are hundreds of checks. */
const soon = (message: string) => ({ message, intervals: [30] })

const changed = (now: string, before: string) => (now === before ? '' : now)
