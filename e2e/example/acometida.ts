import { test as base, type Page } from '@playwright/test'

const control = 'http://localhost:4080/__control'

/** A world of the test's own, and the browser in it. */
export const test = base.extend<{ world: string; as: (persona: string, path: string) => Promise<Page> }>({
  world: async ({ context }, use) => {
    const { id } = await post('/worlds', { now: '2026-03-16T10:00:00+01:00', frozen: true })
    // Every call of the page names its world, so that tests cannot reach one another.
    await context.setExtraHTTPHeaders({ 'x-sandbox': id })
    await use(id)
    await fetch(`${control}/worlds/${id}`, { method: 'DELETE' })
  },
  as: async ({ page, world }, use) => {
    await use(async (persona, path) => {
      const { storage } = await post(`/worlds/${world}/personas/${persona}/login`)
      // The session stands in the browser before the client starts: nobody types a password.
      await page.addInitScript((kept) => {
        for (const { key, value } of kept) sessionStorage.setItem(key, value)
      }, storage)
      await page.goto(path)
      return page
    })
  },
})

/** Any call of the control API, such as a fault or a move of the clock. */
export async function post(path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(control + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
