import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { failed, answered, answers, inTurn, loads, offline, press, type Shot, slow, waitsFor } from '../shot.ts'

const agent = 'agent'
const admin = 'administrator'
const mfa = 'mfaAdministrator'
const SEND = 'dialog button[type=submit]'
const NEXT_PAGE = 'main nav button:has(use[href*=arrowRight]), main nav button:has(use[href*=chevronRight])'
const row = (page: Page) => page.locator('main table button, main article button, main li button').first()

/** Inviting, and the management of users, of the call centre and of the second factor. */
export const usersShots: readonly Shot[] = [
  { path: paths.searchUser, state: 'invitation empty', who: agent, steps: invite },
  { path: paths.searchUser, state: 'invitation wrong', who: agent, steps: wrongInvitation },
  { path: paths.searchUser, state: 'invitation ready', who: agent, steps: readyInvitation },
  { path: paths.searchUser, state: 'invited', who: agent, steps: sendInvitation },
  {
    path: paths.searchUser,
    state: 'invited without request',
    who: agent,
    world: answers('createServiceRequest', '2015'),
    steps: sendInvitation,
  },
  {
    path: paths.searchUser,
    state: 'invitation refused',
    who: agent,
    world: answers('inviteUser', '2018'),
    steps: sendInvitation,
  },
  {
    path: paths.searchUser,
    state: 'invitation on its way',
    who: agent,
    world: slow('inviteUser'),
    waiting: true,
    steps: inTurn(readyInvitation, press(SEND)),
  },
  {
    path: paths.searchUser,
    state: 'invitation of whoever has the document',
    who: agent,
    world: answers('inviteUser', '2019'),
    steps: sendInvitation,
  },
  {
    path: paths.searchUser,
    state: 'invitation with a wrong document',
    who: agent,
    world: answers('inviteUser', '2017'),
    steps: sendInvitation,
  },
  { path: paths.searchUser, state: 'invitation without a connection', who: agent, steps: offline(readyInvitation) },
  { path: paths.searchUser, state: 'invited before', who: agent, steps: invitedBefore },
  { path: paths.callCentreUsers, state: 'list', who: admin, steps: listed },
  { path: paths.callCentreUsers, state: 'nothing found', who: admin, steps: nothingFound },
  { path: paths.callCentreUsers, state: 'on its way', who: admin, ...loads('listCallCentreUsers') },
  {
    path: paths.callCentreUsers,
    state: 'failed',
    who: admin,
    ...failed('listCallCentreUsers'),
  },
  { path: paths.callCentreUsers, state: 'asked to disable', who: admin, steps: pressRow(0) },
  { path: paths.callCentreUsers, state: 'grant explained', who: admin, steps: grant },
  { path: paths.callCentreUsers, state: 'single roles', who: admin, steps: singleRoles },
  {
    path: paths.callCentreUsers,
    state: 'grant refused',
    who: admin,
    world: answers('setCallCentreRoles', 'CC3'),
    steps: inTurn(grant, press(SEND), answered),
  },
  {
    path: paths.callCentreUsers,
    state: 'disabling refused',
    who: admin,
    world: answers('setCallCentreStatus', 'CC3'),
    steps: inTurn(pressRow(0), press('dialog button[class*=danger]'), waitsFor('dialog [role=alert]')),
  },
  { path: paths.callCentreUsers, state: 'somebody new', who: admin, steps: somebodyNew },
  { path: paths.callCentreUsers, state: 'no access', who: agent },
  { path: paths.users, state: 'idle', who: admin },
  { path: paths.users, state: 'list', who: admin, steps: everybody },
  { path: paths.users, state: 'nobody', who: admin, steps: nobody },
  { path: paths.users, state: 'wrong', who: admin, steps: wrongFilter },
  { path: paths.users, state: 'roles', who: admin, steps: userDialog(0) },
  { path: paths.users, state: 'roles saved', who: admin, steps: saveRoles },
  {
    path: paths.users,
    state: 'roles refused',
    who: admin,
    world: answers('setUserRoles', 'CC3'),
    steps: saveRoles,
  },
  {
    path: paths.users,
    state: 'roles of whoever is gone',
    who: admin,
    world: answers('setUserRoles', '2015'),
    steps: saveRoles,
  },
  {
    path: paths.users,
    state: 'deletion of whoever is gone',
    who: admin,
    world: answers('deleteUser', '2015'),
    steps: inTurn(secondQuestion, press('dialog button[class*=danger]'), waitsFor('dialog [role=alert]')),
  },
  { path: paths.users, state: 'second page', who: admin, steps: inTurn(everybody, press(NEXT_PAGE), answered) },
  { path: paths.users, state: 'deletion', who: admin, steps: userDialog(1) },
  { path: paths.users, state: 'deletion, second question', who: admin, steps: secondQuestion },
  { path: paths.mfaAdmin, state: 'idle', who: mfa },
  { path: paths.mfaAdmin, state: 'off', who: mfa, steps: find('12345678Z') },
  { path: paths.mfaAdmin, state: 'on', who: mfa, steps: find('45678123P') },
  { path: paths.mfaAdmin, state: 'mandatory', who: mfa, steps: find('50000001W') },
  { path: paths.mfaAdmin, state: 'closed', who: mfa, steps: find('70000002') },
  { path: paths.mfaAdmin, state: 'asked for a phone', who: mfa, steps: askedForPhone },
  { path: paths.mfaAdmin, state: 'reset', who: mfa, steps: reset },
  { path: paths.mfaAdmin, state: 'nobody', who: mfa, steps: nobodyWith('99999999R') },
  { path: paths.mfaAdmin, state: 'no access', who: agent },
]

