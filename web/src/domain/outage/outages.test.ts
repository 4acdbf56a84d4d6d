import { readAnswer } from '@acometida/api-spec/judge/readAnswer'
import { example } from '@acometida/api-spec/operations/example.ts'
import { describe, expect, test } from 'vitest'
import type { Incidence } from '#src/api/generated/api.ts'
import { outagesAnswer } from '#src/testing/answers/outagesAnswer.ts'
import { upcomingOutage, recentlyEndedOutage, currentOutage, outageOf, outageYear } from './outages.ts'

const at = (text: string) => Date.parse(`2026-03-16T${text}+01:00`)
const now = at('10:00:00')
const failure = outageOf(example('Incidence'))
const over = (from: string, to: string, tipo: 'AVERIA' | 'PROGRAMADA' = 'AVERIA') =>
  outageOf({
    ...example('Incidence'),
    tipo,
    estado: 'RESUELTA',
    fechaInicio: `14/03/2026 ${from}`,
    fechaFin: `14/03/2026 ${to}`,
  })

describe('an incidence as an outage', () => {
  test('reads its local times as instants, with the estimates of its end', () => {
    expect(failure).toEqual({
      code: 'INC20260004',
      planned: false,
      stage: 'now',
      cause: 'Temporal',
      startsAt: at('09:10:00'),
      endsAt: at('12:00:00'),
      estimates: [
        { at: at('09:10:00'), until: at('11:00:00') },
        { at: at('09:40:00'), until: at('12:00:00') },
      ],
      affected: 1240,
      changedAt: at('09:40:00'),
    })
  })

  test('has no end without an estimate, unless it is planned or over', () => {
    const endsAt = (changes: Partial<Incidence>) =>
      outageOf({ ...example('Incidence'), ...changes, estimates: [] }).endsAt
    expect(endsAt({})).toBeNull()
    expect(endsAt({ tipo: 'PROGRAMADA' })).toBe(at('12:00:00'))
    expect(endsAt({ estado: 'RESUELTA' })).toBe(at('12:00:00'))
  })

  test('fails on a date that cannot be read', () => {
    expect(() => outageOf({ ...example('Incidence'), fechaInicio: '2026-03-16' })).toThrow('cannot be read')
  })
})

test('tells a failure before works, and of failures the one that lasts longest', () => {
  const works = outageOf({ ...example('Incidence', 'works'), estado: 'EN CURSO' })
  const endless = outageOf({ ...example('Incidence'), codIncidence: 'B', estimates: [] })
  expect(currentOutage([works, failure])).toBe(failure)
  expect(currentOutage([failure, endless])).toBe(endless)
  expect(currentOutage([works])).toBe(works)
  expect(currentOutage([outageOf(example('Incidence', 'works')), over('08:00:00', '09:00:00')])).toBeUndefined()
})

test('tells the next of several works ahead', () => {
  const late = outageOf({ ...example('Incidence', 'works'), codIncidence: 'L', fechaInicio: '20/03/2026 09:00:00' })
  expect(upcomingOutage([late, outageOf(example('Incidence', 'works'))])?.code).toBe('INC20260005')
})

test('counts an outage as just over for three hours', () => {
  const ended = over('08:00:00', '09:00:00')
  const end = ended.endsAt ?? 0
  expect(recentlyEndedOutage([ended], end + 3 * 3_600_000 - 1)).toBe(ended)
  expect(recentlyEndedOutage([ended], end + 3 * 3_600_000)).toBeUndefined()
  expect(recentlyEndedOutage([failure], now)).toBeUndefined()
})

describe('a year of outages', () => {
  test('counts those that have begun by kind, and the time without supply', () => {
    // 83 and 90 minutes, and 50 of the current one.
    const year = outageYear(
      [
        outageOf(example('Incidence', 'works')),
        failure,
        over('18:42:00', '20:05:00'),
        over('08:30:00', '10:00:00', 'PROGRAMADA'),
      ],
      now,
    )
    expect(year).toEqual({ cuts: 3, failures: 2, planned: 1, totalMs: 223 * 60_000 })
  })

  test('counts time that two of them share once', () => {
    const totalMs = (...spans: Parameters<typeof over>[]) =>
      outageYear(
        spans.map((span) => over(...span)),
        now,
      ).totalMs / 60_000
    expect(totalMs(['08:00:00', '09:00:00'], ['08:30:00', '09:30:00'])).toBe(90)
    expect(totalMs(['08:00:00', '10:00:00'], ['08:30:00', '09:30:00'])).toBe(120)
  })

  test('counts zero where nothing happened', () => {
    expect(outageYear([], now)).toEqual({ cuts: 0, failures: 0, planned: 0, totalMs: 0 })
  })
})

test('reads the answer of an ADMS-like system as the same outage [FL-109]', () => {
  const compact = {
    ...example('Incidence'),
    fechaInicio: '20260316091000',
    fechaFin: '20260316120000',
    estimates: [
      { at: '20260316091000', until: '20260316110000' },
      { at: '20260316094000', until: '20260316120000' },
    ],
  }
  expect(outageOf(compact)).toEqual(failure)
  expect(readAnswer('listIncidences', outagesAnswer(compact)).flaws).toEqual([])
})
