import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/call/apiError.ts'
import type { Meter } from './meter.ts'
import { newOrderInMs, type Reconnecting, reconnectionStep } from './reconnection.ts'

const nowMs = 1_000_000
const meter = (state: Meter['state'], askedAgoMs?: number, needed = true): Meter => ({
  state,
  lastContactAt: 0,
  reconnection: askedAgoMs === undefined ? null : { askedAt: nowMs - askedAgoMs, needed },
})
const idle: Reconnecting['order'] = { status: 'idle', error: null, data: undefined }
const given: Reconnecting['order'] = { status: 'success', error: null, data: meter('reconnecting', 0) }
const refused = (code: string, status: number): Reconnecting['order'] => ({
  status: 'error',
  error: new ApiError({ code, service: 'meterControl', status }),
  data: undefined,
})
const step = (known: Partial<Reconnecting>) =>
  reconnectionStep({ meter: meter('tripped'), meterFailed: false, order: idle, waitedMs: 0, nowMs, ...known })

describe('before an order', () => {
  test.each([
    ['an open switch', meter('tripped'), 'explain'],
    ['a switch that already closes', meter('reconnecting', 3_000), 'waiting'],
    ['a closed switch', meter('closed'), 'notNeeded'],
    ['a switch that an order has just closed', meter('closed', 20_000), 'closed'],
    ['a switch that was closed before its order', meter('closed', 20_000, false), 'notNeeded'],
    ['a closed switch long after its order', meter('closed', 300_000), 'notNeeded'],
    ['a meter without a switch', meter('none'), 'notNeeded'],
    ['a meter that is cut off', meter('unreachable'), 'outage'],
    ['an open switch less than a minute after an order', meter('tripped', 59_999), 'tooSoon'],
    ['an open switch a minute after an order', meter('tripped', 60_000), 'explain'],
  ] as const)('decides the step for %s', (_what, known, expected) => expect(step({ meter: known })).toBe(expected))
})

describe('after an order', () => {
  test.each([
    ['while the order is on its way', { order: { ...idle, status: 'pending' } }, 'waiting'],
    ['within a minute of the order', { order: given, waitedMs: 59_999 }, 'waiting'],
    ['a minute later, with the switch still open', { order: given, waitedMs: 60_000 }, 'stillTripped'],
    ['once the switch has closed', { order: given, meter: meter('closed', 15_000) }, 'closed'],
    ['where the order was not needed', { order: given, meter: meter('closed', 0, false) }, 'notNeeded'],
    ['where the meter stays silent', { order: given, meterFailed: true, waitedMs: 60_000 }, 'silent'],
    [
      'where the order changed nothing',
      { order: { ...given, data: meter('tripped', 9_000) }, meter: meter('tripped', 9_000) },
      'tooSoon',
    ],
    ['where the order was refused for an outage', { order: refused('0409', 200) }, 'outage'],
    ['where the order got no answer', { order: refused('XXX', 0) }, 'silent'],
  ] as const)('decides the step %s', (_what, known, expected) => expect(step(known)).toBe(expected))
})

test('tells for how long another order counts as the same one', () => {
  expect(newOrderInMs(meter('tripped', 45_000), nowMs)).toBe(15_000)
  expect(newOrderInMs(meter('tripped', 61_000), nowMs)).toBe(0)
  expect(newOrderInMs(meter('tripped'), nowMs)).toBe(0)
})
