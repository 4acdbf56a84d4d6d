import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { describe, expect, test } from 'vitest'
import { meteredHome } from '#src/testing/meteredHome.ts'
import { curveOfDay, keyOfPoint, type MeteredPoint } from './curve.rules.ts'
import { dayOf } from './day.rules.ts'
import { demandOf } from './demand.rules.ts'
import { measuresOf } from './measures.rules.ts'
import { noise, seedOf } from './noise.rules.ts'

// A day that was shown and billed once has the same data after every restart and every release.

const later = dayNumber('2026-03-16')
const hoursOf = (point: MeteredPoint, date: string) => curveOfDay(point, dayNumber(date), later).hours
const wattHours = (kwh: number) => Math.round(kwh * 1000)

describe('the consumption of a day', () => {
  const [worked, rest, spring] = ['2025-08-13', '2025-10-12', '2025-03-04']
  // prettier-ignore
  test.each([
    ['household', worked, [232, 166, 171, 190, 229, 136, 257, 241, 437, 332, 340, 281, 246, 275, 559, 387, 270, 380, 270, 510, 580, 382, 382, 557]],
    ['household', rest, [258, 198, 168, 184, 189, 165, 220, 312, 248, 409, 316, 536, 400, 556, 457, 517, 389, 259, 533, 287, 435, 419, 715, 568]],
    ['holiday', worked, [503, 360, 372, 412, 496, 295, 557, 523, 949, 974, 1000, 825, 722, 806, 1641, 1136, 792, 971, 690, 1302, 1482, 975, 975, 1422]],
    ['holiday', rest, [685, 525, 446, 488, 500, 437, 583, 828, 657, 1085, 838, 1423, 1062, 1474, 1211, 1370, 1032, 687, 1414, 761, 1153, 1111, 1897, 1505]],
    ['holiday', spring, [136, 129, 202, 211, 228, 232, 231, 171, 202, 152, 210, 174, 123, 121, 116, 217, 133, 138, 218, 171, 161, 203, 139, 218]],
    ['shop', worked, [120, 102, 113, 131, 158, 90, 146, 108, 177, 762, 782, 615, 502, 505, 988, 757, 577, 832, 552, 938, 936, 99, 102, 162]],
    ['shop', rest, [171, 155, 142, 162, 166, 139, 160, 178, 128, 160, 411, 665, 463, 578, 457, 172, 141, 111, 213, 103, 137, 118, 207, 179]],
    ['office', worked, [60, 51, 57, 66, 79, 45, 74, 452, 741, 576, 591, 464, 379, 381, 746, 572, 435, 628, 417, 85, 85, 50, 51, 81]],
    ['office', rest, [120, 109, 100, 114, 117, 98, 113, 125, 90, 112, 87, 140, 98, 122, 96, 121, 99, 78, 150, 72, 96, 83, 146, 126]],
    ['factory', worked, [69, 58, 65, 75, 91, 52, 337, 248, 406, 316, 324, 255, 208, 209, 409, 314, 239, 345, 229, 389, 388, 227, 59, 93]],
    ['factory', rest, [169, 153, 141, 161, 165, 138, 159, 177, 127, 158, 122, 198, 138, 172, 136, 170, 140, 110, 211, 102, 136, 117, 205, 177]],
  ] as const)('keeps the hourly values of the usage %s on %s', (usage, date, used) => {
    expect(hoursOf({ ...meteredHome, usage }, date).map(({ gridKwh }) => wattHours(gridKwh))).toEqual(used)
  })
})

describe('the generation of a day', () => {
  const [winter, summer] = ['2025-01-15', '2025-07-10']
  // prettier-ignore
  test.each([
    ['galicia', winter, [0, 0, 0, 0, 0, 0, 0, 0, 0, 228, 627, 1266, 1228, 1461, 1351, 1108, 873, 245, 0, 0, 0, 0, 0, 0]],
    ['galicia', summer, [0, 0, 0, 0, 0, 0, 0, 114, 543, 995, 1710, 1795, 2324, 2397, 3174, 2509, 2527, 1870, 1495, 1062, 532, 147, 0, 0]],
    ['madrid', winter, [0, 0, 0, 0, 0, 0, 0, 0, 0, 651, 1149, 2052, 1869, 2127, 1892, 1485, 1086, 228, 0, 0, 0, 0, 0, 0]],
    ['madrid', summer, [0, 0, 0, 0, 0, 0, 0, 244, 790, 1342, 2218, 2269, 2876, 2909, 3780, 2926, 2876, 2062, 1575, 1033, 425, 8, 0, 0]],
  ] as const)('keeps the hourly values in %s on %s', (climate, date, made) => {
    const roof = { ...meteredHome, climate, solarKwp: 4 }
    expect(hoursOf(roof, date).map(({ generatedKwh }) => wattHours(generatedKwh))).toEqual(made)
  })
})

