import type { Part, Step } from '../shot.ts'
import { press, submit } from './actions.ts'
import { reaches, waitsFor } from './waits.ts'

/** Continues from the list of payment methods to the provider. */
export const openProvider: Part = [submit, waitsFor('button[formaction*="outcome="]')]

/** Pays or fails to pay at the provider, which leads back. */
export const atProvider = (outcome: 'pay' | 'refuse' | 'timeout', backAt: RegExp): Part => [
  openProvider,
  press(`button[formaction*="outcome=${outcome}"]`),
  reaches(backAt),
]

/** Comes back from the provider before it has reported the order; `to` ends where the order's name belongs. */
export const returnsEarly =
  (to: string): Step =>
  (page) =>
    page.goto(to + new URL(page.url()).pathname.split('/').at(-1))
