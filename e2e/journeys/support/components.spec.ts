import type { ElementHandle, Page } from '@playwright/test'
import { startDevClient } from '#support/devClient.ts'
import { changePath } from '#support/goInside.ts'
import { expect, test } from '#support/test.ts'
import { violations } from '#support/violations.ts'

for (const theme of ['light', 'dark'])
  test(`keeps every component accessible while focused and while open, in ${theme}`, async ({ page }) => {
    // Axe looks at each of a hundred controls, focused and open.
    test.slow()
    // The built client lacks the page of components.
    const { url, stop } = await startDevClient()
    try {
      await page.goto(`${url}/__ui`)
      expect(await problemsOfAll(page, theme)).toEqual([])
    } finally {
      await stop()
    }
  })

/** What the controls of the page of components break in one theme, part by part. */
async function problemsOfAll(page: Page, theme: string): Promise<string[]> {
  const parts = page.locator('section:has([data-theme]) h2:not(main [data-theme] *)')
  await expect(parts.last()).toHaveText('Charts', COMPILED)
  // What loads later has arrived, so that no control is replaced by its like.
  for (const late of ['input[role=combobox][readonly]', '[data-curve=drawn]'])
    await expect(page.locator(late).first()).toBeVisible(COMPILED)
  const found: string[] = []
  for (const part of await parts.allTextContents()) {
    await changePath(page, `/__ui?part=${part}&theme=${theme}`)
    await expect(parts).toHaveText([part])
    await expect(page.locator('main [data-theme]')).toHaveAttribute('data-theme', theme)
    await expect(page.locator('[data-curve=drawing]')).toHaveCount(0)
    for (const control of await page.$$(`main [data-theme] :is(${FOCUSABLE})`))
      found.push(...(await problemsOf(page, control)))
  }
  return found
}

/** The development server compiles what a page asks for, on a busy machine for longer than a screen may take. */
const COMPILED = { timeout: 60_000 }
const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'].join()

/** What a control breaks while it has the focus, and while it is open if it can be opened. */
async function problemsOf(page: Page, control: ElementHandle<Element>): Promise<string[]> {
  const { isReachable, keys, name } = await control.evaluate(look)
  if (!isReachable) return []
  await control.focus()
  const focused = await problemsAround(page, control, `focused: ${name}`)
  if (keys.length === 0) return focused
  for (const key of keys) await page.keyboard.press(key)
  await expect.poll(() => control.evaluate(isOpen), `opens: ${name}`).toBe(true)
  const opened = await problemsAround(page, control, `open: ${name}`)
  await page.keyboard.press('Escape')
  return [...focused, ...opened]
}

function look(control: Element) {
  const isHidden = !control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]') !== null
  // A list of suggestions opens for a text.
  const boxKeys = control.matches('[aria-autocomplete]') ? ['r', 'i'] : ['ArrowDown']
  const opens =
    control.matches('[aria-expanded=false], summary') && !control.matches('[aria-autocomplete][value]:not([value=""])')
  return {
    // What another one opened or removed is gone.
    isReachable: control.isConnected && !isHidden && !control.matches(':disabled, [tabindex="-1"]'),
    keys: opens ? (control.matches('input') ? boxKeys : ['Enter']) : [],
    name: `${control.outerHTML.slice(0, 80)} ${control.getAttribute('aria-label') ?? control.textContent}`,
  }
}

function isOpen(control: Element): boolean {
  return control.matches('[aria-expanded=true], [open] > summary')
}

async function problemsAround(page: Page, control: ElementHandle<Element>, where: string) {
  const part = await control.evaluateHandle(
    (element) => element.closest('fieldset, :has(> label)') ?? element.parentElement ?? element,
  )
  return (await violations(page, 'all', part)).map((each) => `${where}: ${each}`)
}
