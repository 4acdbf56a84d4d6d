import { expect, test } from 'vitest'
import { billWithPrices } from '#src/testing/answers/maxPowerAnswer.ts'
import { pricesOf } from './powerPrices.ts'

test('prices are those of the newest bill, and that of an excess the newest that any bill has told', () => {
  const prices = pricesOf([billWithPrices([0.2, 0.1]), billWithPrices([0.4, 0.3], [0.5])], 2)
  expect([prices?.term, prices?.excess]).toEqual([
    [0.2, 0.1],
    [0.5, undefined],
  ])
  // 1.0511269632 x 1.21
  expect(prices?.taxFactor.toFixed(6)).toBe('1.271864')
})

test('without a bill, or with one that lacks the price of a period, there are no prices to reckon with', () => {
  expect(pricesOf([], 2)).toBeNull()
  expect(pricesOf([billWithPrices([0.2])], 2)).toBeNull()
})
