import type { Page } from '@playwright/test'
import { activate, mailedPath, newcomer, signUp } from '#src/signUp.ts'
import { enter, expect, test } from '#src/test.ts'

const again = (page: Page) => page.getByRole('button', { name: 'Enviar otra vez el correo' })
const isOver = (page: Page) =>
  Promise.all([
    expect(page).toHaveURL(/\/signup\/activate\/timeout$/),
    expect(page.getByRole('heading', { level: 1, name: 'El enlace ya no sirve' })).toBeVisible(),
  ])

test('a link that meets a failure of ours is good all the same, once, and its secret stays neither in the bar nor in the history [RT-015 RT-018]', async ({
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

test('the mail can be had again after a minute, and only its link is good then [SC-061 FL-051]', async ({
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

test('a mail scanner that runs the scripts of the link leaves it to the person [RT-016]', async ({
  page,
  world,
  browser,
}) => {
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
