import { expect, test } from 'vitest'
import { billWithPrices } from '#src/testing/answers/maxPowerAnswer.ts'
import { eurosOfEnergy, pricesOf } from './accessPrices.ts'

test('takes the prices of the newest bill, and the newest known price of an excess', () => {
  const prices = pricesOf([billWithPrices([0.2, 0.1]), billWithPrices([0.4, 0.3], [0.5])], 2)
  expect([prices?.term, prices?.excess]).toEqual([
    [0.2, 0.1],
    [0.5, undefined],
  ])
  // 1.0511269632 x 1.21
  expect(prices?.taxFactor.toFixed(6)).toBe('1.271864')
})

test('returns no prices without a bill, or with one that lacks the price of a period', () => {
  expect(pricesOf([], 2)).toBeNull()
  expect(pricesOf([billWithPrices([0.2])], 2)).toBeNull()
})

test('prices each kilowatt-hour by its period, with taxes', () => {
  const prices = { billedFrom: '2026-02-01', energy: [0.1, 0.05], term: [], excess: [], taxFactor: 1.27 }
  // 2 x 0.1 + 4 x 0.05 = 0.4; x 1.27 = 0.508
  expect(eurosOfEnergy([2, 4, 0], prices)?.toFixed(3)).toBe('0.508')
  expect(eurosOfEnergy([0, 0, 0], prices)).toBe(0)
})

test('gives no euros for a period without a price, and for energy whose periods are not known', () => {
  const prices = { billedFrom: '2026-02-01', energy: [0.1, undefined], term: [], excess: [], taxFactor: 1.27 }
  expect(eurosOfEnergy([2, 1], prices)).toBeNull()
  expect(eurosOfEnergy([], prices)).toBeNull()
})

test('takes the price of energy from the newest bill that has charged the period', () => {
  const older = billWithPrices([0.2, 0.1], [], [0.09, 0.06])
  const newer = billWithPrices([0.2, 0.1], [], [0.1])
  expect(pricesOf([newer, older], 2)?.energy.slice(0, 3)).toEqual([0.1, 0.06, undefined])
  expect(pricesOf([newer, older], 2)?.billedFrom).toBe(newer.startDate)
})
