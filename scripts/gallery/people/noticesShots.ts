import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { afterRetries, failed, fails, loads, offline, type Shot } from '../shot.ts'

const markAll = (page: Page) => page.locator('main button:has(use[href*=check])').first().click()

async function openNotice(page: Page): Promise<void> {
  await page.locator('main li a').first().click()
  await page.waitForURL(/notifications\/detail/)
}

/** The notices of a customer, as a list and one by one. */
export const noticesShots: readonly Shot[] = [
  { path: paths.notifications, state: 'unread', who: 'customer' },
  { path: paths.notifications, state: 'none', who: 'unbound' },
  { path: paths.notifications, state: 'nothing found', who: 'customer', at: `${paths.notifications}?search=zzz` },
  {
    path: paths.notifications,
    state: 'failed',
    who: 'customer',
    ...failed('listPushNotifications'),
  },
  { path: paths.notifications, state: 'on their way', who: 'customer', ...loads('listPushNotifications') },
  {
    path: paths.notifications,
    state: 'without a connection',
    who: 'customer',
    steps: offline((page) => page.locator('main li').first().waitFor()),
  },
  { path: paths.notifications, state: 'all read', who: 'customer', steps: markAll },
  {
    path: paths.notifications,
    state: 'marking failed',
    who: 'customer',
    world: fails('markPushNotificationRead'),
    steps: async (page) => {
      await markAll(page)
      await afterRetries(page)
    },
  },
  { path: paths.notification, state: 'shown', who: 'customer', at: paths.notifications, steps: openNotice },
  {
    path: paths.notification,
    state: 'lost with its window',
    who: 'customer',
  },
  {
    path: paths.notification,
    state: 'not marked',
    who: 'customer',
    at: paths.notifications,
    world: fails('markPushNotificationRead'),
    steps: async (page) => {
      await openNotice(page)
      await afterRetries(page)
    },
  },
]
