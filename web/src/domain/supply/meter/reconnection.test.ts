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
    ['a switch that is open is explained', meter('tripped'), 'explain'],
    ['one that closes already is waited for', meter('reconnecting', 3_000), 'waiting'],
    ['one that is closed needs nothing', meter('closed'), 'notNeeded'],
    ['one that an order has just closed is closed', meter('closed', 20_000), 'closed'],
    ['one that was closed when it was asked for needs nothing', meter('closed', 20_000, false), 'notNeeded'],
    ['an order of long ago closed nothing now', meter('closed', 300_000), 'notNeeded'],
    ['a meter without a switch needs nothing', meter('none'), 'notNeeded'],
    ['a meter that is cut off is offered nothing', meter('unreachable'), 'outage'],
    ['less than a minute after an order there is no other', meter('tripped', 59_999), 'tooSoon'],
    ['a minute after an order there is another', meter('tripped', 60_000), 'explain'],
  ] as const)('%s', (_what, known, expected) => expect(step({ meter: known })).toBe(expected))
})

describe('after an order', () => {
  test.each([
    ['that is on its way one waits', { order: { ...idle, status: 'pending' } }, 'waiting'],
    ['one waits for a minute', { order: given, waitedMs: 59_999 }, 'waiting'],
    ['a switch that is open a minute later is told', { order: given, waitedMs: 60_000 }, 'stillTripped'],
    ['one that closes takes no longer', { order: given, meter: meter('closed', 15_000) }, 'closed'],
    ['that was for nothing it is said', { order: given, meter: meter('closed', 0, false) }, 'notNeeded'],
    ['of a meter that is silent nobody knows', { order: given, meterFailed: true, waitedMs: 60_000 }, 'silent'],
    [
      'that changed nothing one waits to ask again',
      { order: { ...given, data: meter('tripped', 9_000) }, meter: meter('tripped', 9_000) },
      'tooSoon',
    ],
    ['that was refused for an outage it is said', { order: refused('0409', 200) }, 'outage'],
    ['that nobody answered nobody knows', { order: refused('XXX', 0) }, 'silent'],
  ] as const)('%s', (_what, known, expected) => expect(step(known)).toBe(expected))
})

test('how long another order counts as the same one', () => {
  expect(newOrderInMs(meter('tripped', 45_000), nowMs)).toBe(15_000)
  expect(newOrderInMs(meter('tripped', 61_000), nowMs)).toBe(0)
  expect(newOrderInMs(meter('tripped'), nowMs)).toBe(0)
})
