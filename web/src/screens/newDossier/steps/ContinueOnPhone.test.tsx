import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dossierFormIn } from '#src/testing/dossierIn.ts'
import { drawSteps, stepsList, wholeForm } from '#src/testing/drawSteps.tsx'
import type { Handler } from '#src/testing/fakeFetch.ts'
import { QrCode } from '#src/ui/layout/QrCode.tsx'
import { StepsScreen } from './StepsScreen.tsx'

const page = '/provisions/new-provision/steps?dossier=EXP202600000101&task=documents'
const made: Handler = (_query, body) => ({
  content: { urlMessage: { ...link, ...fieldsIn(body) } },
})
const link = {
  id: '6Yk2mB0x',
  channel: null,
  userId: 1002,
  adminId: null,
  startDate: '15/03/2026',
  endDate: '14/04/2026',
  openedDate: null,
}

const photo = {
  nombreArchivo: 'plano.jpg',
  format: 'jpg',
  documentType: 'LOCATION_PLAN',
  documentState: 'DELIVERED',
  date: '2026-03-15',
  repositorio: 'S',
} as const
function withFiles(count: number) {
  const { dossier } = dossierFormIn('registered', wholeForm)
  const documents = Array.from({ length: count }, (_, index) => ({ ...photo, idDocumentum: `DOC-${index}` }))
  return { dossier: { ...dossier, documents } }
}

const open = async (changes: Readonly<Record<string, Handler>> = {}) => {
  const drawn = drawSteps(<StepsScreen />, `${stepsList}&task=documents`, wholeForm, {
    'POST /urlMessages': made,
    ...changes,
  })
  await drawn.user.click(await screen.findByRole('button', { name: 'Seguir en el móvil' }))
  return drawn
}
const code = () => screen.findByRole('img', { name: /Código QR/ })

afterEach(() => vi.unstubAllGlobals())

test('shows a QR code of this page with its own link and until when it works', async () => {
  const make = vi.fn<Handler>(made)
  await open({ 'POST /urlMessages': make })
  const drawn = (await code()).innerHTML
  expect(make).toHaveBeenCalledWith(expect.anything(), {
    category: 'EXPEDIENTE',
    detail: 'DOCUMENTACION',
    url: page,
  })
  expect(screen.getByText('El código sirve hasta el 14 abr 2026.')).toBeDefined()
  const { container } = render(
    <QrCode
      value={`${window.location.origin}${page}&urlId=6Yk2mB0x`}
      label="Código QR que abre en el móvil los documentos de esta solicitud"
    />,
  )
  expect(drawn).toBe(container.querySelector('svg')?.innerHTML)
})

test('announces files that arrive from the phone while the code is on screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  let files = 0
  await open({
    'GET /dossiers/EXP202600000101': () => ({ content: withFiles(files) }),
  })
  await code()
  expect(screen.getByText('Lo que suba con el móvil aparecerá aquí.')).toBeDefined()
  files = 2
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText('Han llegado 2 archivos desde el móvil.')).toBeDefined()
  vi.useRealTimers()
})

test('lets the user retry a code that could not be made', async () => {
  let fails = true
  const { user } = await open({
    'POST /urlMessages': (query, body) => (fails ? { code: '-0001', status: 400 } : made(query, body)),
  })
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  fails = false
  await user.click(retry)
  expect(await code()).toBeDefined()
})

test('hides the code on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  drawSteps(<StepsScreen />, `${stepsList}&task=documents`, wholeForm)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Volver a la solicitud' })).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Seguir en el móvil' })).toBeNull()
})
