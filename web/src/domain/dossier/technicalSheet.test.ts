import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import { sheetOf, typedSheet, invalidSheetFields } from './technicalSheet.ts'

const { dossierCod: _code, ...sheet } = { ...example('TaisTr9'), inspectionDate: '2026-03-20' }
const typed = typedSheet(sheet, (value) => `${value}`.replace('.', ','))

test('converts a sheet to typed values and back', () => {
  expect(typed.earthResistanceOhms).toBe('12,5')
  expect(sheetOf(typed)).toEqual(sheet)
})

test('names the fields of a sheet that break the contract', () => {
  expect(invalidSheetFields(typed, '2026-03-26')).toEqual([])
  expect(invalidSheetFields(typed, '2026-03-19')).toEqual(['inspectionDate'])
  const wrong = {
    ...typed,
    installerDocument: '23456781A',
    maxAdmissiblePowerKw: '5',
    voltageVolts: '230,5',
    phases: '',
    mainSwitchAmps: '0',
  }
  expect(invalidSheetFields(wrong, '2026-03-26')).toEqual([
    'installerDocument',
    'maxAdmissiblePowerKw',
    'voltageVolts',
    'phases',
    'mainSwitchAmps',
  ])
})
