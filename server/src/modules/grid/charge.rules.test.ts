import { expect, test } from 'vitest'
import { budgetOf, scaleCharge, reasonsAgainstScale } from './charge.rules.ts'

const near = { powerKw: 10, voltage: 'BT', distanceMetres: 20, urbanisedGround: true } as const
const technicalData = { requestedPowerKw: 10, voltage: 'BT', phases: 1, urbanisedGround: true } as const

test('applies the scale up to 100 kW in low voltage and 250 kW above, near a line [OP-042]', () => {
  expect(reasonsAgainstScale({ ...near, powerKw: 100 })).toEqual([])
  expect(reasonsAgainstScale({ ...near, powerKw: 100.1 })).toEqual(['POWER'])
  expect(reasonsAgainstScale({ ...near, voltage: 'MT', powerKw: 250 })).toEqual([])
  expect(reasonsAgainstScale({ ...near, distanceMetres: 251, urbanisedGround: false })).toEqual(['DISTANCE', 'GROUND'])
})

test('charges 230.87 € with VAT for 10 kW in low voltage [OP-042]', () => {
  const { concepts, baseCents, vatCents, totalCents } = scaleCharge(near)
  expect(concepts.map(({ concept, amountCents }) => [concept, amountCents])).toEqual([
    ['EXTENSION_FEE', 17_375],
    ['CONNECTION_FEE', 904],
    ['VERIFICATION_FEE', 801],
  ])
  expect([baseCents, vatCents, totalCents]).toEqual([19_080, 4007, 23_087])
})

test('charges works and supervision outside the scale and to every generator', () => {
  const concepts = (form: Parameters<typeof budgetOf>[0]) => budgetOf(form).concepts.map(({ concept }) => concept)
  expect(concepts({ type: 'DOSTYP001', technicalData })).toEqual([
    'EXTENSION_FEE',
    'CONNECTION_FEE',
    'VERIFICATION_FEE',
  ])
  const works = ['WORKS', 'SUPERVISION_FEE', 'CONNECTION_FEE', 'VERIFICATION_FEE']
  expect(concepts({ type: 'DOSTYP002', technicalData })).toEqual(works)
  expect(concepts({ type: 'DOSTYP003', technicalData: { ...technicalData, urbanisedGround: false } })).toEqual(works)
})
