import { callBudgets } from '@acometida/api-spec/rules/navigation/callBudgets'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { loadingParts } from '#support/loadingParts.ts'
import { type Persona, persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

const supply = supplyCups(persona('customer').userId, 1)

for (const who of ['customer', 'dossierClient', 'agent'] as const satisfies readonly Persona['key'][])
  test(`makes at most the calls that the docs say on screens of ${who}, and none of them twice`, async ({
    as,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      // A busy machine may send the last calls of the page before after its network was idle.
      if (request.isNavigationRequest()) asked.length = 0
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(`${request.method()} ${request.url()}`)
    })
    await as(who, '/faqs')
    const own = callBudgets.filter((budget) => budget.who === who)
    expect(own.length).toBeGreaterThan(1)
    for (const { address, most } of own) {
      await page.waitForLoadState('networkidle')
      await page.goto(address.replace('/detail', `/detail?supply=${supply}`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(loadingParts(page)).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(
        asked.filter((call, nth) => asked.indexOf(call) !== nth),
        address,
      ).toEqual([])
      expect(asked.length, address).toBeLessThanOrEqual(most)
    }
  })
