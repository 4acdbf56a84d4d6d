import type { Operation } from '@acometida/testing'
import type { Part, Setup } from '../shot.ts'
import { afterRetries, answered, waitsFor } from './waits.ts'
import { fails, meanwhile, slow } from './world.ts'

/** The picture is taken while an answer is pending. */
export const waiting: Setup = { waiting: true }

/** A state before an operation answers; `where` as in `fails`. */
export const unanswered = (operation: Operation, walk: Part, where?: string): Part => [
  slow(operation, where),
  waiting,
  walk,
]

/** A screen during its first requests; `where` as in `fails`. */
export const loads = (operation: Operation, where?: string): Part =>
  unanswered(operation, waitsFor('main [data-skeleton]'), where)

/** A screen whose request has failed; `where` as in `fails`. */
export const failed = (operation: Operation, where?: string): Part => [fails(operation, where), afterRetries]

/** Sends something whose answer comes after the picture. */
export const isSending = (operation: Operation, send: Part, busy = 'main button[aria-busy=true]'): Part =>
  unanswered(operation, [send, waitsFor(busy)])

/** Cuts the connection. */
export const offline: Part = [answered, (page) => page.context().setOffline(true), waitsFor('[class*=notice]')]

/** Newer data fails to load: the connection is cut, and comes back minutes later. */
export const stale = (operation: Operation): Part => [
  answered,
  meanwhile(fails(operation)),
  (page) => page.context().setOffline(true),
  (page) =>
    page.evaluate((minutes) => {
      const now = Date.now
      Date.now = () => now() + minutes * 60_000
    }, 10),
  (page) => page.context().setOffline(false),
  waitsFor('main [data-tone=warning] button:has(use[href*=refresh])', { timeout: 20_000 }),
]

/** The states of data that an operation reads: on its way, failed, stale and without a connection. */
export const usual = (data: string, operation: Operation, shown: Part = []): Readonly<Record<string, Part>> => ({
  [`${data} on the way`]: loads(operation),
  [`${data} failed`]: failed(operation),
  [`${data} stale`]: [shown, stale(operation)],
  [`${data} without a connection`]: [shown, offline],
})

/** States that differ in one value. */
export const each = <Value>(values: Readonly<Record<string, Value>>, part: (value: Value) => Part) =>
  Object.fromEntries(Object.entries(values).map(([state, value]) => [state, part(value)]))
