import { expect, test } from 'vitest'
import { hasDashboard, showsBottomNav, showsBurger } from './navigation.ts'

test('has a dashboard for one to five supplies [CO-012]', () => {
  expect([0, 1, 5, 6, 40].map(hasDashboard)).toEqual([false, true, true, false, false])
})

test('shows the bottom navigation for a document and the burger menu for a code [FL-078 ST-032]', () => {
  const customer = { roles: ['US_USER'], isActing: false } as const
  expect(showsBottomNav('domestic', customer)).toBe(true)
  expect(showsBurger('domestic', customer)).toBe(false)
  for (const type of ['9', '00', '44', 'UF', '70'] as const) {
    expect(showsBottomNav(type, customer)).toBe(false)
    expect(showsBurger(type, customer)).toBe(true)
  }
})

test('shows staff the burger menu, and the bottom navigation while they act for a customer', () => {
  const staff = (isActing: boolean) => ({ roles: ['US_CC'], isActing }) as const
  expect(showsBurger('domestic', staff(false))).toBe(true)
  expect(showsBottomNav('domestic', staff(false))).toBe(false)
  expect(showsBurger('domestic', staff(true))).toBe(false)
  expect(showsBottomNav('domestic', staff(true))).toBe(true)
})
