import { paths, paymentPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { failed, inTurn, loads, offline, type Shot, waitsFor } from '../shot.ts'

const path = paths.payments
const listed = (page: Page) => page.locator('main [class*=what]').first().waitFor()
const shot = (state: string, more: Partial<Shot> = {}): Shot => ({
  path,
  state,
  who: 'customer',
  steps: listed,
  ...more,
})

/** What a customer has paid. */
export const paymentsShots: readonly Shot[] = [
  shot('payments'),
  shot('payments of a state', { at: `${path}?state=paid` }),
  shot('payments that nothing fits', {
    at: `${path}?from=2026-03-01&to=2026-03-02`,
    steps: waitsFor('main p[class*=title]'),
  }),
  shot('payments of backward days', {
    at: `${path}?from=2026-03-02&to=2026-03-01`,
    steps: waitsFor('main [aria-invalid=true]'),
  }),
  shot('no payment yet', { who: 'prosumer', steps: waitsFor('main p[class*=title]') }),
  shot('receipt of a payment', { at: paymentPath('seeded-payment-2'), steps: waitsFor('main [class*=facts]') }),
  shot('payment that was refused', { at: paymentPath('seeded-payment-1'), steps: waitsFor('main [data-tone=error]') }),
  shot('receipt that does not come', {
    world: (world) => world.fault({ operation: 'getDocument', codResult: 'YYY' }),
    steps: inTurn(listed, (page) => page.locator('main button:has(use[href*=download])').first().click()),
  }),
  shot('payments failed', failed('listCardPayments')),
  shot('payments on their way', loads('listCardPayments')),
  shot('payments without a connection', { steps: offline(listed) }),
]
