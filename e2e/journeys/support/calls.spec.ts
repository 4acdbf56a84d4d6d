import { readFileSync } from 'node:fs'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { loadingParts } from '#src/loadingParts.ts'
import { type Persona, persona } from '#src/people.ts'
import { expect, test } from '#src/test.ts'

/** The screens of `docs/real-api.md` with the most calls that opening each makes. */
const budgets = [
  ...readFileSync(new URL('../../../docs/real-api.md', import.meta.url), 'utf8').matchAll(
    /^\| `(\/[^`]+)`[^|]* \| (\w+) +\| (\d+) +\|$/gm,
  ),
].map(([, path = '', who = '', most]) => ({ path, who, most: Number(most) }))

const supply = supplyCups(persona('customer').userId, 1)

for (const who of ['customer', 'dossierClient', 'agent'] as const satisfies readonly Persona['key'][])
  test(`screens of ${who} make at most the calls that the docs say, and none of them twice`, async ({
    as,
    page,
    world,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(`${request.method()} ${request.url()}`)
    })
    await as(who, '/faqs')
    const own = budgets.filter((budget) => budget.who === who)
    expect(own.length).toBeGreaterThan(1)
    for (const { path, most } of own) {
      await page.waitForLoadState('networkidle')
      const before = (await world.requests()).length
      asked.length = 0
      await page.goto(path.replace('/detail', `/detail?supply=${supply}`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(loadingParts(page)).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(
        asked.filter((call, nth) => asked.indexOf(call) !== nth),
        path,
      ).toEqual([])
      expect((await world.requests()).length - before, path).toBeLessThanOrEqual(most)
    }
  })
