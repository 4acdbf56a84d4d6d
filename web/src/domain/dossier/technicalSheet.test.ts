import { example } from '@acometida/api-spec/testing/example.ts'
import { expect, test } from 'vitest'
import { sheetOf, typedSheet, wrongOfSheet } from './technicalSheet.ts'

const { dossierCod: _code, ...sheet } = { ...example('TaisTr9'), inspectionDate: '2026-03-20' }
const typed = typedSheet(sheet, (value) => `${value}`.replace('.', ','))

test('a sheet and what is typed of it say the same', () => {
  expect(typed.earthResistanceOhms).toBe('12,5')
  expect(sheetOf(typed)).toEqual(sheet)
})

test('the fields of a sheet that break the contract are named', () => {
  expect(wrongOfSheet(typed, '2026-03-26')).toEqual([])
  expect(wrongOfSheet(typed, '2026-03-19')).toEqual(['inspectionDate'])
  const wrong = {
    ...typed,
    installerDocument: '23456781A',
    maxAdmissiblePowerKw: '5',
    voltageVolts: '230,5',
    phases: '',
    mainSwitchAmps: '0',
  }
  expect(wrongOfSheet(wrong, '2026-03-26')).toEqual([
    'installerDocument',
    'maxAdmissiblePowerKw',
    'voltageVolts',
    'phases',
    'mainSwitchAmps',
  ])
})
