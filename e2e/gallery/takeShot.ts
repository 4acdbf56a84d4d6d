import { join } from 'node:path'
import { connect, type World } from '@acometida/testing'
import { keepSession } from '@acometida/testing/playwright'
import type { Browser, Page, Request } from '@playwright/test'
import { LOADING } from '../support/loadingParts.ts'
import { startsAt } from '../support/startsAt.ts'
import type { Look } from './looks.ts'
import { type Recorded, recordWorld } from './recordWorld.ts'
import type { Shot } from './shot.ts'

/** One picture, with the fields that the page filters by. */
export interface Picture extends Look {
  readonly file: string
  readonly screen: string
  readonly state: string
  /** Whether the page is wider than its window, which is a defect. */
  readonly overflows: boolean
  /** The persona that sees it, undefined for a visitor, and the address where it opens. */
  readonly who?: string | undefined
  readonly at: string
  /** The changes of its world. */
  readonly world: Recorded
  /** Whether steps are done on the page before the picture is taken. */
  readonly isWalked: boolean
}

interface Job {
  readonly web: string
  readonly folder: string
  readonly shot: Shot
  /** The looks, which differ only in the theme. */
  readonly looks: readonly [Look, ...Look[]]
}

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/** Brings a screen into its state in a new world, and takes a picture in each theme. */
export async function takeShot(browser: Browser, job: Job): Promise<readonly Picture[]> {
  const [{ size, language }] = job.looks
  const world = await connect().open({ at: startsAt })
  const context = await browser.newContext({
    baseURL: job.web,
    viewport: sizes[size],
    hasTouch: size === 'phone',
    // The pointer of a phone is a finger, for which the page draws other elements.
    isMobile: size === 'phone',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: job.shot.installed ? 'allow' : 'block',
    extraHTTPHeaders: { 'x-sandbox': world.id },
    ...(size === 'phone' ? { userAgent: PHONE } : {}),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    const [recording, recorded] = recordWorld(world, job.shot.who)
    await bringTo(page, job, recording, world.logIn)
    const pictures: Picture[] = []
    for (const look of job.looks) pictures.push(await take(page, job, { look, world: recorded() }))
    return pictures
  } finally {
    await context.close()
    await world.close()
  }
}

async function bringTo(page: Page, { shot }: Job, world: World, logIn: World['logIn']): Promise<void> {
  // First, because it may let time pass, which would end a session.
  await shot.world?.(world)
  if (shot.who !== undefined) await page.addInitScript(keepSession, (await logIn(shot.who)).storage)
  const traffic = followTraffic(page)
  const settled = () => settle(page, traffic, shot.waiting ?? false)
  await page.goto(shot.at ?? shot.path)
  await settled()
  await shot.steps?.(page, world)
  await settled()
}

/** The requests of a page. */
interface Traffic {
  readonly pending: ReadonlySet<Request>
  /** The milliseconds since one began or ended. */
  readonly quietForMs: () => number
}

function followTraffic(page: Page): Traffic {
  const pending = new Set<Request>()
  let changedAtMs = performance.now()
  const end = (request: Request) => {
    pending.delete(request)
    changedAtMs = performance.now()
  }
  page.on('request', (request) => {
    pending.add(request)
    changedAtMs = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { pending, quietForMs: () => performance.now() - changedAtMs }
}

/**
 * A page is settled once it has its title, its requests are answered, nothing on it loads, and its fonts are there. One
 * that waits for an answer is settled without a title, and once no more requests begin or end.
 */
async function settle(page: Page, { pending, quietForMs }: Traffic, waiting: boolean): Promise<void> {
  await page
    .locator(waiting ? 'h1, main [data-skeleton]' : 'h1')
    .first()
    .waitFor()
  const isBusy = () => quietForMs() < CALM_MS || (!waiting && pending.size > 0)
  for (let waits = 0; isBusy(); waits += 1) {
    if (waits > MAX_WAITS) throw new Error(`No answer to ${[...pending].map((request) => request.url()).join(', ')}`)
    await page.waitForTimeout(WAIT_MS)
  }
  if (!waiting) {
    await page.evaluate(() => delete document.documentElement.dataset['calmSince'])
    await page.waitForFunction(isCalm, { calmMs: CALM_MS, loading: LOADING })
  }
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

const WAIT_MS = 100
const MAX_WAITS = 200
const CALM_MS = 400

/**
 * Runs in the page: whether nothing has loaded for `calmMs`. The delay matters because a page that another one is about
 * to replace does not load anything yet.
 */
function isCalm({ calmMs, loading }: { readonly calmMs: number; readonly loading: string }): boolean {
  const { dataset } = document.documentElement
  if (document.querySelector(loading)) delete dataset['calmSince']
  else dataset['calmSince'] ??= String(performance.now())
  return performance.now() - Number(dataset['calmSince'] ?? Infinity) > calmMs
}

interface Taken {
  readonly look: Look
  readonly world: Recorded
}

async function take(page: Page, { folder, shot }: Job, { look, world }: Taken): Promise<Picture> {
  const { size, theme, language } = look
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
  // From the top, because otherwise the bar would cover the scrolled content.
  await page.evaluate(() => window.scrollTo(0, 0))
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const file = `${[shot.path, shot.state, size, theme, language].join('-').replace(/[^\w-]+/g, '_')}.png`
  // As tall as the page, because a picture larger than the window would turn the finger of a phone into a mouse. Twice,
  // because the page may grow with its window.
  for (let times = 0; times < 2; times += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: sizes[size].width, height: Math.max(height, sizes[size].height) })
  }
  await page.screenshot({ path: join(folder, file), animations: 'disabled' })
  await page.setViewportSize(sizes[size])
  const [at, isWalked] = [shot.at ?? shot.path, shot.steps !== undefined]
  return { file, screen: shot.path, state: shot.state, ...look, overflows, who: shot.who, at, world, isWalked }
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
