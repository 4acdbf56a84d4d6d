import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import {
  afterRetries,
  failed,
  answered,
  answers,
  fails,
  inTurn,
  loads,
  press,
  type Shot,
  slow,
  waitsFor,
} from '../shot.ts'

const who = 'agent'
const ACT = 'dialog button[class*=primary]'
const NEXT_PAGE = 'main nav button:has(use[href*=arrowRight]), main nav button:has(use[href*=chevronRight])'
const goTo = (path: string) => (page: Page) => page.goto(new URL(path, page.url()).href)
const found = (page: Page) => page.locator('main dl, main tbody, main li button').first().waitFor()

/** What staff and managers find and act for others with. */
export const staffShots: readonly Shot[] = [
  { path: paths.searchUser, state: 'idle', who },
  { path: paths.searchUser, state: 'typing', who, steps: typing('ES0022000001') },
  { path: paths.searchUser, state: 'fields', who, steps: (page) => page.locator('main summary').click() },
  { path: paths.searchUser, state: 'too short', who, steps: look('an') },
  { path: paths.searchUser, state: 'one', who, steps: lookUntilFound('12345678Z') },
  { path: paths.searchUser, state: 'many', who, steps: lookUntilFound('700000') },
  { path: paths.searchUser, state: 'nobody', who, steps: look('99999999A') },
  { path: paths.searchUser, state: 'oneself', who, steps: look('70000001') },
  { path: paths.searchUser, state: 'last found', who, steps: lastFound },
  {
    path: paths.searchUser,
    state: 'failed',
    who,
    world: fails('searchUsers'),
    steps: inTurn(look('12345678Z'), afterRetries),
  },
  {
    path: paths.searchUser,
    state: 'on its way',
    who,
    world: slow('searchUsers'),
    waiting: true,
    steps: async (page) => {
      await typing('12345678Z')(page)
      await page.keyboard.press('Enter')
      await page.locator('main [data-skeleton]').first().waitFor()
    },
  },
  { path: paths.searchUser, state: 'not registered', who, steps: lookUntilFound('88888888Y') },
  { path: paths.searchUser, state: 'blocked', who, steps: lookUntilFound('55555555K') },
  { path: paths.searchUser, state: 'without data protection', who, steps: lookUntilFound('33333333P') },
  { path: paths.searchUser, state: 'staff', who, steps: lookUntilFound('70000002') },
  { path: paths.searchUser, state: 'manager', who, steps: lookUntilFound('G12345674') },
  { path: paths.searchUser, state: 'what a customer has', who, steps: inTurn(lookUntilFound('12345678Z'), holdings) },
  { path: paths.searchUser, state: 'what a company has', who, steps: inTurn(lookUntilFound('B87654323'), holdings) },
  {
    path: paths.searchUser,
    state: 'card with the second factor',
    who: 'mfaAdministrator',
    steps: lookUntilFound('12345678Z'),
  },
  { path: paths.searchUser, state: 'asked to act', who, steps: ask },
  { path: paths.searchUser, state: 'asked to act, with a reason', who, steps: inTurn(ask, sayWhy) },
  {
    path: paths.searchUser,
    state: 'acting on its way',
    who,
    world: slow('logIn'),
    waiting: true,
    steps: inTurn(ask, press(ACT)),
  },
  {
    path: paths.searchUser,
    state: 'acting refused',
    who,
    world: answers('logIn', 'CC2'),
    steps: inTurn(ask, press(ACT), waitsFor('dialog [role=alert]')),
  },
  { path: paths.searchUser, state: 'acting', who, steps: act },
  {
    path: paths.searchUser,
    state: 'closed while acting',
    who,
    steps: inTurn(act, goTo(paths.changePassword)),
  },
  {
    path: paths.searchUser,
    state: 'profile while acting',
    who,
    steps: inTurn(act, goTo(paths.profile)),
  },
  {
    path: paths.searchUser,
    state: 'acting stopped',
    who,
    steps: inTurn(act, press('aside button'), waitsFor('[name=person]')),
  },
  {
    path: paths.searchUser,
    state: 'acting that ended by itself',
    who,
    steps: inTurn(act, endActing, goTo(paths.supplies)),
  },
  {
    path: paths.searchUser,
    state: 'acting whose own session ends',
    who,
    steps: inTurn(act, endAll, press('aside button'), waitsFor('[name=person]'), look('700'), answered),
  },
  { path: paths.searchUser, state: 'second page', who, steps: inTurn(look('700'), press(NEXT_PAGE), answered) },
  { path: paths.searchUser, state: 'no access', who: 'customer' },
  { path: paths.users, state: 'session that was closed', who: 'utilityAdmin' },
  { path: paths.dashboard, state: 'choose a customer', who },
  { path: paths.association, state: 'list', who: 'association' },
  {
    path: paths.association,
    state: 'nothing found',
    who: 'association',
    steps: (page) => page.locator('[name=search]').fill('zzz'),
  },
  { path: paths.association, state: 'on its way', who: 'association', ...loads('listAssociationMembers') },
  {
    path: paths.association,
    state: 'failed',
    who: 'association',
    ...failed('listAssociationMembers'),
  },
  {
    path: paths.association,
    state: 'acting refused',
    who: 'association',
    world: answers('logIn', 'CC2'),
    steps: inTurn(actForMember, waitsFor('dialog [role=alert]')),
  },
  {
    path: paths.association,
    state: 'acting',
    who: 'association',
    steps: async (page) => {
      await actForMember(page)
      await page.waitForURL(/dashboard|provisions/)
    },
  },
  { path: paths.enterprise, state: 'list', who: 'enterprise' },
]

