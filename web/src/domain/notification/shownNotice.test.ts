import { expect, test } from 'vitest'
import { shownNotice, withNotice } from './shownNotice.ts'

const notice = {
  id: '9',
  title: 'Corte programado',
  body: 'El lunes de 8:00 a 10:00',
  at: '2024-03-14T08:00:00.000Z',
  read: false,
  target: '/supplies',
} as const

test('shows the notice that the detail was opened with [FL-118]', () => {
  const { state } = structuredClone({ state: withNotice(notice) })
  expect(shownNotice(state)).toEqual(notice)
})

test.each([
  null,
  undefined,
  'text',
  {},
  { notice: null },
  { notice: { id: '9' } },
  { notice: { ...notice, read: '0' } },
  { notice: { ...notice, at: 'ayer' } },
  { notice: { ...notice, target: 3 } },
])('shows nothing when opened with %o [FL-118]', (state) => expect(shownNotice(state)).toBeNull())
