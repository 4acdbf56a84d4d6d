import { expect, test } from 'vitest'
import { hasDashboard, showsBottomNav, showsBurger } from './navigation.ts'

test('one to five supplies have a dashboard [CO-012]', () => {
  expect([0, 1, 5, 6, 40].map(hasDashboard)).toEqual([false, true, true, false, false])
})

test('who has a document gets the bottom navigation and who has a code the burger menu, never both [FL-078 ST-032]', () => {
  expect(showsBottomNav('domestic')).toBe(true)
  expect(showsBurger('domestic')).toBe(false)
  for (const type of ['9', '00', '44', 'UF', '70'] as const) {
    expect(showsBottomNav(type)).toBe(false)
    expect(showsBurger(type)).toBe(true)
  }
})
