import type { Step } from '../shot.ts'

/** The buttons with an icon, as a selector. */
export const icon = (name: string, within = 'main'): string => `${within} button:has(use[href*=${name}])`

/** Presses the first match of a selector; `nth` as in `fillIn`. */
export const press =
  (selector: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).nth(nth).click()

/** Presses the button that sends the form of the page. */
export const submit: Step = press('main button[type=submit]')

/** Presses the button that sends the form of the dialog. */
export const submitDialog: Step = press('dialog button[type=submit]')

/** Types a value into the last field with a name. */
export const fill =
  (name: string, value: string): Step =>
  (page) =>
    page.locator(`[name=${name}]`).last().fill(value)

/** Types into the first match of a selector, or into the one at an index: 0 is the first, -1 the last. */
export const fillIn =
  (selector: string, value: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).nth(nth).fill(value)

/** Ticks a box or chooses a radio button; `nth` as in `fillIn`. */
export const check =
  (selector: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).nth(nth).check()

/** Chooses the radio button with a value, in the group of a name. */
export const choose = (name: string, value: string): Step => check(`[name=${name}][value=${value}]`)

/** Chooses from a list, by a value or by an index from 0. */
export const select =
  (selector: string, option: string | number): Step =>
  (page) =>
    page
      .locator(selector)
      .first()
      .selectOption(typeof option === 'number' ? { index: option } : option)

/** Presses a key. */
export const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name)

/** Goes to another address of the client. */
export const goTo =
  (path: string): Step =>
  (page) =>
    page.goto(path)

/** Adds a file to the form of the page, by its first bytes. */
export const attach =
  (name: string, content: string | Buffer = '%PDF-1.7', mimeType = 'application/pdf'): Step =>
  async (page) => {
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
    await page.locator('main fieldset li').waitFor()
  }

/** Walks steps only if a selector has a match within a second, such as an element that only a phone has. */
export const ifThere =
  (selector: string, ...steps: readonly Step[]): Step =>
  async (page, world) => {
    const isThere = await page
      .locator(selector)
      .first()
      .waitFor({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isThere) return
    for (const step of steps) await step(page, world)
  }
