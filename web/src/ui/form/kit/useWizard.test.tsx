import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { restoreDrafts, currentDrafts, typedStore } from '#src/base/drafts.ts'
import { useWizard } from './useWizard.ts'

type Step = 'what' | 'where' | 'check'
interface Draft {
  readonly what: string
  readonly where: string
}
const EMPTY: Draft = { what: '', where: '' }
const WHOLE: Draft = { what: 'luz', where: 'casa' }

function wizardAt(address: string, start: { readonly draft: Draft; readonly step?: Step }) {
  return renderHook(
    () => ({
      ...useWizard<Step, Draft, string>({
        path: '/ask',
        steps: ['what', 'where', 'check'],
        start: () => start,
        isAnswered: (step, draft) => step !== 'check' && draft[step] !== '',
      }),
      address: `${useLocation().pathname}${useLocation().search}`,
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter> },
  ).result
}

test.each([
  ['/ask', WHOLE, 'what'],
  ['/ask?step=other', WHOLE, 'what'],
  ['/ask?step=where', WHOLE, 'where'],
  ['/ask?step=check', WHOLE, 'check'],
  ['/ask?step=check', EMPTY, 'what'],
  ['/ask?step=check', { ...WHOLE, where: '' }, 'where'],
  ['/ask?step=what', { ...WHOLE, where: '' }, 'what'],
] as const)(
  'leads from %s with %o to %s: the step of the address, or an earlier one without an answer',
  (at, draft, shown) => {
    expect(wizardAt(at, { draft }).current.step).toBe(shown)
  },
)

test('shows the step that a link has led to where the address names none', () => {
  expect(wizardAt('/ask', { draft: WHOLE, step: 'where' }).current.step).toBe('where')
  expect(wizardAt('/ask?step=what', { draft: WHOLE, step: 'where' }).current.step).toBe('what')
  expect(wizardAt('/ask', { draft: EMPTY, step: 'where' }).current.step).toBe('what')
})

test('keeps an answer as it is typed, and as the next step is shown', () => {
  const wizard = wizardAt('/ask', { draft: EMPTY })
  act(() => wizard.current.change({ what: 'lu' }))
  expect(wizard.current).toMatchObject({ address: '/ask', step: 'what', draft: { what: 'lu', where: '' } })
  act(() => wizard.current.change(({ what }) => ({ what: `${what}z` })))
  act(() => wizard.current.goTo('where', { where: 'casa' }))
  expect(wizard.current).toMatchObject({ address: '/ask?step=where', step: 'where', draft: WHOLE })
})

test('shows the outcome in place of the last step once sent, and clears the draft', () => {
  const wizard = wizardAt('/ask?step=check', { draft: EMPTY })
  act(() => wizard.current.change(WHOLE))
  act(() => wizard.current.finish('SR1'))
  expect(wizard.current).toMatchObject({ address: '/ask?step=sent', outcome: 'SR1', draft: EMPTY })
  act(() => wizard.current.goTo('what'))
  expect(wizard.current).toMatchObject({ step: 'what', outcome: null })
})

test('shows nothing as sent by the address alone', () => {
  expect(wizardAt('/ask?step=sent', { draft: WHOLE }).current).toMatchObject({ outcome: null, step: 'what' })
})

test('restores a draft kept from an ended session at its step, unless a link names other answers', () => {
  const wizard = wizardAt('/ask?step=check', { draft: EMPTY })
  act(() => wizard.current.change(WHOLE))
  const kept = currentDrafts()
  cleanup()
  restoreDrafts(kept)
  expect(wizardAt('/ask?what=gas', { draft: EMPTY }).current).toMatchObject({ step: 'what', draft: EMPTY })
  expect(wizardAt('/ask?step=check', { draft: EMPTY }).current).toMatchObject({ step: 'check', draft: WHOLE })
})

test('keeps no draft that was sent', () => {
  const wizard = wizardAt('/ask?step=check', { draft: EMPTY })
  act(() => wizard.current.change(WHOLE))
  expect(typedStore.current()).toBe(true)
  act(() => wizard.current.finish('SR1'))
  expect(typedStore.current()).toBe(false)
})
