import { expect, test } from 'vitest'
import { locate } from './locate.rules.ts'
import { plotOf } from './plots.rules.ts'
import { townsOf, townsOfZone } from './servedTowns.rules.ts'

const before = (code: string) => String(Number(code) - 1).padStart(5, '0')
const after = (code: string) => String(Number(code) + 1).padStart(5, '0')
const namesAt = (zipCode: string) => townsOf({ zipCode }).map(({ name }) => name)

test.each([
  ['Santiago de Compostela', 'A Coruña', '15078', '15700', '15707', 29],
  ['A Coruña', 'A Coruña', '15030', '15001', '15011', 29],
  ['Vigo', 'Pontevedra', '36057', '36200', '36216', 29],
  ['Pontevedra', 'Pontevedra', '36038', '36001', '36005', 29],
  ['Lugo', 'Lugo', '27028', '27001', '27004', 29],
  ['Ourense', 'Ourense', '32054', '32001', '32005', 29],
  ['Ferrol', 'A Coruña', '15036', '15401', '15406', 29],
  ['Vilagarcía de Arousa', 'Pontevedra', '36060', '36600', '36619', 29],
  ['Cambados', 'Pontevedra', '36006', '36630', '36639', 29],
  ['Ribeira', 'A Coruña', '15073', '15960', '15969', 29],
  ['Lalín', 'Pontevedra', '36024', '36500', '36519', 29],
  ['Oleiros', 'A Coruña', '15058', '15170', '15179', 29],
  ['Sanxenxo', 'Pontevedra', '36051', '36960', '36979', 29],
  ['Madrid', 'Madrid', '28079', '28001', '28055', 30],
  ['Pozuelo de Alarcón', 'Madrid', '28115', '28223', '28224', 30],
  ['Majadahonda', 'Madrid', '28080', '28220', '28222', 30],
  ['Alcalá de Henares', 'Madrid', '28005', '28801', '28807', 30],
])(
  'serves %s, %s, by its INE code and from its first postcode to its last [OP-041]',
  (name, province, ineCode, first, last, huso) => {
    expect(townsOf({ ineCode })).toEqual([expect.objectContaining({ name, province, ineCode })])
    expect(townsOfZone(huso).map((town) => town.name)).toContain(name)
    for (const inside of [first, last]) expect(namesAt(inside)).toEqual([name])
    for (const outside of [before(first), after(last)]) expect(namesAt(outside)).not.toContain(name)
  },
)

test('serves seventeen towns in two zones and finds none without a code [OP-041]', () => {
  expect([29, 30, 31].map((huso) => townsOfZone(huso).length)).toEqual([13, 4, 0])
  expect(townsOf({})).toEqual([])
})

test('reaches twelve kilometres from the centre of a town and no further [OP-044]', () => {
  const lugo = (metres: number) => locate({ x: 617_690 + metres, y: 4_763_170, huso: 29 })
  expect(lugo(12_000)).toMatchObject({ resultado: 'OK', nearest: { metres: 12_000, town: { name: 'Lugo' } } })
  expect(lugo(12_001)).toMatchObject({ resultado: 'KO', nearest: { metres: 12_001 } })
})

test('draws the same plot for a reference each time, near its town and with its area [OP-046]', () => {
  expect(plotOf('9872023NH3797S0001WX', 29)).toEqual({
    town: 'Vilagarcía de Arousa',
    areaM2: 2294,
    points: [
      { x: 516934.82, y: 4718282.31 },
      { x: 516906.65, y: 4718305.83 },
      { x: 516871.76, y: 4718302.11 },
      { x: 516878.92, y: 4718267.72 },
      { x: 516910.58, y: 4718246.71 },
      { x: 516934.82, y: 4718282.31 },
    ],
  })
  expect(plotOf('9872023NH3797S0001WX', 30)).toMatchObject({ town: 'Majadahonda', areaM2: 2294 })
  expect(plotOf('9872023NH3797S0001WX', 31)).toBeNull()
  const plots = Array.from({ length: 60 }, (_, nth) => plotOf(`98720${nth + 10}NH3797S0001WX`, 29))
  expect(new Set(plots.map((plot) => plot?.town)).size).toBeGreaterThan(8)
  for (const plot of plots) {
    const { centre } = townsOfZone(29).find(({ name }) => name === plot?.town) ?? { centre: { x: 0, y: 0 } }
    for (const { x, y } of plot?.points ?? [])
      expect(Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y))).toBeLessThan(3040)
  }
})
