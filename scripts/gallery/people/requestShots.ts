import { paths, requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { afterRetries, failed, fails, fill, inTurn, loads, offline, type Shot, slow, submit } from '../shot.ts'

const path = paths.request
const [open, closed, annulled] = [
  requestPath('SR20260031'),
  requestPath('SR20260012'),
  requestPath('SR20250874'),
] as const

/** Adds a file to the request on the page, by its first bytes. */
const attach = (name: string, content: string | Buffer) => async (page: Page) => {
  const buffer = Buffer.from(content)
  await page.locator('main input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.locator('main fieldset li').waitFor()
}

const onItsWay = (page: Page) => page.locator('main fieldset li progress').waitFor()

const go = async (page: Page, step: string) => {
  await submit(page)
  await page.waitForURL(new RegExp(`step=${step}`))
}

/** Goes through the form of a new request about the voltage as far as a step. */
const answered = (until: 'where' | 'tell' | 'contact' | 'check') => async (page: Page) => {
  await page.locator('input[value="0820A01"]').check()
  await go(page, 'where')
  if (until === 'where') return
  await page.locator('main input[type=radio]').first().check()
  await go(page, 'tell')
  if (until === 'tell') return
  await page
    .locator('[name=comment]')
    .fill('Desde el lunes parpadean las luces de la cocina entre las 21 y las 23 horas.')
  await attach('cuadro.pdf', '%PDF-1.7')(page)
  await page.locator('main fieldset li[data-state=sent]').waitFor()
  await go(page, 'contact')
  if (until === 'contact') return
  await page.locator('[name=email]').waitFor()
  await go(page, 'check')
}

/** What the customer has asked of the company, as a list and one by one, and how to ask. */
export const requestShots: readonly Shot[] = [
  { path: paths.requests, state: 'with news', who: 'customer' },
  { path: paths.requests, state: 'none', who: 'prosumer' },
  { path: paths.requests, state: 'nothing found', who: 'customer', steps: fill('search', 'xyz') },
  {
    path: paths.requests,
    state: 'marks failed',
    who: 'customer',
    world: fails('queryNotifications'),
  },
  { path: paths.requests, state: 'failed', who: 'customer', ...failed('listServiceRequests') },
  { path: paths.requests, state: 'on their way', who: 'customer', ...loads('listServiceRequests') },
  {
    path: paths.requests,
    state: 'without a connection',
    who: 'customer',
    steps: offline((page) => page.locator('main li').first().waitFor()),
  },
  {
    path: paths.requests,
    state: 'all read',
    who: 'customer',
    at: open,
    steps: async (page) => {
      await page.locator('main ol').waitFor()
      await page.waitForLoadState('networkidle')
      await page.locator(`main a[href="${paths.requests}"]`).first().click()
      await page.locator('main li').first().waitFor()
    },
  },
  { path, state: 'answered', who: 'customer', at: open },
  {
    path,
    state: 'not answered yet',
    who: 'customer',
    at: paths.newRequest,
    steps: async (page) => {
      await answered('check')(page)
      await go(page, 'raised')
      await page.locator('main a[href*="request="]').click()
      await page.locator('main ol').waitFor()
    },
  },
  {
    path,
    state: 'closed while somebody writes',
    who: 'customer',
    at: open,
    steps: async (page, world) => {
      await page.waitForLoadState('networkidle')
      await world.fault({ operation: 'updateServiceRequest', codResult: '0409' })
      await fill('comment', 'El electricista puede venir el jueves por la mañana.')(page)
      await submit(page)
      await afterRetries(page)
    },
  },
  { path, state: 'on its way', who: 'customer', at: open, ...loads('listServiceRequestsComments') },
  { path, state: 'closed', who: 'customer', at: closed },
  { path, state: 'annulled', who: 'customer', at: annulled },
  { path, state: 'missing', who: 'customer', at: requestPath('SR20269999') },
  {
    path,
    state: 'conversation failed',
    who: 'customer',
    at: open,
    ...failed('listServiceRequestsComments'),
  },
  {
    path,
    state: 'not marked as read',
    who: 'customer',
    at: open,
    ...failed('updateServiceRequest'),
  },
  { path, state: 'message refused', who: 'customer', at: open, steps: submit },
  {
    path,
    state: 'being written to',
    who: 'customer',
    at: open,
    steps: fill('comment', 'El electricista puede venir el jueves por la mañana.'),
  },
  {
    path,
    state: 'request without a connection',
    who: 'customer',
    at: open,
    steps: offline((page) => page.locator('main ol').waitFor()),
  },
  {
    path,
    state: 'document of a wrong kind',
    who: 'customer',
    at: open,
    steps: attach('contador.heic', 'ftypheic'),
  },
  {
    path,
    state: 'document handed in',
    who: 'customer',
    at: open,
    steps: async (page) => {
      await attach('factura.pdf', '%PDF-1.7')(page)
      await page.locator('main fieldset li[data-state=sent]').waitFor()
    },
  },
  {
    path,
    state: 'document on its way',
    who: 'customer',
    at: open,
    world: (world) => world.fault({ operation: 'uploadDocument', delayMs: 60_000 }),
    steps: async (page) => {
      await attach('plano de la finca.pdf', '%PDF-1.7'.padEnd(3_000_000, ' '))(page)
      await onItsWay(page)
    },
  },
  {
    path,
    state: 'no room for a document',
    who: 'customer',
    at: open,
    world: (world) => world.fault({ operation: 'uploadDocument', codResult: '0507' }),
    steps: async (page) => {
      await attach('factura.pdf', '%PDF-1.7')(page)
      await page.locator('main fieldset li[data-state=failed]').waitFor()
    },
  },
  {
    path,
    state: 'document without a line',
    who: 'customer',
    at: open,
    steps: async (page) => {
      await page.locator('main input[type=file]').first().waitFor({ state: 'attached' })
      await page.context().setOffline(true)
      await attach('factura.pdf', '%PDF-1.7')(page)
      await page.locator('main fieldset li[data-state=waiting]').waitFor()
    },
  },
  { path: paths.newRequest, state: 'what', who: 'customer' },
  { path: paths.newRequest, state: 'found by words', who: 'customer', steps: fill('search', 'IBAN') },
  { path: paths.newRequest, state: 'nothing chosen', who: 'customer', steps: submit },
  { path: paths.newRequest, state: 'answer at once', who: 'customer', steps: answerAbout('0830A02') },
  { path: paths.newRequest, state: 'answer about cuts', who: 'customer', steps: answerAbout('0820A02') },
  { path: paths.newRequest, state: 'answer about readings', who: 'customer', steps: answerAbout('0810A01') },
  { path: paths.newRequest, state: 'answer about power', who: 'customer', steps: answerAbout('0840A01') },
  {
    path: paths.newRequest,
    state: 'answer whose figures are on their way',
    who: 'customer',
    world: slow('listBills'),
    waiting: true,
    steps: answerAbout('0830A02'),
  },
  {
    path: paths.newRequest,
    state: 'answer whose figures failed',
    who: 'customer',
    world: fails('listBills'),
    steps: inTurn(answerAbout('0830A02'), afterRetries),
  },
  { path: paths.newRequest, state: 'answer of a dossier', who: 'customer', steps: answerAbout('1070A02') },
  {
    path: paths.newRequest,
    state: 'answered without a request',
    who: 'customer',
    at: `${paths.newRequest}?step=helped`,
  },
  {
    path: paths.newRequest,
    state: 'problems',
    who: 'customer',
    steps: async (page) => {
      await answered('tell')(page)
      await submit(page)
    },
  },
  { path: paths.newRequest, state: 'where', who: 'customer', steps: answered('where') },
  { path: paths.newRequest, state: 'tell', who: 'customer', steps: answered('tell') },
  { path: paths.newRequest, state: 'contact', who: 'customer', steps: answered('contact') },
  { path: paths.newRequest, state: 'check', who: 'customer', steps: answered('check') },
  {
    path: paths.newRequest,
    state: 'raised',
    who: 'customer',
    steps: async (page) => {
      await answered('check')(page)
      await go(page, 'raised')
    },
  },
  {
    path: paths.newRequest,
    state: 'unsure whether sent',
    who: 'customer',
    world: (world) => world.fault({ operation: 'createServiceRequest', malformed: 'broken' }),
    steps: async (page) => {
      await answered('check')(page)
      await submit(page)
      await page.locator('main [role=status]').first().waitFor()
    },
  },
]

/** What can be done at once about a matter. */
function answerAbout(matter: string) {
  return async (page: Page) => {
    await page.locator(`input[value="${matter}"]`).check()
    await go(page, 'help')
  }
}
