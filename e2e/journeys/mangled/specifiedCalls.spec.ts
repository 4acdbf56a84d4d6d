import { paths, supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'
import { supplyCups } from '@acometida/seed/supplies'
import { expect, test } from '../../src/mangledTest.ts'
import type { MadeCall } from '../../src/manglingProxy.ts'
import { everywhere, specifiedCalls } from '../../src/specifiedCalls.ts'
import { persona } from '../../src/people.ts'

const operations = Object.keys(specifiedCalls)
const OF_DOSSIERS = ['listDossiers', 'getDossier', 'listDossierBills', 'listDocumentsOffline']
const flat = supplyCups(persona('customer').userId, 1)
/** Who walks where, and the reads that only they make. */
const walks = [
  {
    who: 'customer',
    addresses: [
      '/dashboard',
      '/supplies',
      paths.alerts,
      '/requests',
      '/requests/detail?request=SR20260031',
      '/notifications',
      '/managers',
      '/profile',
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tab) => supplyDetailPath(flat, tab)),
    ],
    makes: operations.filter((operation) => !OF_DOSSIERS.includes(operation)),
  },
  {
    who: 'dossierClient',
    addresses: ['/provisions', '/provisions/detail?dossier=EXP202600001611', '/provisions/bills-list', paths.documents],
    makes: OF_DOSSIERS,
  },
] as const

/** The names that a call sends: those of its query, and of its filter as `filter.docNumber`. */
function namesOf({ query }: MadeCall): readonly string[] {
  const filter = query.get('filter')
  const names = filter === null ? [] : filter.split('|').map((part) => `filter.${part.split(/::|~~/)[0]}`)
  return [...query.keys(), ...names]
}

for (const { who, addresses, makes } of walks)
  test(`what a ${who} asks for is written as the specification writes it, and names them where it says so`, async ({
    as,
    page,
    mangled,
  }) => {
    await as(who, addresses[0])
    for (const address of addresses) {
      await page.goto(address)
      await mangled.expectSane(address)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    }
    for (const call of mangled.calls()) {
      const { query = [], filter = [], always = [], ours = [] } = specifiedCalls[call.operation] ?? {}
      const names = namesOf(call)
      const known = new Set([...everywhere, ...query, ...filter.map((name) => `filter.${name}`), ...ours])
      const unknown = names.filter((name) => !known.has(name))
      if (operations.includes(call.operation)) expect(unknown, call.operation).toEqual([])
      expect(
        always.filter((name) => !names.includes(name)),
        call.operation,
      ).toEqual([])
      const owner = /(?:docNumber|documentNumber|docId)::([^|]+)/.exec(call.query.get('filter') ?? '')?.[1]
      if (owner !== undefined) expect(owner, call.operation).toBe(persona(who).username)
    }
    // A line of the list that nothing asks for says nothing.
    expect(makes.filter((operation) => !mangled.calls().some((call) => call.operation === operation))).toEqual([])
  })
