import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { closePaymentBridge, hasPaymentBridge, keepBridge } from '#src/session/bridge/paymentBridge.store.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { PaymentBridgeGate } from './PaymentBridgeGate.tsx'
import { PublicArea } from './frame/public/PublicArea.tsx'

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
  'the payment bridge stays on %s',
  (path) => {
    keepBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
    open(path)
    expect(screen.getByText('the page')).toBeTruthy()
    expect([hasPaymentBridge(), replace.mock.calls]).toEqual([true, []])
  },
)

test.each(['/', '/login', '/supplies', '/faqs', '/offlinepayments', '/successofflinepayment'])(
  'on %s it is cleared, and the page begins anew at the root',
  (path) => {
    keepBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
    open(path)
    expect(screen.queryByText('the page')).toBeNull()
    expect([hasPaymentBridge(), replace.mock.calls]).toEqual([false, [['/']]])
  },
)

test('without the bridge every page is drawn', () => {
  open('/supplies')
  expect(screen.getByText('the page')).toBeTruthy()
  expect(replace).not.toHaveBeenCalled()
})

test('a payment without registration has no tabs [RO-077]', () => {
  keepBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
  renderScreen(
    <PaymentBridgeGate>
      <PublicArea>the page</PublicArea>
    </PaymentBridgeGate>,
    '/offlinepayment',
  )
  expect(screen.getByText('the page')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Navegación principal' })).toBeNull()
})