function typing(text: string) {
  return (page: Page) => page.locator('[name=person]').fill(text)
}

function look(text: string) {
  return async (page: Page) => {
    await typing(text)(page)
    await page.keyboard.press('Enter')
    await page.waitForLoadState('networkidle')
  }
}

function lookUntilFound(text: string) {
  return async (page: Page) => {
    await look(text)(page)
    await found(page)
  }
}

async function lastFound(page: Page): Promise<void> {
  await lookUntilFound('12345678Z')(page)
  await page.keyboard.press('Control+k')
  await found(page)
}

async function ask(page: Page): Promise<void> {
  await lookUntilFound('12345678Z')(page)
  await page.locator('main section button[class*=primary]').click()
  await page.locator('dialog').waitFor()
}

async function actForMember(page: Page): Promise<void> {
  await page.locator('main tbody button, main li button').first().click()
  await press(ACT)(page)
}

async function act(page: Page): Promise<void> {
  await ask(page)
  await press(ACT)(page)
  await page.waitForURL(/dashboard/)
  await page.waitForLoadState('networkidle')
}

/** The tokens of the customer are refused, once; those of whoever acts are good. */
async function endActing(_page: Page, world: World): Promise<void> {
  await world.fault({ operation: 'listSupplyPoints', status: 401, codResult: '9002', times: 1 })
  await world.fault({ operation: 'refreshTokens', status: 401, codResult: '9002', times: 1 })
}

/** Nobody's tokens are good any more. */
async function endAll(_page: Page, world: World): Promise<void> {
  for (const operation of ['searchUsers', 'searchUserByParam', 'listUserRoles', 'refreshTokens', 'getUser'] as const)
    await world.fault({ operation, status: 401, codResult: '9002' })
}

/** What they have is looked up. */
async function holdings(page: Page): Promise<void> {
  await press('main section button[aria-expanded=false]')(page)
  await page.locator('main section section li').first().waitFor()
}

async function sayWhy(page: Page): Promise<void> {
  await page.locator('dialog [name=reason]').fill('Le ayudamos a presentar una solicitud')
}
