import { example } from '@acometida/api-spec/operations/example.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSupplyPoints, type SupplyPoint, useListSupplyPoints } from '#src/api/generated/api.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { QueryGate } from './QueryGate.tsx'

const { idAddress: _id, ...noAddress } = example('SupplyPoint')
// An API that breaks the contract sends this.
const broken = noAddress as SupplyPoint
let own: readonly SupplyPoint[]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', fakeFetch({ 'GET /supplypoints': () => ownSupplies(...own) }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ofCustomer = { filter: 'documentNumber::12345678Z' }

function Hooked() {
  const query = useListSupplyPoints(ofCustomer, {
    query: { select: ({ supplyPoints }) => supplyPoints.items.map(({ name = '' }) => name) },
  })
  return <Names query={query} />
}

function Asked() {
  const asked = defineQuery('listSupplyPoints', ['names'], async (signal) => {
    const answers = await Promise.all([
      listSupplyPoints(ofCustomer, { signal }),
      listSupplyPoints(ofCustomer, { signal }),
    ])
    return answers.flatMap(({ supplyPoints }) => supplyPoints.items.map(({ name = '' }) => name))
  })
  return <Names query={useDefinedQuery(asked)} />
}

function Names({ query }: { readonly query: ReturnType<typeof useDefinedQuery<readonly string[]>> }) {
  return (
    <QueryGate query={query} skeleton="…">
      {(names) => <p>{names.join(', ')}</p>}
    </QueryGate>
  )
}

const show = (element: React.ReactElement) => renderScreens({ '/': element }, '/')

test.each([
  ['of a hook', Hooked, 'No se pueden leer 2 elementos de esta lista', 'Piso'],
  ['of a question, over all of its calls', Asked, 'No se pueden leer 4 elementos de esta lista', 'Piso, Piso'],
])('tells for a list %s how many items cannot be read, with the id of the call', async (_, Shown, title, names) => {
  own = [{ ...example('SupplyPoint'), name: 'Piso' }, broken, { ...broken, cups: 'ES2' }]
  show(<Shown />)
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.getByText(names)).toBeDefined()
  expect(screen.getByText(/^\d+-\w{15}-\d+$/)).toBeDefined()
})

test('says nothing on a complete list', async () => {
  own = [{ ...example('SupplyPoint'), name: 'Piso' }]
  show(<Hooked />)
  expect(await screen.findByText('Piso')).toBeDefined()
  expect(screen.queryByText(/No se puede/)).toBeNull()
})
