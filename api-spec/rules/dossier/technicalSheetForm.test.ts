import { expect, test } from 'vitest'
import { wrongSheetFields } from './technicalSheetForm.ts'

const right = {
  installerName: 'Instalaciones Rías Baixas, S. L.',
  installerDocument: ' b-12345674',
  inspectionDate: '2026-03-16',
  installedPowerKw: 5.75,
  maxAdmissiblePowerKw: 5.75,
}
const wrong = (change: object) => wrongSheetFields({ ...right, ...change }, '2026-03-16')

test('accepts a sheet of today with equal powers and any spelling of the installer’s document', () => {
  expect(wrong({})).toEqual([])
})

test('lists all wrong fields at once in the order of the form', () => {
  expect(wrong({ inspectionDate: '2026-03-17' })).toEqual(['inspectionDate'])
  expect(wrong({ inspectionDate: '31/2/2026' })).toEqual(['inspectionDate'])
  expect(wrong({ installerName: 'evil.com' })).toEqual(['installerName'])
  expect(wrong({ installerDocument: 'B12345675' })).toEqual(['installerDocument'])
  expect(wrong({ installedPowerKw: 5.76 })).toEqual(['maxAdmissiblePowerKw'])
  const all = {
    inspectionDate: '2027-01-01',
    installerName: 'a@evil.example',
    installerDocument: 'x',
    maxAdmissiblePowerKw: 1,
  }
  expect(wrong(all)).toEqual(['inspectionDate', 'installerName', 'installerDocument', 'maxAdmissiblePowerKw'])
})
