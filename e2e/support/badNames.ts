import type { Page } from '@playwright/test'

/** The landmarks and lists that share a name or have none, and names that belong to no element. */
export async function badNames(page: Page): Promise<string[]> {
  const landmarks = [...(await page.locator('body').ariaSnapshot()).matchAll(LANDMARK)].map(([, role = '', name]) => ({
    role,
    name: name ?? '',
  }))
  const wrong = landmarks.filter(({ role, name }, index) =>
    landmarks.some((other, nth) => nth !== index && other.role === role && (name === '' || other.name === name)),
  )
  return [
    ...wrong.map(({ role, name }) => `a ${role} that is not the only one is called "${name}"`),
    ...(await page.locator(LABEL_OF_NOTHING).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).map(
      (html) => `a label belongs to nothing: ${html.slice(0, 90)}`,
    ),
  ]
}

const LANDMARK =
  /^\s*- (banner|complementary|contentinfo|form|main|navigation|region|search)\b(?: "((?:[^"\\]|\\.)*)")?/gm
/**
 * Only elements with a role that people notice may have an `aria-label`. Plain elements and lists do not announce it.
 */
const LABEL_OF_NOTHING =
  '[aria-label]:not([role], a[href], button, input, select, textarea, dialog, nav, main, aside, section, form, fieldset, table, svg)'
