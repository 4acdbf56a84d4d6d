import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { Page } from '@playwright/test'
import { fails, type Shot } from './shot.ts'

const who = 'agent'

/** Links that staff send, failures, and what is known of both. */
export const failuresShots: readonly Shot[] = [
  { path: paths.searchUser, state: 'link with nothing chosen', who, steps: openLink },
  {
    path: paths.searchUser,
    state: 'link with a bad address',
    who,
    steps: async (page) => {
      await chooseLink(page)
      await page.locator('dialog [name=mail]').fill('lucia')
      await page.locator('dialog [name=channel]').first().focus()
    },
  },
  { path: paths.searchUser, state: 'link ready', who, steps: chooseLink },
  { path: paths.searchUser, state: 'link to review', who, steps: reviewLink },
  { path: paths.searchUser, state: 'link sent', who, steps: sendLink },
  { path: paths.searchUser, state: 'link not sent', who, world: fails('sendLink'), steps: sendLink },
]

async function openLink(page: Page): Promise<void> {
  await page.locator('[name=person]').fill('12345678Z')
  await page.keyboard.press('Enter')
  await page.locator('aside button:has(use[href*=mail])').click()
  await page.waitForLoadState('networkidle')
}

async function chooseLink(page: Page): Promise<void> {
  await openLink(page)
  await page.locator('dialog [name=category]').selectOption('SUMINISTRO')
  await page.locator('dialog [name=subject]').selectOption({ index: 1 })
  await page.locator('dialog [name=detail]').selectOption('FACTURAS')
}

async function reviewLink(page: Page): Promise<void> {
  await chooseLink(page)
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog blockquote').waitFor()
}

async function sendLink(page: Page): Promise<void> {
  await reviewLink(page)
  await page.locator('dialog button[class*=primary]').click()
  await page.locator('dialog blockquote').waitFor({ state: 'detached' })
}
