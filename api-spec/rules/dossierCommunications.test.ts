import { expect, test } from 'vitest'
import { notificationDateOf, readFlagOf, unreadBudgets } from './dossierCommunications.ts'

test('a communication is unread until a notification of its day says that it was read [FL-091]', () => {
  const sent = { sendDate: '05/03/2026' }
  expect(readFlagOf(sent, [])).toBe(0)
  expect(readFlagOf(sent, [{ date: '20260306000000', indRead: 1 }])).toBe(0)
  expect(readFlagOf(sent, [{ date: '20260305000000', indRead: 1 }])).toBe(1)
  expect(readFlagOf(sent, [{ date: '20260305', indRead: 0 }])).toBe(0)
  expect(readFlagOf({ sendDate: 'soon' }, [{ date: 'soon', indRead: 1 }])).toBe(0)
})

test('the day of a communication is asked for in the form of notifications', () => {
  expect(notificationDateOf({ sendDate: '05/03/2026' })).toBe('20260305000000')
  expect(notificationDateOf({ sendDate: '31/02/2026' })).toBeUndefined()
})

test('only communications about the budget that are unread count as budget to read [FL-092]', () => {
  const list = [
    { type: 'BUDGET', indRead: 0 },
    { type: 'BUDGET', indRead: 1 },
    { type: 'STATUS', indRead: 0 },
    { type: 'BUDGET', indRead: 0 },
  ]
  expect(unreadBudgets(list)).toBe(2)
  expect(unreadBudgets([])).toBe(0)
})
