import { join } from 'node:path'
import { startServer } from '@acometida/testing/server'
import { test as base } from '@playwright/test'
import { startsAt } from '#support/startsAt.ts'
import { expect } from '#support/test.ts'

const root = join(import.meta.dirname, '../../..')
const TOKEN = 'a-token-for-the-journeys-of-the-room-0123456789'

/** Starts a server for this journey alone, with the settings of the shared one. */
const start = (port: number, env: Readonly<Record<string, string>> = {}) =>
  startServer({
    port,
    now: startsAt,
    env: {
      NODE_ENV: 'test',
      TEMPLATE: join(root, 'data/template-pinned.sqlite'),
      CLIENT_DIR: join(root, 'web/dist'),
      ROOM_DIR: join(root, 'web/room/dist'),
      ...env,
    },
    command: [process.execPath, join(root, 'server/dist/main.js')],
  })

const test = base.extend<{ readonly ownServer: typeof start }>({
  ownServer: async ({}, use) => {
    const started: Awaited<ReturnType<typeof start>>[] = []
    await use(async (...options) => {
      const server = await start(...options)
      started.push(server)
      return server
    })
    for (const server of started) await server.stop()
  },
})

test('tells that the server is gone, and goes on when it is back', async ({ page, ownServer }) => {
  const server = await ownServer(0)
  await page.goto(`${server.url}/__room/`)
  await expect(page.getByRole('link', { name: 'default' })).toBeVisible()
  await server.stop()
  await expect(page.getByText('The server is unreachable')).toBeVisible()
  await expect(page.getByRole('link', { name: 'default' })).toBeVisible()
  await ownServer(Number(new URL(server.url).port))
  await expect(page.getByText('The server is unreachable')).toBeHidden()
})

test('asks once for the token of a server, for the room and the entrance', async ({ page, ownServer }) => {
  const { url } = await ownServer(0, { CONTROL_TOKEN: TOKEN })
  await page.goto(`${url}/__room/`)
  await page.getByLabel('Token').fill('a guess')
  await page.getByRole('button', { name: 'Use token' }).click()
  await expect(page.getByText('This server requires its CONTROL_TOKEN')).toBeVisible()
  await page.getByLabel('Token').fill(TOKEN)
  await page.getByRole('button', { name: 'Use token' }).click()
  await expect(page.getByRole('link', { name: 'default' })).toBeVisible()
  await expect(page.getByText('This server requires its CONTROL_TOKEN')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'default' })).toBeVisible()
  await page.goto(`${url}/__room/enter?persona=customer`)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/dashboard')
  const other = await page.context().newPage()
  await other.goto(`${url}/__room/enter?persona=company&to=/profile`)
  await other.getByLabel('Token').fill(TOKEN)
  await other.getByRole('button', { name: 'Use token' }).click()
  await expect(other).toHaveURL(({ pathname }) => pathname === '/profile')
})

test('draws the newest of a thousand worlds, and finds the others', async ({ page, ownServer }) => {
  const { url } = await ownServer(0, { MAX_WORLDS: '1100' })
  const make = (nth: number) =>
    fetch(`${url}/__control/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `world-${nth}` }),
    })
  for (let nth = 0; nth < 1000; nth += 40)
    await Promise.all(Array.from({ length: 40 }, (_, index) => make(nth + index)))
  await page.goto(`${url}/__room/`)
  await expect(page.getByText('1001 of 1001, the first 200 shown')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(201)
  await page.getByLabel('Search worlds').fill('world-7')
  await expect(page.getByText('111 of 1001')).toBeVisible()
  await page.getByLabel('Search worlds').fill('world-777')
  await expect(page.getByRole('row')).toHaveCount(2)
})
