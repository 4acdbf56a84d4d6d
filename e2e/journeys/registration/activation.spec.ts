import type { Page } from '@playwright/test'
import { activate, mailedPath, newcomer, signUp } from '#support/signUp.ts'
import { enter, expect, test } from '#support/test.ts'

const again = (page: Page) => page.getByRole('button', { name: 'Enviar otra vez el correo' })
const isOver = (page: Page) =>
  Promise.all([
    expect(page).toHaveURL(/\/signup\/activate\/timeout$/),
    expect(page.getByRole('heading', { level: 1, name: 'El enlace ya no sirve' })).toBeVisible(),
  ])

test('activates once by a link that first met a failure, and hides its secret from the address [RT-015 RT-018]', async ({
  page,
  world,
}) => {
  await signUp(page)
  await world.fault({ operation: 'activateUser', status: 503, times: 1 })
  const path = await mailedPath(world)
  await activate(page, path)
  await expect(page).toHaveURL(/\/signup\/error$/)
  await activate(page, path)
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/signup\/error$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/signup\/success$/)
  await activate(page, path)
  await isOver(page)
  await expect(page.getByText('u***@correo.gal')).toBeVisible()
})

test('sends the mail again after a minute, and takes the newest link alone [SC-061 FL-051]', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await signUp(page)
  const first = await world.message({ to: newcomer.email })
  const former = await mailedPath(world)
  await expect(again(page)).toBeDisabled()
  await page.clock.fastForward(61_000)
  await world.advance(61)
  await again(page).click()
  await expect(page.getByText('recibirá otro correo en unos minutos')).toBeVisible()
  await expect(again(page)).toBeDisabled()
  const second = await world.message({ to: newcomer.email, after: first.number })
  await activate(page, former)
  await isOver(page)

  // The log-in offers another mail as well, before the account is active.
  await world.advance(61)
  await page.goto('/login')
  await enter(page, newcomer.document, newcomer.password)
  await page.getByRole('link', { name: 'Enviar otra vez el correo' }).click()
  await again(page).click()
  await activate(page, await mailedPath(world, second.number))
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
})

test('leaves the link to the person when a mail scanner opens it [RT-016]', async ({ page, world, browser }) => {
  await signUp(page)
  const path = await mailedPath(world)
  const scanner = await browser.newContext({ extraHTTPHeaders: { 'x-sandbox': world.id } })
  const scanned = await scanner.newPage()
  await scanned.goto(path, { waitUntil: 'networkidle' })
  await expect(scanned.getByRole('button', { name: 'Activar mi cuenta' })).toBeVisible()
  await scanner.close()
  expect(await world.requests('activateUser')).toEqual([])
  await activate(page, path)
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
})
