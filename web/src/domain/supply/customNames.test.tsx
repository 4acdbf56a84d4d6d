import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { useSupplies } from './supplies.ts'

afterEach(() => vi.unstubAllGlobals())

function Names() {
  const supplies = useSupplies().data ?? []
  const dossiers = useDossiers().data ?? []
  return <p>{[...supplies, ...dossiers].map(({ name, icon }) => `${name} ${icon}`).join(', ')}</p>
}

const nameless = (cups: string): SupplyPoint => {
  const { name: _name, icon: _icon, ...point } = { ...example('SupplyPoint'), cups }
  return point
}

function draw(points: readonly SupplyPoint[], delegated: readonly SupplyPoint[] = []) {
  const { name: _name, icon: _icon, ...dossier } = dossierIn('open', { dossierCod: 'EXP1' })
  const custom = vi.fn<Handler>((query) => {
    const isSupply = query.get('filter') === 'nif::12345678Z|type::supply'
    const item = isSupply ? { keyId: 'ES1', name: 'Casa', icon: 'farm' } : { keyId: 'EXP1', name: 'Obra', icon: 'shop' }
    const type = isSupply ? 'supply' : 'dossier'
    return { content: { items: [{ type, documentNumber: '12345678Z', ...item }] } }
  })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': () => ({
        content: { supplyPoints: { items: points }, delegatePoints: { items: delegated } },
      }),
      'GET /dossiers': () => ({ content: { dossiers: counted([dossier]) } }),
      'GET /customData': custom,
    }),
  )
  renderScreens({ '/': <Names /> }, '/')
  return custom
}

test("fills names and pictures that a list leaves out: the customer's choice, else the user's name or the code", async () => {
  draw([nameless('ES1'), nameless('ES2')], [nameless('ES3')])
  const shown = 'Casa farm, Lucía Ferreiro Castro home, ES3 home, Obra shop'
  await waitFor(() => expect(screen.getByText(shown)).toBeDefined())
})

test('asks for no names where the list brings them', async () => {
  const custom = draw([{ ...example('SupplyPoint'), name: 'Piso' }])
  expect(await screen.findByText('Piso flat, Obra shop')).toBeDefined()
  expect(custom.mock.calls.map(([query]) => query.get('filter'))).toEqual(['nif::12345678Z|type::dossier'])
})
