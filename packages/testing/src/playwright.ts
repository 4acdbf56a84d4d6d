import type { Fixtures, Page, PlaywrightTestArgs, PlaywrightWorkerArgs, TestInfo } from '@playwright/test'
import { type AcometidaOptions, connect } from './connect.ts'
import { countsCoverage, recordCoverage } from './coverageFile.ts'
import { type KeepFile, keepFailure, type Visit, writeFile } from './failure.ts'
import { keepSession } from './keepSession.ts'
import type { PersonaKey } from './names.ts'
import { refuseProblems } from './problemsOf.ts'
import type { World } from './world.ts'

export type { AcometidaOptions } from './connect.ts'
export { fillCode, fillLogIn, PASSWORD, payBill } from './fillForms.ts'
export { keepSession } from './keepSession.ts'
export { webServer, type WebServer } from './webServer.ts'

/** The fixtures of a test. */
export interface AcometidaFixtures {
  /** The world of this test. The page and all of its calls are in it. */
  readonly world: World
  /** Opens a path as a seeded person, without the log-in screen. */
  readonly as: (persona: PersonaKey, path?: string) => Promise<Page>
  /** Puts the session of a seeded person into the page that opens next. */
  readonly logIn: (persona: PersonaKey) => Promise<void>
  /** The position of the test, for the message of a failure. */
  readonly visit: Visit
}

type Given = AcometidaFixtures & PlaywrightTestArgs

/** The fixtures for `test.extend` of Playwright. */
export function acometida({ url, token, ...options }: AcometidaOptions = {}): Fixtures<
  AcometidaFixtures,
  object,
  PlaywrightTestArgs,
  PlaywrightWorkerArgs
> {
  return {
    // Playwright reads the names of a fixture's dependencies from a destructuring pattern, so there has to be one.
    visit: async ({}, use) => use({}),
    world: async ({ visit }, use, info) => {
      const label = info.titlePath.slice(1).join(' › ')
      const world = await connect(url, token).open({ ...options, label, coverage: countsCoverage() })
      await use(world)
      try {
        if (info.status !== info.expectedStatus) console.log(`\n${await keepFailure(world, visit, attachTo(info))}`)
        else if (info.status === 'passed') await refuseProblems(world)
        await recordCoverage(world, 'journey', label)
      } finally {
        await world.close()
      }
    },
    page: async ({ page, world, visit }, use) => {
      await page.context().setExtraHTTPHeaders({ 'x-sandbox': world.id })
      await use(page)
      if (/^https?:/.test(page.url())) visit.path = page.url().slice(new URL(page.url()).origin.length)
    },
    logIn: async ({ page, world, visit }, use) => {
      await use((persona) => enter({ page, world, visit }, persona))
    },
    as: async ({ page, world, visit }, use) => {
      await use(async (persona, path = '/') => {
        await enter({ page, world, visit }, persona)
        await page.goto(path)
        return page
      })
    },
  }
}

/** Writes files beside the results of a test, and names them in the report. */
function attachTo(info: TestInfo): KeepFile {
  return (name, contentType, text) => {
    const path = writeFile(info.outputPath(name), text)
    // Attached by path: the HTML reporter drops bodies, and `attach` would copy the file.
    info.attachments.push({ name, path, contentType })
    return path
  }
}

/** Makes the page that opens next start with the session of a person. */
async function enter({ page, world, visit }: Pick<Given, 'page' | 'world' | 'visit'>, persona: PersonaKey) {
  const { storage } = await world.logIn(persona)
  visit.persona = persona
  await page.addInitScript(keepSession, storage)
}
