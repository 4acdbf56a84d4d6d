import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { WhatToDoScreen } from './WhatToDoScreen.tsx'

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const draft = dossierIn('registered', { dueDate: '2026-05-31' })
const going = dossierIn('open', { dossierCod: 'EXP202600001602' })

function draw(dossiers: Handler) {
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /dossiers': dossiers,
      'POST /comprobarBaremo': (_query, body) => ({
        // The body says whether the estimate is for generation.
        content: (body as { generation: boolean }).generation
          ? example('checkScale', 'byStudy')
          : example('checkScale'),
      }),
    }),
  )
  return renderScreens({ '/provisions/what-to-do': <WhatToDoScreen /> }, '/provisions/what-to-do')
}

const none: Handler = () => ({ content: example('listDossiers', 'none') })

test('shows price and term of each kind of request before asking anything', async () => {
  draw(none)
  expect(await screen.findByText(/^141,51\s€ para 5,75 kW en suelo urbano, IVA incluido\.$/)).toBeTruthy()
  expect(screen.getByText(/^141,51\s€ para 10 kW/)).toBeTruthy()
  expect(screen.getByText(/^Desde 143,47\s€/)).toBeTruthy()
  expect(screen.getAllByText('Estudio, 5 días hábiles; obra, 5 días hábiles.')).toHaveLength(3)
  expect(screen.getByText('No tiene ninguna pendiente.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Pedir un nuevo suministro' })
  expect(link.getAttribute('href')).toBe('/provisions/new-provision')
})

test('lists drafts before new requests, with their due date and a link to continue', async () => {
  draw(() => ({ content: { dossiers: counted([draft]) } }))
  const drafts = await screen.findByRole('region', { name: 'Lo que dejó a medias' })
  expect(within(drafts).getByText('Guardado hasta el 31 may 2026.')).toBeTruthy()
  const link = within(drafts).getByRole('link', { name: 'Seguir con Rúa da Raíña, 53, Lugo' })
  expect(link.getAttribute('href')).toBe('/provisions/edit-provision/keep-in-mind?dossier=EXP202600000101')
  expect(within(drafts).queryByText(/mismo sitio/)).toBeNull()
  const doors = screen.getByRole('region', { name: 'Pedir algo nuevo' })
  expect(drafts.compareDocumentPosition(doors) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText('La primera, antes del 31 may 2026.')).toBeTruthy()
})

test('mentions a request in progress for the same place', async () => {
  draw(() => ({ content: { dossiers: counted([draft, going]) } }))
  expect(await screen.findByText(/Ya hay otra solicitud en marcha para este mismo sitio/)).toBeTruthy()
  expect(screen.getByText('Ya tiene una solicitud en marcha')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Ver cómo van' })
  expect(link.getAttribute('href')).toBe('/provisions/detail?dossier=EXP202600001602&panel=panel1')
})

test('offers the new requests although the list of dossiers failed', async () => {
  draw(() => ({ code: '9000', status: 503 }))
  expect(await screen.findByRole('link', { name: 'Pedir un nuevo suministro' }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
  expect(screen.queryByText('No tiene ninguna pendiente.')).toBeNull()
}, 15_000)
