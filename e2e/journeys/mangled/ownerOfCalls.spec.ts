import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { goInside } from '#support/goInside.ts'
import { expect, test } from '#support/mangledTest.ts'
import { persona } from '#support/persona.ts'

/** A persona, a page, and the calls of the page that name the persona's document. */
const walks: readonly {
  readonly who: 'customer' | 'dossierClient'
  readonly pages: readonly (readonly [address: string, asks: readonly OperationId[]])[]
}[] = [
  {
    who: 'customer',
    pages: [
      ['/supplies', ['listSupplyPoints']],
      [paths.alerts, ['listAlerts']],
      ['/requests', ['listServiceRequests']],
      ['/requests/detail?request=SR20260031', ['listServiceRequestsComments']],
    ],
  },
  {
    who: 'dossierClient',
    pages: [
      ['/provisions', ['listDossiers']],
      ['/provisions/detail?dossier=EXP202600001611', ['getDossier']],
      ['/provisions/bills-list', ['listDossierBills']],
    ],
  },
]

for (const { who, pages } of walks)
  test(`asks by the document of the log-in for all that a ${who} sees`, async ({ as, page, mangled }) => {
    const owners = (operation: OperationId) =>
      mangled
        .calls()
        .filter((call) => call.operation === operation)
        .map(({ query }) => /(?:docNumber|documentNumber|docId)::([^|]+)/.exec(query.get('filter') ?? '')?.[1])
    const first = pages[0]?.[0]
    await as(who, first)
    for (const [address, asks] of pages) {
      if (address !== first) await goInside(page, address)
      await mangled.expectSane(address)
      for (const operation of asks)
        await expect.poll(() => owners(operation).length, `${address} asks ${operation}`).toBeGreaterThan(0)
    }
    for (const operation of pages.flatMap(([, asks]) => asks))
      expect([...new Set(owners(operation))], operation).toEqual([persona(who).username])
  })
