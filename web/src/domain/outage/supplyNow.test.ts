import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import type { Meter } from '#src/domain/supply/meter/meter.ts'
import { outageOf } from './outages.ts'
import { supplyNowOf } from './supplyNow.ts'

const failure = outageOf(example('Incidence'))
const works = outageOf(example('Incidence', 'works'))
const past = outageOf({ ...example('Incidence'), estado: 'RESUELTA' })
const meter = (state: Meter['state']): Meter => ({ state, lastContactAt: 0, reconnection: null })

test.each([
  ['a failure, whatever the meter said', [works, failure], meter('closed'), 'outage'],
  ['a failure for which the meter is silent', [failure], meter('unreachable'), 'outage'],
  ['a failure alone', [failure], undefined, 'outage'],
  ['an open switch before a failure that was only warned of', [failure], meter('tripped'), 'tripped'],
  ['an open switch before works ahead', [works], meter('tripped'), 'tripped'],
  ['an open switch alone', undefined, meter('tripped'), 'tripped'],
  ['a switch that closes', [works], meter('reconnecting'), 'reconnecting'],
  ['works ahead', [past, works], meter('closed'), 'planned'],
  ['works ahead, the meter not known', [works], undefined, 'planned'],
  ['all well', [past], meter('closed'), 'closed'],
  ['no outage and no switch', [], meter('none'), 'noSwitch'],
])('tells the worst first: %s', (_what, outages, known, kind) => {
  expect(supplyNowOf({ outages, meter: known }).kind).toBe(kind)
})

test.each([
  ['without the outages', undefined, meter('closed')],
  ['without the outages, where there is no switch', undefined, meter('none')],
  ['without the meter', [], undefined],
  ['with a meter that does not answer', [past], meter('unreachable')],
])('tells the state as unknown %s', (_what, outages, known) => {
  expect(supplyNowOf({ outages, meter: known })).toEqual({ kind: 'unknown' })
})
