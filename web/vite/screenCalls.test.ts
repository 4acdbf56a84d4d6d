import { expect, test } from 'vitest'
import { findScreenCalls } from './screenCalls.ts'

const callers = findScreenCalls()

test('names the screens that call an operation, also through their parts, and no others', () => {
  expect(callers['listBills']).toContain('/supplies/detail')
  expect(callers['listBills']).not.toContain('/faqs')
  expect(callers['sendLink']).toContain('/controlMensajeria')
})

test('says in words what belongs to every page', () => {
  expect(callers['refreshTokens']).toEqual(['every page'])
  expect(callers['listPushNotifications']).toContain('/notifications')
})

test('finds a screen for most operations', () => {
  expect(Object.keys(callers).length).toBeGreaterThan(90)
})
