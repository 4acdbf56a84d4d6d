import { expect, test } from 'vitest'
import { dossierStatuses, isEnded } from './dossierStatus.ts'
import { lastDayOf, termOf, worksExtent } from './dossierTerms.ts'

const flat = { powerKw: 5.75, voltage: 'BT' } as const

test('sets a term in every status that is not an end', () => {
  for (const status of Object.values(dossierStatuses)) expect(termOf(status, flat) === undefined).toBe(isEnded(status))
})

test('gives the study 5, 15, 30 or 40 working days by power and voltage', () => {
  const study = (powerKw: number, voltage: 'BT' | 'MT' | 'AT') => termOf('STATUS0010', { powerKw, voltage })?.amount
  expect([study(15, 'BT'), study(15.1, 'BT'), study(1, 'MT'), study(1, 'AT')]).toEqual([5, 15, 30, 40])
  expect(termOf('STATUS0010', flat)?.unit).toBe('WORKING_DAYS')
})

test('gives the works 5, 30, 60 or 80 working days by their extent', () => {
  const powers = [15, 50, 100, 101]
  expect(powers.map((powerKw) => worksExtent({ powerKw, voltage: 'BT' }))).toEqual([
    'none',
    'line',
    'transformer',
    'several',
  ])
  expect(powers.map((powerKw) => termOf('STATUS0072', { powerKw, voltage: 'BT' })?.amount)).toEqual([5, 30, 60, 80])
  expect(worksExtent({ powerKw: 1, voltage: 'MT' })).toBe('several')
  const home = { powerKw: 5.75, voltage: 'BT', distanceMetres: 250, urbanisedGround: true } as const
  expect(worksExtent(home)).toBe('none')
  expect(worksExtent({ ...home, distanceMetres: 251 })).toBe('line')
  expect(worksExtent({ ...home, urbanisedGround: false })).toBe('line')
})

test('keeps a budget valid for thirty days, holidays and weekends included', () => {
  const term = termOf('STATUS0012', flat)
  expect(term).toEqual({ amount: 30, unit: 'DAYS' })
  expect(term && lastDayOf(term, '2026-03-16')).toBe('2026-04-15')
})

test('skips weekends and national holidays in working days', () => {
  const fiveDays = { amount: 5, unit: 'WORKING_DAYS' } as const
  expect(lastDayOf(fiveDays, '2026-03-16')).toBe('2026-03-23')
  expect(lastDayOf(fiveDays, '2026-03-31')).toBe('2026-04-08')
  expect(lastDayOf({ ...fiveDays, amount: 1 }, '2026-12-24')).toBe('2026-12-28')
})
