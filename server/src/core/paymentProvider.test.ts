import { expect, test } from 'vitest'
import { paymentProvider } from './paymentProvider.ts'

const config = {
  mode: 'development',
  port: 4000,
  paymentProviderUrl: null,
  bizumProviderUrl: null,
  paymentSecret: 'secret',
} as const
const order = { order: '1', amountCents: 100, back: 'https://a.example', language: 'es', worldId: 'default' } as const

test('simulates the provider without an address, but has none in production', () => {
  expect(paymentProvider(config)?.simulated).toBe(true)
  expect(paymentProvider({ ...config, mode: 'production' })).toBeNull()
})

test('offers Bizum beside a real provider of cards only where its own provider is set', () => {
  const cards = { ...config, mode: 'production', paymentProviderUrl: 'https://pay.example' } as const
  expect(paymentProvider(config)?.bizum?.remote).toBeNull()
  expect(paymentProvider(cards)?.bizum).toBeNull()
  expect(paymentProvider({ ...cards, bizumProviderUrl: 'https://bizum.example' })?.bizum?.remote).not.toBeNull()
})

test('uses the provider that is set in every mode', () => {
  for (const mode of ['development', 'test', 'production'] as const) {
    const provider = paymentProvider({ ...config, mode, paymentProviderUrl: 'https://pay.example' })
    expect(provider?.simulated).toBe(false)
    expect(provider?.hostedUrl(order)).toMatch(/^https:\/\/pay\.example\/pay\/1\?/)
  }
})
