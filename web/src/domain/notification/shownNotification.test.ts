import { expect, test } from 'vitest'
import { shownNotification, withNotification } from './shownNotification.ts'

const notice = {
  notification_id: '9',
  user_id: '7',
  title: 'Corte programado',
  body: 'El lunes de 8:00 a 10:00',
  date: '14/03/2026',
  ind_read: '0',
} as const

test('the detail shows the notification that it was opened with [FL-118]', () => {
  const { state } = structuredClone({ state: withNotification(notice) })
  expect(shownNotification(state)).toEqual(notice)
})

test.each([null, undefined, 'text', {}, { notification: null }, { notification: { notification_id: '9' } }])(
  'opened with %o it has nothing to show [FL-118]',
  (state) => expect(shownNotification(state)).toBeNull(),
)