function find(typed: string) {
  return async (page: Page) => {
    await page.locator('[name=person]').fill(typed)
    await page.keyboard.press('Enter')
    await page.locator('main dl').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}

async function invite(page: Page): Promise<void> {
  await find('88888888Y')(page)
  await page.locator('main [data-tone=error] button').click()
  await page.locator('dialog').waitFor()
}

async function wrongInvitation(page: Page): Promise<void> {
  await invite(page)
  await page.locator('dialog [name=email]').fill('antonio@')
  await page.locator('dialog [name=phone]').fill('')
  await page.locator('dialog [name=byMail]').focus()
}

async function readyInvitation(page: Page): Promise<void> {
  await invite(page)
  await page.locator('dialog [name=email]').fill('antonio.vila@correo.gal')
  await page.locator('dialog [name=phone]').fill('612345678')
  await page.locator('dialog [name=byMail]').check()
  await page.locator('dialog [name=bySms]').check()
  await page.locator('dialog [value=solicitant]').check()
}

async function sendInvitation(page: Page): Promise<void> {
  await readyInvitation(page)
  await press(SEND)(page)
  await page.locator('dialog [role=status], dialog [role=alert]').last().waitFor()
  await page.waitForLoadState('networkidle')
}

async function invitedBefore(page: Page): Promise<void> {
  await sendInvitation(page)
  await press(SEND)(page)
}

async function listed(page: Page): Promise<void> {
  await row(page).waitFor()
}

async function nothingFound(page: Page): Promise<void> {
  await listed(page)
  await page.locator('[name=search]').fill('zzz')
}

function pressRow(nth: number) {
  return async (page: Page) => {
    await listed(page)
    await page.locator('main table button[class*=small], main li button[class*=small]').nth(nth).click()
    await page.locator('dialog').waitFor()
  }
}

async function grant(page: Page): Promise<void> {
  await pressRow(1)(page)
  await page.locator('dialog [value=grant]').check()
}

async function singleRoles(page: Page): Promise<void> {
  await pressRow(1)(page)
  await press(SEND)(page)
  await page.locator('dialog [name=SU_UFD]').check()
}

async function somebodyNew(page: Page): Promise<void> {
  await listed(page)
  await page.locator('main header button').first().click()
  await page.locator('dialog').waitFor()
}

async function everybody(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click()
  await listed(page)
}

async function nobody(page: Page): Promise<void> {
  await page.locator('[name=document]').fill('99999999R')
  await page.locator('main form button[type=submit]').click()
  await page.waitForLoadState('networkidle')
}

async function wrongFilter(page: Page): Promise<void> {
  await page.locator('[name=email]').fill('lucia')
  await page.locator('#registered').fill('2030-01-01')
  await page.locator('main form button[type=submit]').click()
}

function userDialog(nth: number) {
  return async (page: Page) => {
    await page.locator('[name=document]').fill('12345678Z')
    await everybody(page)
    await page.locator('main table button[class*=small], main li button[class*=small]').nth(nth).click()
    await page.locator('dialog').waitFor()
  }
}

async function saveRoles(page: Page): Promise<void> {
  await userDialog(0)(page)
  await page.locator('dialog [name=US_MANAGER]').check()
  await press(SEND)(page)
  await page.waitForLoadState('networkidle')
}

async function secondQuestion(page: Page): Promise<void> {
  await userDialog(1)(page)
  await page.locator('dialog [name=typed]').fill('12345678Z')
  await page.locator('dialog [name=commons]').check()
  await press(SEND)(page)
}

function nobodyWith(typed: string) {
  return async (page: Page) => {
    await page.locator('[name=person]').fill(typed)
    await page.keyboard.press('Enter')
    await page.waitForLoadState('networkidle')
  }
}

async function reset(page: Page): Promise<void> {
  await find('45678123P')(page)
  await page.locator('main section button').nth(-3).click()
  await press(SEND)(page)
  await page.locator('dialog').waitFor({ state: 'detached' })
}

async function askedForPhone(page: Page): Promise<void> {
  await find('45678123P')(page)
  await page.locator('main section button').last().click()
  await page.locator('dialog').waitFor()
}
