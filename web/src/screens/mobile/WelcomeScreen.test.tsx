import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAnswers } from '#src/api/query/clearAnswers.ts'
import { markNewsSeen } from '#src/session/device/newsSeen.ts'
import { writeMark } from '#src/session/device/userMarks.ts'
import type { Situation, Verdict } from '#src/session/guard.ts'
import { markNewsShown, skipNews, useWelcomeGuard } from '#src/session/login/welcome.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { WelcomeScreen } from './WelcomeScreen.tsx'

beforeEach(() => {
  freshClient()
  // The state of the last test has expired: each test is a day later, on a new device.
  clearAnswers()
  day += 86_400_000
  vi.useFakeTimers({ now: day, toFake: ['Date'] })
  for (const userId of [1, 2, 9]) markNewsSeen(userId)
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => usualSwitches),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let day = 1_000_000_000

/** Shows where the guard redirects from a path. */
const ENTER: Verdict = { kind: 'enter' }
function Guard({ path, from, verdict = ENTER }: Partial<Situation> & { readonly verdict?: Verdict }) {
  const state = useSessionState()
  const led = useWelcomeGuard(verdict, { state, path: path ?? '', search: '', from, offlinePayment: false })
  return <p>{led.kind === 'go' ? `goes to ${led.to} from ${led.from ?? 'nowhere'}` : led.kind}</p>
}

function show(userId = 1) {
  renderScreens(
    {
      '/': (
        <>
          <WelcomeScreen />
          <Guard path="/supplies" />
          <Guard path="/welcome" from="/supplies" />
        </>
      ),
    },
    '/',
    { userId },
  )
  return userEvent.setup()
}
const verdicts = () => screen.getAllByText(/^(goes|enter)/).map(({ textContent }) => textContent)
const DUE = ['goes to /welcome from /supplies', 'enter']
const OVER = ['enter', 'goes to /supplies from nowhere']
const next = () => screen.getByRole('button', { name: 'Siguiente' })

test('lets the update of an outdated app come before the welcome', () => {
  renderScreens(
    {
      '/': (
        <>
          <Guard path="/version-enforcer" />
          <Guard path="/supplies" />
        </>
      ),
    },
    '/',
    { userId: 9 },
  )
  expect(verdicts()).toEqual(['enter', 'goes to /welcome from /supplies'])
})

test('shows four slides: what it is, entering, doing things and notices [SC-055 CO-017]', async () => {
  const user = show()
  const titles: (string | null | undefined)[] = []
  for (let slide = 0; slide < 4; slide++) {
    titles.push(document.querySelector('li:not([inert]) h2')?.textContent)
    await user.click(next())
  }
  expect(titles).toEqual(['Su luz, en el bolsillo', 'Entre sin escribir', 'Consulte y resuelva', 'Entérese al momento'])
  expect(screen.getByText('4 de 4')).toBeTruthy()
})

test('shows the welcome once before the page that was asked for', async () => {
  const user = show()
  expect(verdicts()).toEqual(DUE)
  for (let slide = 0; slide < 3; slide++) await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Empezar' }))
  expect(verdicts()).toEqual(OVER)
})

test('remembers the seen welcome per user of the device, whatever the session', async () => {
  const user = show()
  for (let slide = 0; slide < 3; slide++) await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Empezar' }))
  clearAnswers()
  expect(verdicts()).toEqual(OVER)
  show(2)
  expect(verdicts().slice(-2)).toEqual(DUE)
})

test('leads on when skipped and shows the welcome again at the next log-in', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  expect(verdicts()).toEqual(OVER)
  vi.setSystemTime(day + 60_000)
  act(clearAnswers)
  expect(verdicts()).toEqual(DUE)
})

test('holds a skipped welcome back for three seconds after skipping', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  vi.setSystemTime(day + 2_999)
  act(clearAnswers)
  expect(verdicts()).toEqual(OVER)
  vi.setSystemTime(day + 3_000)
  act(clearAnswers)
  expect(verdicts()).toEqual(DUE)
})

test('keeps a skipped welcome away after a reload', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  cleanup()
  vi.resetModules()
  const { useWelcomeGuard: afterReload } = await import('#src/session/login/welcome.ts')
  const situation = { path: '/supplies', search: '', from: undefined, offlinePayment: false } as const
  function Reloaded() {
    const state = useSessionState()
    return <p>{afterReload(ENTER, { ...situation, state }).kind}</p>
  }
  vi.setSystemTime(day + 60_000)
  renderScreens({ '/': <Reloaded /> }, '/')
  expect(screen.getByText('enter')).toBeDefined()
})

test('shows the news once per edition after the welcome and at any time from the menu [RT-025]', async () => {
  localStorage.removeItem('acometida.newsSeen')
  const user = show()
  expect(verdicts()).toEqual(DUE)
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  expect(verdicts()).toEqual(['goes to /what-is-new from /supplies', OVER[1]])
  act(() => markNewsSeen(1))
  expect(verdicts()).toEqual(OVER)
  cleanup()
  localStorage.removeItem('acometida.newsSeen')
  renderScreens({ '/': <Guard path="/what-is-new" /> }, '/')
  expect(verdicts()).toEqual(['enter'])
})

test.each([
  ['shown', markNewsShown, 0],
  ['skipped', skipNews, 3_000],
])('shows the news again at the next log-in once %s', (_what, end, after) => {
  localStorage.removeItem('acometida.newsSeen')
  writeMark('acometida.welcomeSeen', 1, 'seen')
  renderScreens({ '/': <Guard path="/supplies" /> }, '/')
  expect(verdicts()).toEqual(['goes to /what-is-new from /supplies'])
  act(end)
  expect(verdicts()).toEqual(['enter'])
  vi.setSystemTime(day + Math.max(0, after - 1))
  act(clearAnswers)
  expect(verdicts()).toEqual([after === 0 ? 'goes to /what-is-new from /supplies' : 'enter'])
  vi.setSystemTime(day + after)
  act(clearAnswers)
  expect(verdicts()).toEqual(['goes to /what-is-new from /supplies'])
})

test('gives way to another redirect', () => {
  renderScreens({ '/': <Guard path="/supplies" verdict={{ kind: 'go', to: '/gdpr' }} /> }, '/')
  expect(verdicts()).toEqual(['goes to /gdpr from nowhere'])
})

test('shows neither welcome nor news slides on the web', () => {
  localStorage.clear()
  sessionStorage.clear()
  show()
  // The same user at the same time, in the app.
  expect(verdicts()).toEqual(DUE)
  cleanup()
  vi.stubGlobal('acometidaShell', undefined)
  show()
  expect(verdicts()).toEqual(OVER)
})
