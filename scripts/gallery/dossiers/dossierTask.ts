import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { inMind } from './newDossierShots.ts'
import type { Shot } from '../shot.ts'

/** Whose dossiers they are. */
export const who = 'dossierClient'
type TaskId = 'asks' | 'place' | 'power' | 'generation' | 'people' | 'billing' | 'contacts' | 'documents'

/** Begins the form that the page leads to, and opens one of its tasks. */
export const begun = (id?: TaskId) => async (page: Page) => {
  await page.locator('main section').last().locator('button').click()
  await page.waitForURL(/steps/)
  await page.locator('main ol').waitFor()
  if (id === undefined) return
  await page.locator(`main ol a[href*="task=${id}"]`).click()
  await page.waitForURL(/task=/)
}

/** A task of the form of a new connection, and what is done there. */
export const task = (id: TaskId, state: string, act?: Shot['steps'], more: Partial<Shot> = {}): Shot => ({
  path: paths.newProvisionSteps,
  state,
  who,
  at: inMind,
  steps: async (page, world) => {
    await begun(id)(page)
    await act?.(page, world)
  },
  ...more,
})

/** Back at the list of tasks, once one is saved. */
export const inTheList = (page: Page) => page.locator('main ol a').first().waitFor()
