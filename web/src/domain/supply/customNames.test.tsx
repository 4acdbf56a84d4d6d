import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { dossierIn, cannedDossiers } from '#src/testing/dossierIn.ts'
import { cannedSupplies, cannedSupply } from '#src/testing/cannedSupplies.ts'
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
  const { name: _name, icon: _icon, ...point } = cannedSupply({ cups })
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
      'GET /supplypoints': () => ({ content: cannedSupplies(points, delegated) }),
      'GET /dossiers': () => ({ content: cannedDossiers([dossier]) }),
      'GET /customData': custom,
    }),
  )
  renderScreens({ '/': <Names /> }, '/')
  return custom
}

test('names and pictures that a list leaves out are those that the customer gave, else the own name or the code', async () => {
  draw([nameless('ES1'), nameless('ES2')], [nameless('ES3')])
  const shown = 'Casa farm, Lucía Ferreiro Castro home, ES3 home, Obra shop'
  await waitFor(() => expect(screen.getByText(shown)).toBeDefined())
})

test('a list that brings its names has nobody asked for them', async () => {
  const custom = draw([cannedSupply({ name: 'Piso' })])
  expect(await screen.findByText('Piso flat, Obra shop')).toBeDefined()
  expect(custom.mock.calls.map(([query]) => query.get('filter'))).toEqual(['nif::12345678Z|type::dossier'])
})
