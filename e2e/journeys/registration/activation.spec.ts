import type { Page } from '@playwright/test'
import { mailedPath, newcomer, signUp } from '../../src/signUp.ts'
import { enter, expect, test } from '../../src/test.ts'

const again = (page: Page) => page.getByRole('button', { name: 'Enviar otra vez el correo' })
const isOver = (page: Page) =>
  Promise.all([
    expect(page).toHaveURL(/\/signup\/activate\/timeout$/),
    expect(page.getByRole('heading', { level: 1, name: 'El enlace ya no sirve' })).toBeVisible(),
  ])

test('a link is good once [RT-018]', async ({ page, world }) => {
  await signUp(page)
  const path = await mailedPath(world)
  await page.goto(path)
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
  await page.goto(path)
  await isOver(page)
})

test('a link is good for 24 hours', async ({ page, world }) => {
  await signUp(page)
  const path = await mailedPath(world)
  await world.advance(24 * 3_600)
  await page.goto(path)
  await isOver(page)
  await expect(page.getByText('u***@correo.gal')).toBeVisible()
})

test('the address and the secret stay neither in the bar nor in the history', async ({ page, world }) => {
  await signUp(page)
  await page.goto(await mailedPath(world))
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/signup\/success$/)
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
  const newest = await mailedPath(world, first.number)
  await page.goto(former)
  await isOver(page)
  await page.goto(newest)
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
})

test('whoever logs in before activating has the mail sent again from there [SC-061]', async ({ page, world }) => {
  await signUp(page)
  const first = await world.message({ to: newcomer.email })
  await world.advance(61)
  await page.goto('/login')
  await enter(page, newcomer.document, newcomer.password)
  await page.getByRole('link', { name: 'Enviar otra vez el correo' }).click()
  await again(page).click()
  await page.goto(await mailedPath(world, first.number))
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
})

test('a link that meets a failure of ours leads to the page that says so [RT-015]', async ({ page, world }) => {
  await signUp(page)
  await world.fault({ operation: 'activateUser', status: 503, times: 1 })
  const path = await mailedPath(world)
  await page.goto(path)
  await expect(page).toHaveURL(/\/signup\/error$/)
  await page.goto(path)
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
})
