import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePaymentBridge, hasPaymentBridge, storeBridge } from '#src/session/bridge/paymentBridge.store.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { PublicArea } from './frame/public/PublicArea.tsx'
import { PaymentBridgeGate } from './PaymentBridgeGate.tsx'

const replace = vi.fn<Location['replace']>()

beforeEach(() => {
  freshClient()
  closePaymentBridge()
  replace.mockReset()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})
afterEach(() => vi.restoreAllMocks())

const open = (path: string) => renderScreen(<PaymentBridgeGate>the page</PaymentBridgeGate>, path)

test.each(['/offlinepayment', '/offlinepayment?step=pay', '/successofflinepayment/kzF1n9'])(
  'keeps the payment bridge on %s',
  (path) => {
    storeBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
    open(path)
    expect(screen.getByText('the page')).toBeTruthy()
    expect([hasPaymentBridge(), replace.mock.calls]).toEqual([true, []])
  },
)

test.each(['/', '/login', '/supplies', '/faqs', '/offlinepayments', '/successofflinepayment'])(
  'clears the payment bridge on %s, and loads the root anew',
  (path) => {
    storeBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
    open(path)
    expect(screen.queryByText('the page')).toBeNull()
    expect([hasPaymentBridge(), replace.mock.calls]).toEqual([false, [['/']]])
  },
)

test('draws every page without the bridge', () => {
  open('/supplies')
  expect(screen.getByText('the page')).toBeTruthy()
  expect(replace).not.toHaveBeenCalled()
})

test('shows no tabs on a payment without registration [RO-077]', () => {
  storeBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
  renderScreen(
    <PaymentBridgeGate>
      <PublicArea>the page</PublicArea>
    </PaymentBridgeGate>,
    '/offlinepayment',
  )
  expect(screen.getByText('the page')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Navegación principal' })).toBeNull()
})
