import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { unreadCount } from './dossier.ts'
import { useDossiers } from './dossiers.ts'

afterEach(() => vi.unstubAllGlobals())

const communication = (communicationId: number, sendDate: string, indRead: 0 | 1) => ({
  communicationId,
  sendDate,
  type: 'STATUS',
  title: 'Novedad',
  text: '…',
  indRead,
})
const list = {
  dossiers: counted([
    dossierIn('open', {
      dossierCod: 'EXP1',
      communicationList: [
        communication(3, '10/03/2026', 0),
        communication(2, '10/03/2026', 0),
        communication(1, '02/03/2026', 1),
      ],
    }),
    dossierIn('quoted', { dossierCod: 'EXP2', communicationList: [communication(4, '10/03/2026', 1)] }),
  ]),
}

function Unread() {
  return <p>{(useDossiers().data ?? []).map((dossier) => unreadCount(dossier)).join(' ')}</p>
}

function draw(answer: Answer) {
  const query = vi.fn<Handler>(() => answer)
  vi.stubGlobal('fetch', fakeFetch({ 'GET /dossiers': () => ({ content: list }), 'POST /notifications': query }))
  renderScreens({ '/': <Unread /> }, '/')
  return query
}

const shows = (counts: string) => waitFor(() => expect(screen.getByText(counts)).toBeDefined())

test('reads the marks of a day from its notices, and takes a day without notices as unread', async () => {
  const query = draw({
    content: {
      notifications: [
        { date: '20260310000000', indRead: 1 },
        { date: '20260302000000', indRead: 0 },
        { date: '20260311000000', indRead: 1 },
      ],
      badgeToRead: 2,
    },
  })
  await shows('1 1')
  expect(query.mock.calls.map(([, body]) => body)).toEqual([
    [
      { type: 'DOSSIER', code: 'EXP1', date: '20260310000000' },
      { type: 'DOSSIER', code: 'EXP1', date: '20260302000000' },
      { type: 'DOSSIER', code: 'EXP2', date: '20260310000000' },
    ],
  ])
})

test('reads the marks of the list where the notices cannot be asked', async () => {
  const query = draw({ code: 'ERROR_GENERICO', status: 404 })
  await waitFor(() => expect(query).toHaveBeenCalledOnce())
  await shows('2 0')
})
