import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers } from '#src/api/query/forget.ts'
import type { Situation, Verdict } from '#src/session/guard.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { markNewsSeen } from '#src/session/device/newsSeen.ts'
import { writeMark } from '#src/session/device/userMarks.ts'
import { showedNews, skipNews, useWelcomeGuard } from '#src/session/login/welcome.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { WelcomeScreen } from './WelcomeScreen.tsx'

beforeEach(() => {
  freshClient()
  // The state of the last test has expired: each test is a day later, on a new device.
  forgetAnswers()
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

test('an app that is too old has its update first', () => {
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

test('the welcome has four slides: what it is, entering, doing things, and notices [SC-055 CO-017]', async () => {
  const user = show()
  const titles: (string | null | undefined)[] = []
  for (let slide = 0; slide < 4; slide++) {
    titles.push(document.querySelector('li:not([inert]) h2')?.textContent)
    await user.click(next())
  }
  expect(titles).toEqual([
    'Su luz, en el bolsillo',
    'Entre sin escribir',
    'Consulte y haga trámites',
    'Entérese al momento',
  ])
  expect(screen.getByText('4 de 4')).toBeTruthy()
})

test('a user who has not seen the welcome gets it first, and then the page', async () => {
  const user = show()
  expect(verdicts()).toEqual(DUE)
  for (let slide = 0; slide < 3; slide++) await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Empezar' }))
  expect(verdicts()).toEqual(OVER)
})

test('once seen it is seen for that user of the device, whatever session', async () => {
  const user = show()
  for (let slide = 0; slide < 3; slide++) await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Empezar' }))
  forgetAnswers()
  expect(verdicts()).toEqual(OVER)
  show(2)
  expect(verdicts().slice(-2)).toEqual(DUE)
})

test('skipped it leads on at once and comes again with the next log-in', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  expect(verdicts()).toEqual(OVER)
  vi.setSystemTime(day + 60_000)
  act(forgetAnswers)
  expect(verdicts()).toEqual(DUE)
})

test('a log-in within three seconds of skipping it does not show it at once', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  vi.setSystemTime(day + 2_999)
  act(forgetAnswers)
  expect(verdicts()).toEqual(OVER)
  vi.setSystemTime(day + 3_000)
  act(forgetAnswers)
  expect(verdicts()).toEqual(DUE)
})

test('skipped, it stays away over a reload', async () => {
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

test('the news comes after the welcome, once per edition, and from the menu at any time [RT-025]', async () => {
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
  ['shown', showedNews, 0],
  ['skipped', skipNews, 3_000],
])('the news, once %s, returns with the next log-in', (_what, end, after) => {
  localStorage.removeItem('acometida.newsSeen')
  writeMark('acometida.welcomeSeen', 1, 'seen')
  renderScreens({ '/': <Guard path="/supplies" /> }, '/')
  expect(verdicts()).toEqual(['goes to /what-is-new from /supplies'])
  act(end)
  expect(verdicts()).toEqual(['enter'])
  vi.setSystemTime(day + Math.max(0, after - 1))
  act(forgetAnswers)
  expect(verdicts()).toEqual([after === 0 ? 'goes to /what-is-new from /supplies' : 'enter'])
  vi.setSystemTime(day + after)
  act(forgetAnswers)
  expect(verdicts()).toEqual(['goes to /what-is-new from /supplies'])
})

test('another guard comes first', () => {
  renderScreens({ '/': <Guard path="/supplies" verdict={{ kind: 'go', to: '/gdpr' }} /> }, '/')
  expect(verdicts()).toEqual(['goes to /gdpr from nowhere'])
})

test('the web has neither welcome nor news slides, even for a user who has seen none', () => {
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