test('gives only the second hour from two to three its own value when the clock goes back', () => {
  const hours = hoursOf({ ...meteredHome, usage: 'household' }, '2024-10-27').map(({ gridKwh }) => wattHours(gridKwh))
  const day = dayOf(dayNumber('2024-10-27'))
  const demand = demandOf('household', meteredHome.annualKwh, seedOf(meteredHome.cups), day)
  const asOnOtherDays = day.hours.map(({ hour }) => wattHours(demand[hour] ?? 0))
  expect(hours.flatMap((used, nth) => (used === asOnOtherDays[nth] ? [] : [nth]))).toEqual([3])
})

test('keeps the billed energy and peak of each period', () => {
  const summer = (tariff: MeteredPoint['tariff'], contractedWatts: string) =>
    measuresOf(
      { ...meteredHome, usage: 'shop', annualKwh: 30_000, tariff, contractedWatts },
      dayNumber('2025-06-01'),
      dayNumber('2025-07-31'),
    )
  expect(summer('2.0TD', '4600,5750')).toEqual({
    wh: [2227511, 1706966, 1435903],
    peaks: [
      { watts: 4600, at: '2025-06-02T09:15:00+02:00' },
      { watts: 5750, at: '2025-06-01T10:45:00+02:00' },
    ],
  })
  expect(summer('3.0TD', '5000,5000,5000,5000,5000,15000')).toEqual({
    wh: [1360529, 737416, 1179550, 656982, 0, 1435903],
    peaks: [
      { watts: 12436, at: '2025-07-07T10:00:00+02:00' },
      { watts: 12262, at: '2025-07-07T15:15:00+02:00' },
      { watts: 10853, at: '2025-06-09T18:30:00+02:00' },
      { watts: 11156, at: '2025-06-25T16:45:00+02:00' },
      null,
      { watts: 9333, at: '2025-07-13T12:30:00+02:00' },
    ],
  })
  const home = {
    ...meteredHome,
    annualKwh: 30_000,
    tariff: '3.0TD',
    contractedWatts: '5000,5000,5000,5000,5000,15000',
  } as const
  const watts = (usage: MeteredPoint['usage']) =>
    measuresOf({ ...home, usage }, dayNumber('2025-06-01'), dayNumber('2025-07-31')).peaks.map((peak) => peak?.watts)
  expect(watts('household')).toEqual([27445, 25185, 22132, 25860, undefined, 27119])
  expect(watts('holiday')).toEqual([67729, 62147, 48248, 58855, undefined, 65954])
})

test('keeps which hours are estimated or missing', () => {
  const shown = (date: string) =>
    hoursOf(meteredHome, date)
      .map(({ quality }) => quality)
      .join('')
  expect(['2026-03-05', '2026-03-07', '2026-03-13', '2026-02-03', '2026-02-15'].map(shown)).toEqual([
    'REEEEEEEEEEEEEEEEERRRRRR',
    'RRMMRRRRRRRRRRRRRRRRRRRR',
    'REEEEEEEEEEEERRMMMMRRRRR',
    'RRRRRRRREEEEEEEEEEEEEEER',
    'RRRRRRRRRRRRRRRRREEEMMMM',
  ])
})

test('derives chance from its keys only and keeps its values', () => {
  expect([seedOf(''), seedOf(meteredHome.cups)]).toEqual([2166136261, -444477412])
  expect([noise(1, 2, 3), noise(seedOf(meteredHome.cups), 20_000, 0)]).toEqual([0.6263878899626434, 0.3518215995281935])
})

test('distinguishes supplies that differ in anything the curve depends on', () => {
  const others: MeteredPoint[] = [
    { ...meteredHome, cups: 'ES0022007669629642TH1P' },
    { ...meteredHome, usage: 'shop' },
    { ...meteredHome, annualKwh: 3001 },
    { ...meteredHome, solarKwp: 1 },
    { ...meteredHome, climate: 'madrid' },
    { ...meteredHome, generator: true },
    { ...meteredHome, tariff: '3.0TD' },
  ]
  expect(new Set([meteredHome, ...others].map(keyOfPoint)).size).toBe(8)
  // A separator shows where one figure ends and the next begins.
  expect(keyOfPoint({ ...meteredHome, annualKwh: 30, solarKwp: 10 })).not.toBe(
    keyOfPoint({ ...meteredHome, annualKwh: 301, solarKwp: 0 }),
  )
})

// Easter Sundays by the tables of the church, the earliest, the latest and the exceptions of the rule among them.
test.each([
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2016-03-27',
  '2018-04-01',
  '2019-04-21',
  '2024-03-31',
  '2026-04-05',
  '2027-03-28',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2285-03-22',
])('fills a holiday house from Holy Thursday to Easter Monday when Easter is on %s', (sunday) => {
  const easter = dayNumber(sunday)
  const used = (number: number) => demandOf('holiday', 3000, 1, dayOf(number)).reduce((sum, kwh) => sum + kwh, 0)
  for (const lived of [-3, -2, -1, 0, 1]) expect(used(easter + lived)).toBeGreaterThan(12)
  for (const empty of [-5, -4, 2, 3]) expect(used(easter + empty)).toBeLessThan(6)
})
