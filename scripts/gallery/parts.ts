import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import type { Code, Operation, World } from '@acometida/testing'
import type { Part, Setup, Step } from './shot.ts'

/** The buttons with an icon, as a selector. */
export const icon = (name: string, within = 'main'): string => `${within} button:has(use[href*=${name}])`

/** A press on the first of what a selector finds; `nth` as in `fillIn`. */
export const press =
  (selector: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).nth(nth).click()

/** A press on the button that sends the form of the page. */
export const submit: Step = press('main button[type=submit]')

/** A press on the button that sends the form of the dialog. */
export const submitDialog: Step = press('dialog button[type=submit]')

/** Types a value into the last field of a name. */
export const fill =
  (name: string, value: string): Step =>
  (page) =>
    page.locator(`[name=${name}]`).last().fill(value)

/** Types into the first of what a selector finds, or into the one at a place: 0 is the first, -1 the last. */
export const fillIn =
  (selector: string, value: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).nth(nth).fill(value)

/** Ticks a box or chooses a radio button; `nth` as in `fillIn`. */
export const check =
  (selector: string, nth = 0): Step =>
  (page) =>
    page.locator(selector).nth(nth).check()

/** Chooses the radio button with a value, by the name of its group. */
export const choose = (name: string, value: string): Step => check(`[name=${name}][value=${value}]`)

/** Chooses from a list, by a value or by its place from 0. */
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
  /** Milliseconds; 10,000 unless told. */
  readonly timeout?: number
}

/** Waits for what a selector finds. */
export const waitsFor =
  (selector: string, { nth = 0, ...rest }: Patience = {}): Step =>
  (page) =>
    page.locator(selector).nth(nth).waitFor(rest)

/** Waits until nothing is left of what a selector finds. */
export const gone =
  (selector: string, { nth = 0, ...rest }: Patience = {}): Step =>
  (page) =>
    page
      .locator(selector)
      .nth(nth)
      .waitFor({ state: 'detached', ...rest })

/** Waits until the address is one of these. */
export const reaches =
  (url: RegExp): Step =>
  (page) =>
    page.waitForURL(url)

/** Waits for what is said at once to everybody. */
export const alerted: Step = waitsFor('[role=alert]')

/** Waits until all that the page has asked is answered. */
export const answered: Step = (page) => page.waitForLoadState('networkidle')

/** A call that fails is made three times, seconds apart. */
export const afterRetries: Step = (page) => page.waitForTimeout(4_000)

/** The state is pictured while an answer is on its way. */
export const waiting: Setup = { waiting: true }

/** The world does something before the page opens. */
export const world = (doing: Doing): InWorld => ({ world: doing })

/** What would be done before the page opens is done while it is there. */
export const meanwhile =
  (setup: InWorld): Step =>
  (_page, world) =>
    setup.world(world)

type Doing = NonNullable<Setup['world']>
type InWorld = Required<Pick<Setup, 'world'>>

/** An operation that answers with this code. */
export const answers = (operation: Operation, codResult: Code): InWorld =>
  world((world) => world.fault({ operation, codResult }))

/** An operation that answers nothing but failure; `where`: only where it is asked with these values, as in a filter. */
export const fails = (operation: Operation, where?: string): InWorld =>
  world((world) => world.fault({ operation, status: 503, ...(where !== undefined && { where }) }))

/** An operation whose answer comes after the picture; `where` as in `fails`. */
export const slow = (operation: Operation, where?: string): InWorld =>
  world((world) => world.fault({ operation, delayMs: 60_000, ...(where !== undefined && { where }) }))

/** A scenario of the seed, of a persona. */
export const scenario = (...named: Parameters<World['scenario']>): InWorld => world((world) => world.scenario(...named))

/** So many seconds pass. */
export const passes = (seconds: number): InWorld => world((world) => world.advance(seconds))

/** A persona calls the API without the page. Throws where it is refused. */
export const calls = (who: Persona['key'], method: string, path: string, body?: object): InWorld =>
  world(async (world) => {
    const { session } = await world.logIn(who)
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
  })
let count = 0

/** A screen that waits for its first answers; `where` as in `fails`. */
export const loads = (operation: Operation, where?: string): Part => [
  slow(operation, where),
  waiting,
  waitsFor('main [data-skeleton]'),
]

/** A screen whose answer does not come; `where` as in `fails`. */
export const failed = (operation: Operation, where?: string): Part => [fails(operation, where), afterRetries]

/** A press on what sends something whose answer does not come before the picture. */
export const isSending = (operation: Operation, send: Part, busy = 'main button[aria-busy=true]'): Part => [
  slow(operation),
  waiting,
  send,
  waitsFor(busy),
]

/** The connection goes. */
export const offline: Part = [answered, (page) => page.context().setOffline(true), waitsFor('[class*=notice]')]

/** Newer data does not come: the line goes, and comes back minutes later. */
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

/** Goes on from the list of a payment's ways to the provider. */
export const toProvider: Part = [submit, waitsFor('button[formaction*="outcome="]')]

/** Pays, or not, at the provider, which leads back. */
export const atProvider = (outcome: 'pay' | 'refuse' | 'timeout', backAt: RegExp): Part => [
  toProvider,
  press(`button[formaction*="outcome=${outcome}"]`),
  reaches(backAt),
]

/** Comes back from the provider before it has told of the order; `to` ends where the order's name belongs. */
export const returnsEarly =
  (to: string): Step =>
  (page) =>
    page.goto(to + new URL(page.url()).pathname.split('/').at(-1))

/** Steps that are walked only where a selector finds something, such as what a phone alone has. */
export const ifThere =
  (selector: string, ...steps: readonly Step[]): Step =>
  async (page, world) => {
    if ((await page.locator(selector).count()) === 0) return
    for (const step of steps) await step(page, world)
  }

/** What is pictured before an operation answers. */
export const unanswered = (operation: Operation, walk: Part): Part => [slow(operation), waiting, walk]

/** States that differ in one value. */
export const each = <Value>(values: Readonly<Record<string, Value>>, part: (value: Value) => Part) =>
  Object.fromEntries(Object.entries(values).map(([state, value]) => [state, part(value)]))
