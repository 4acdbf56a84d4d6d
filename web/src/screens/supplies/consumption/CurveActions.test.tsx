import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PHONE } from '#src/base/useMediaQuery.ts'
import { askedCurve } from '#src/testing/answers/curveAnswer.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { readMarketFile } from '#src/testing/readMarketFile.ts'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'

vi.mock('#src/ui/chart/energy/EnergyChart.tsx', () => ({
  EnergyChart: () => <figure aria-label="chart" />,
}))

const share = vi.fn<Navigator['share']>()
const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

function open({ onPhone, canShare }: { readonly onPhone: boolean; readonly canShare: boolean }) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: onPhone && media === PHONE,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => canShare },
    share: { configurable: true, value: share },
  })
  drawSupply('', { 'GET /consumptions': (asked) => askedCurve(asked, { kwh: () => 1 }) })
  return screen.findByRole('button', { name: 'Descargar consumos' })
}

beforeEach(() => {
  share.mockReset()
  saved.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

test('shares the curve on a phone and saves nothing when sharing is cancelled', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  await open({ onPhone: true, canShare: true })
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }))
  const file = share.mock.calls[0]?.[0]?.files?.[0]
  expect(file).toMatchObject({ type: 'text/csv', name: expect.stringMatching(/^consumo_.*\.csv$/) })
  expect(await file?.text()).toContain('Inicio;Consumo (kWh)')
  expect(saved).not.toHaveBeenCalled()
})

test('saves the curve when sharing comes too late', async () => {
  share.mockRejectedValue(new DOMException('too late', 'NotAllowedError'))
  await open({ onPhone: true, canShare: true })
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
})

test.each([
  ['on a desk', { onPhone: false, canShare: true }],
  ['where the browser shares no such files', { onPhone: true, canShare: false }],
])('prints the curve instead of sharing it %s', async (_, where) => {
  await open(where)
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDefined()
})

test.each([{ onPhone: false }, { onPhone: true }])(
  'saves a year of hours for comparators with two key presses: %j',
  async ({ onPhone }) => {
    const button = await open({ onPhone, canShare: onPhone })
    const files = catchSavedFiles()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const submit = await screen.findByRole('button', { name: 'Preparar el archivo' })
    submit.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(/^consumo_.*_comparadores\.csv$/)
    const hours = readMarketFile((await files[0]?.content.text()) ?? '')
    expect(new Set(hours.map(({ cups }) => cups))).toEqual(new Set([example('SupplyPoint').cups]))
    expect(hours).toHaveLength(365 * 24)
  },
)
