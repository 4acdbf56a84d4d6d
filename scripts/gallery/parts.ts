import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import type { Code, Operation, World } from '@acometida/testing'
import type { Part, Setup, Step } from './shot.ts'

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

/** The picture is taken while an answer is pending. */
export const waiting: Setup = { waiting: true }

/** Changes the world before the page opens. */
export const world = (doing: Doing): InWorld => ({ world: doing })

/** Changes the world while the page is open instead of before. */
export const meanwhile =
  (setup: InWorld): Step =>
  (_page, world) =>
    setup.world(world)

type Doing = NonNullable<Setup['world']>
type InWorld = Required<Pick<Setup, 'world'>>

/** An operation that answers with this code. */
export const answers = (operation: Operation, codResult: Code): InWorld =>
  world((world) => world.fault({ operation, codResult }))

/** An operation that always fails; `where`: only for calls with these values, as in a filter. */
export const fails = (operation: Operation, where?: string): InWorld =>
  world((world) => world.fault({ operation, status: 503, ...(where !== undefined && { where }) }))

/** An operation whose answer comes after the picture; `where` as in `fails`. */
export const slow = (operation: Operation, where?: string): InWorld =>
  world((world) => world.fault({ operation, delayMs: 60_000, ...(where !== undefined && { where }) }))

/** Puts a persona into a scenario of the seed. */
export const scenario = (...named: Parameters<World['scenario']>): InWorld => world((world) => world.scenario(...named))

/** Lets so many seconds pass. */
export const passes = (seconds: number): InWorld => world((world) => world.advance(seconds))

/** Calls the API as a persona, without the page. Throws if the call is refused. */
export const calls = (who: Persona['key'], method: string, path: string, body?: object): InWorld =>
  world(async (world) => {
    const { session } = await world.logIn(who)
    const answer = await fetch(`${process.env['SERVER_URL']}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'client-id': 'acometida-web',
        // A call that changes something is done once for each id.
        'message-id': `${persona(who).userId}-ELSEWHEREINTIME-${(count += 1)}`,
        'x-sandbox': world.id,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!text.includes('"codResult":"0000"')) throw new Error(text)
  })
let count = 0

/** A state before an operation answers; `where` as in `fails`. */
export const unanswered = (operation: Operation, walk: Part, where?: string): Part => [
  slow(operation, where),
  waiting,
  walk,
]

/** A screen during its first requests; `where` as in `fails`. */
export const loads = (operation: Operation, where?: string): Part =>
  unanswered(operation, waitsFor('main [data-skeleton]'), where)

/** A screen whose request has failed; `where` as in `fails`. */
export const failed = (operation: Operation, where?: string): Part => [fails(operation, where), afterRetries]

/** Sends something whose answer comes after the picture. */
export const isSending = (operation: Operation, send: Part, busy = 'main button[aria-busy=true]'): Part =>
  unanswered(operation, [send, waitsFor(busy)])

/** Cuts the connection. */
export const offline: Part = [answered, (page) => page.context().setOffline(true), waitsFor('[class*=notice]')]

/** Newer data fails to load: the connection is cut, and comes back minutes later. */
export const stale = (operation: Operation): Part => [
  answered,
  meanwhile(fails(operation)),
  (page) => page.context().setOffline(true),
  (page) =>
    page.evaluate((minutes) => {
      const now = Date.now
      Date.now = () => now() + minutes * 60_000
    }, 10),
  (page) => page.context().setOffline(false),
  waitsFor('main [data-tone=warning] button:has(use[href*=refresh])', { timeout: 20_000 }),
]

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

/** Continues from the list of payment methods to the provider. */
export const toProvider: Part = [submit, waitsFor('button[formaction*="outcome="]')]

/** Pays or fails to pay at the provider, which leads back. */
export const atProvider = (outcome: 'pay' | 'refuse' | 'timeout', backAt: RegExp): Part => [
  toProvider,
  press(`button[formaction*="outcome=${outcome}"]`),
  reaches(backAt),
]

/** Comes back from the provider before it has reported the order; `to` ends where the order's name belongs. */
export const returnsEarly =
  (to: string): Step =>
  (page) =>
    page.goto(to + new URL(page.url()).pathname.split('/').at(-1))

/** Walks steps only if a selector has a match, such as an element that only a phone has. */
export const ifThere =
  (selector: string, ...steps: readonly Step[]): Step =>
  async (page, world) => {
    if ((await page.locator(selector).count()) === 0) return
    for (const step of steps) await step(page, world)
  }

/** States that differ in one value. */
export const each = <Value>(values: Readonly<Record<string, Value>>, part: (value: Value) => Part) =>
  Object.fromEntries(Object.entries(values).map(([state, value]) => [state, part(value)]))
