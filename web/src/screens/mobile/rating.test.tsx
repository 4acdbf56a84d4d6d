import { example } from '@acometida/api-spec/operations/example.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { readDevice, writeDevice } from '#src/session/tokens/sessionEntries.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { AppQuestions } from './AppQuestions.tsx'

const DAY_MS = 86_400_000
const nowMs = 200 * DAY_MS
const store = 'https://tienda.example/app'
const onMessage = vi.fn<(what: string) => void>()
const mail = vi.fn<Handler>()
/** The start of the app by the faked clock, milliseconds. */
let begunMs = 0

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs, shouldAdvanceTime: true })
  freshClient()
  onMessage.mockReset()
  mail.mockReset().mockReturnValue({ content: { number: 'EM20260007' } })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /v1.0/mails/rating/send': mail,
      'GET /masterData': () => ({
        content: { items: [{ master: 'APP_RATING', language: 'ES', key: 'REPEAT_DAYS', value: '30' }] },
      }),
      'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'none') }),
      'GET /appVersion': () => ({ content: { minimumVersion: '4.0.0', latestVersion: '4.2.0', storeUrl: store } }),
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows that the settings have loaded. The app itself shows it nowhere. */
function Days() {
  return <p>{useConfiguration('APP_RATING')('REPEAT_DAYS')} days</p>
}

/** Opens the app for a user who was last asked `since` days ago, has `rated`, or was never asked (null). */
async function show(since: number | 'rated' | null, path = '/supplies', changes: Partial<Session> = {}) {
  if (since !== null)
    writeDevice({ 'acometida.rating': `1:${since === 'rated' ? since : String(nowMs - since * DAY_MS)}` })
  const shell = simulatedShell(() => usualSwitches, onMessage)
  begunMs = Date.now()
  const app = (
    <>
      <AppQuestions shell={shell} />
      <Days />
    </>
  )
  renderScreens({ [path]: app }, path, changes)
  await screen.findByText('30 days')
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Waits until a time after the start of the app. The first page of a run takes a while. */
const passUntil = (ms: number) => pass(begunMs + ms - Date.now())
const ratingDialog = () => screen.queryByRole('dialog', { name: '¿Qué le parece la aplicación?' })

async function give(stars: number, since = 30) {
  const user = await show(since)
  await pass(20_000)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('radio')).toHaveLength(5)
  await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${stars} `) }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  return user
}

test('asks for a rating after twenty seconds when the days have passed [SC-056]', async () => {
  await show(30)
  await passUntil(19_900)
  expect(ratingDialog()).toBeNull()
  await passUntil(20_100)
  // Less than the time to a second question.
  await waitFor(() => expect(ratingDialog()).toBeTruthy(), { timeout: 5_000 })
})

test.each([
  ['too early', 29, '/supplies', {}],
  ['already rated', 'rated', '/supplies', {}],
  ['while paying', 30, '/provisions/payment', {}],
  ['for somebody else', 30, '/supplies', { document: '23456781R' }],
] as const)('asks for no rating: %s [FL-067]', async (_why, since, path, changes) => {
  await show(since, path, changes)
  await pass(60_000)
  expect(ratingDialog()).toBeNull()
})

test('starts the count of days for a new user instead of asking', async () => {
  await show(null)
  await pass(20_000)
  expect(ratingDialog()).toBeNull()
  expect(readDevice('acometida.rating')).toMatch(/^1:\d+$/)
})

test('waits with the question while the user types', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await show(30)
  await pass(40_000)
  expect(ratingDialog()).toBeNull()
  field.remove()
  await pass(20_000)
  await waitFor(() => expect(ratingDialog()).toBeTruthy())
})

test('leads five stars to the store and remembers the rating [FL-068 SC-056]', async () => {
  await give(5)
  expect(onMessage).toHaveBeenCalledWith(`openStore ${store}`)
  expect(readDevice('acometida.rating')).toBe('1:rated')
  expect(mail).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Gracias' })).toBeTruthy()
})

test('asks for a comment on fewer stars, sends it and offers the store as well [FL-069 SC-056 VA-042]', async () => {
  const user = await give(4)
  const send = () => screen.getByRole('button', { name: 'Enviar' })
  expect(send()).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Cuéntenoslo' }), '   ')
  expect(send()).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox'), 'Faltan las facturas.')
  await user.click(send())
  const thanks = await screen.findByRole('dialog', { name: 'Gracias' })
  expect(mail.mock.calls[0]?.[1]).toEqual({ text: 'Faltan las facturas.', stars: 4 })
  expect(thanks.textContent).toContain('EM20260007')
  expect(readDevice('acometida.rating')).toBe('1:rated')
  expect(onMessage).not.toHaveBeenCalledWith(`openStore ${store}`)
  await user.click(within(thanks).getByRole('button', { name: 'Valorar en la tienda' }))
  expect(onMessage).toHaveBeenCalledWith(`openStore ${store}`)
})

test('reports a failure to send and keeps the text', async () => {
  mail.mockReturnValue({ code: 'XXX', status: 500 })
  const user = await give(2)
  await user.type(screen.getByRole('textbox'), 'Va lenta.')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText(/No hemos podido enviarlo/)).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Va lenta.')
  expect(readDevice('acometida.rating')).not.toContain('rated')
})

test('restarts the count of days on "not now"', async () => {
  const user = await show(30)
  await pass(20_000)
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }))
  expect(ratingDialog()).toBeNull()
  expect(Number(readDevice('acometida.rating')?.slice(2))).toBeGreaterThan(nowMs)
  await pass(60_000)
  expect(ratingDialog()).toBeNull()
})
