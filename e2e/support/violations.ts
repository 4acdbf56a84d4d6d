import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ElementHandle, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** The minified axe, because each checked page parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations of WCAG 2.2 A and AA and of best practices on the page or in a part of it, a sentence for each. The
 * check runs inside the page and returns only violations. It takes a quarter of the time of the runner's own builder,
 * which searches frames and transfers passing nodes.
 */
export async function violations(
  page: Page,
  rules: keyof typeof asked,
  part: ElementHandle<Element> | null = null,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  return page.evaluate(
    async ({ options, part: within }) => {
      // `bringAxe` has put it there.
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
        within ?? document,
        options,
      )
      return found.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
      )
    },
    { options: asked[rules], part },
  )
}

/** Runs the source as its own script, which takes two thirds of the time of `page.evaluate`. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `${source};0` })
  await session.detach()
}

/** Rules that run only if they are named. The first is WCAG 2.5.3: who speaks to a page says what it shows. */
const EXPERIMENTAL = { 'label-content-name-mismatch': { enabled: true } }

const asked = {
  all: only({ type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
  colours: only({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }),
}

function only(runOnly: NonNullable<RunOptions['runOnly']>): RunOptions {
  // Preloading serves only a rule about orientation, which is not checked, and one about sounds, which no screen has.
  return { runOnly, rules: EXPERIMENTAL, resultTypes: ['violations'], iframes: false, preload: false }
}
