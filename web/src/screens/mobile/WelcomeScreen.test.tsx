import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers } from '#src/api/forget.ts'
import type { Situation, Verdict } from '#src/session/guard.ts'
import { useSessionState } from '#src/session/session.store.ts'
import { useWelcomeGuard } from '#src/session/welcome.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { WelcomeScreen } from './WelcomeScreen.tsx'

beforeEach(() => {
  freshClient()
  // What the last test skipped is over.
  forgetAnswers()
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] })
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => usualSwitches),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Says where the guard leads from a path. */
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
const led = () => screen.getAllByText(/^(goes|enter)/).map(({ textContent }) => textContent)
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
  expect(led()).toEqual(['enter', 'goes to /welcome from /supplies'])
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

test('whoever has not seen the welcome gets it before any page, and then the page', async () => {
  const user = show()
  expect(led()).toEqual(DUE)
  for (let slide = 0; slide < 3; slide++) await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Empezar' }))
  expect(led()).toEqual(OVER)
})

test('once seen it is seen for that user of the device, whatever session', async () => {
  const user = show()
  for (let slide = 0; slide < 3; slide++) await user.click(next())
  await user.click(screen.getByRole('button', { name: 'Empezar' }))
  forgetAnswers()
  expect(led()).toEqual(OVER)
  show(2)
  expect(led().slice(-2)).toEqual(DUE)
})

test('skipped it leads on at once and comes again with the next log-in, after three seconds at the earliest', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Saltar' }))
  expect(led()).toEqual(OVER)
  vi.setSystemTime(1_000_000_000 + 60_000)
  expect(led()).toEqual(OVER)
  forgetAnswers()
  await screen.findByText('goes to /welcome from /supplies')
})

test('the web has no welcome, and what another guard says comes first', () => {
  renderScreens({ '/': <Guard path="/supplies" verdict={{ kind: 'go', to: '/gdpr' }} /> }, '/')
  expect(led()).toEqual(['goes to /gdpr from nowhere'])
  vi.stubGlobal('acometidaShell', undefined)
  show()
  expect(led().slice(-2)).toEqual(OVER)
})
