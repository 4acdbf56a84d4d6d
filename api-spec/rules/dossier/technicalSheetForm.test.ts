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

test('a sheet of today whose powers are equal is right, however the document of the installer is typed', () => {
  expect(wrong({})).toEqual([])
})

test('each field that is wrong is named, all at once and in the order of the form', () => {
  expect(wrong({ inspectionDate: '2026-03-17' })).toEqual(['inspectionDate'])
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
