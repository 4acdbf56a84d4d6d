import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { assertFree } from 'acometida/src/lib/assertFree.ts'
import { onEndSignal } from 'acometida/src/lib/signals.ts'
import { makeChildren } from '../../lib/process/children.ts'
import { waitForAnswer } from '../../lib/process/ports.ts'
import { runStep } from '../../lib/process/step.ts'
import { findBrowser } from '../../lib/programs/browser.ts'
import { root } from '../../lib/root.ts'
import { median } from './median.ts'

const TIMES = 10
const PORT = 4406
const WEB_PORT = 4407
/** The pause before a save, in which the work that follows the last one ends, milliseconds. */
const REST_MS = 20_000
/** More calls would take time from what is measured, milliseconds. */
const ASKED_EVERY_MS = 20
const LIMIT_MS = 60_000

/** A duration of the development loop: the median, the least and the most of ten, milliseconds. */
export interface LoopTime {
  readonly name: string
  readonly median: number
  readonly least: number
  readonly most: number
  readonly aimMs: number | null
}

/**
 * Measures what a developer waits for: runs `npm start`, saves files of this tree ten times each and puts them back,
 * also when a signal ends it. Every save is another text, so that an old answer is not taken for the new one. Calls
 * back with each duration once it is measured, which takes minutes.
 */
export async function measureLoop(report: (time: LoopTime) => void): Promise<void> {
  // What is to be put back or ended when this process exits is so after a signal, too.
  onEndSignal((code) => process.exit(code))
  await assertFree(PORT, 'the API', '')
  await assertFree(WEB_PORT, 'the client', '')
  const database = join(tmpdir(), `acometida-loop-${process.pid}.sqlite`)
  const children = makeChildren((name, code) => {
    console.error(`${name} ended (${code ?? 'by a signal'}).`)
    process.exit(1)
  })
  const settings = { PORT: String(PORT), WEB_PORT: String(WEB_PORT), DATABASE: database, NODE_ENV: 'development' }
  children.start('start', ['scripts/run.mjs', 'start'], settings, { onLine: () => null })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === null ? {} : { executablePath }),
  })
  try {
    const [api, client] = [`http://127.0.0.1:${PORT}`, `http://localhost:${WEB_PORT}`]
    await waitForAnswer(`${client}/ready`, 180_000)
    const page = await browser.newPage({ locale: 'es-ES' })
    await page.goto(client)
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: LIMIT_MS })
    const saves: readonly Save[] = [
      {
        name: 'a handler, until the server answers anew',
        file: 'server/src/app.ts',
        text: "{ status: 'ok' }",
        change: (text, mark) => text.replace('ok', mark),
        isLive: (mark) => answers(`${api}/health`, mark),
        aimMs: 500,
      },
      {
        name: 'the contract, until its document shows it',
        file: 'api-spec/paths/access.yaml',
        text: 'summary: Log in with a password,',
        change: (text, mark) => `${text} ${mark},`,
        isLive: (mark) => answers(`${api}/docs/openapi.json`, mark),
      },
      {
        name: 'a component, until the screen shows it',
        file: 'web/src/screens/access/LoginScreen.tsx',
        text: "<PageHeader title={t('login.title')}",
        change: (text, mark) => text.replace("t('login.title')", `t('login.title') + '${mark}'`),
        isLive: (mark) => shows(page, mark),
      },
      {
        name: 'a text, until the screen shows it',
        file: 'web/src/screens/access/texts/start.es.ts',
        text: "title: 'Entre",
        change: (text, mark) => `${text}${mark} `,
        isLive: (mark) => shows(page, mark),
      },
    ]
    for (const save of saves) report(await timeSaves(save))
    await children.stop()
    report(await timeChecks())
  } finally {
    await browser.close()
    await children.stop()
    for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
  }
}

interface Save {
  readonly name: string
  readonly file: string
  /** The only place of the file that is changed. */
  readonly text: string
  readonly change: (text: string, mark: string) => string
  readonly isLive: (mark: string) => Promise<boolean>
  readonly aimMs?: number
}

async function timeSaves({ name, file, text, change, isLive, aimMs }: Save): Promise<LoopTime> {
  return withFile(file, async (save, original) => {
    if (original.split(text).length !== 2) throw new Error(`${file} must contain this once: ${text}`)
    const times: number[] = []
    // The first one warms up.
    for (let turn = 0; turn <= TIMES; turn += 1) {
      await sleep(REST_MS)
      const mark = `saved${turn}`
      const began = performance.now()
      save(original.replace(text, change(text, mark)))
      while (!(await isLive(mark))) {
        if (performance.now() - began > LIMIT_MS) throw new Error(`${file}: no answer within a minute of its save`)
        await sleep(ASKED_EVERY_MS)
      }
      if (turn > 0) times.push(performance.now() - began)
    }
    return summary(name, times, aimMs ?? null)
  })
}

/** Times `npm run check` after each change of one file. */
async function timeChecks(): Promise<LoopTime> {
  return withFile('server/src/modules/supplies/supplies.handlers.ts', async (save, original) => {
    const times: number[] = []
    for (let turn = 0; turn <= TIMES; turn += 1) {
      save(`${original}// Saved ${turn} times.\n`)
      const { ok, seconds, output } = await runStep('tsx', ['scripts/main.ts', 'check'])
      if (!ok) throw new Error(output)
      if (turn > 0) times.push(seconds * 1_000)
    }
    return summary('a file, until npm run check ends', times, 10_000)
  })
}

/** Lets work change a file of the tree, and puts it back. */
async function withFile<Value>(
  file: string,
  work: (save: (text: string) => void, original: string) => Promise<Value>,
): Promise<Value> {
  const path = join(root, file)
  const original = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, original)
  process.once('exit', restore)
  try {
    return await work((text) => writeFileSync(path, text), original)
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function summary(name: string, times: readonly number[], aimMs: number | null): LoopTime {
  return { name, median: median(times) ?? 0, least: Math.min(...times), most: Math.max(...times), aimMs }
}

async function answers(url: string, mark: string): Promise<boolean> {
  const answer = await fetch(url)
  return (await answer.text()).includes(mark)
}

async function shows(page: Page, mark: string): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 })
  return ((await heading.count()) === 1 ? await heading.innerText() : '').includes(mark)
}
