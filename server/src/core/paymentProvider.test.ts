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

test('without an address the provider is simulated, but in production there is none', () => {
  expect(paymentProvider(config)?.simulated).toBe(true)
  expect(paymentProvider({ ...config, mode: 'production' })).toBeNull()
})

test('beside a real provider of cards there is Bizum only where its own provider is set', () => {
  const cards = { ...config, mode: 'production', paymentProviderUrl: 'https://pay.example' } as const
  expect(paymentProvider(config)?.bizum?.remote).toBeNull()
  expect(paymentProvider(cards)?.bizum).toBeNull()
  expect(paymentProvider({ ...cards, bizumProviderUrl: 'https://bizum.example' })?.bizum?.remote).not.toBeNull()
})

test('the provider that is set is the one that is paid at, in every mode', () => {
  for (const mode of ['development', 'test', 'production'] as const) {
    const provider = paymentProvider({ ...config, mode, paymentProviderUrl: 'https://pay.example' })
    expect(provider?.simulated).toBe(false)
    expect(provider?.hostedUrl(order)).toMatch(/^https:\/\/pay\.example\/pay\/1\?/)
  }
})
