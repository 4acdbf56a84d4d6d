import { wrongSheetFields } from '@acometida/api-spec/rules/dossier/technicalSheetForm'
import { normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import { codeOf } from '#src/api/call/apiError.ts'
import {
  type GetTechnicalSheetFailure,
  type SaveTechnicalSheetFailure,
  type TaisTr9,
  useGetTechnicalSheet,
  useSaveTechnicalSheet,
} from '#src/api/generated/api.ts'
import { isWithin, type NumberLimits, typedNumber } from '#src/domain/dossier/start/estimate.ts'

/** An installer's certificate of an installation. */
export type Sheet = Omit<TaisTr9, 'dossierCod' | 'remarks'>

/** The sheet as form values. */
export type SheetTyped = Readonly<Record<keyof Sheet, string>>

/** The sheet of a dossier. `isNoSheet` if there is none. */
export function useSheet(code: string) {
  return useGetTechnicalSheet(code, { query: { select: ({ taisTr9 }) => taisTr9 } })
}

export function isNoSheet(error: unknown): boolean {
  return codeOf<GetTechnicalSheetFailure>(error) === '0404'
}

/** The dossier has ended and accepts no sheet any more. */
export function isTooLate(error: unknown): boolean {
  return codeOf<SaveTechnicalSheetFailure>(error) === '0409'
}

/** Saves the sheet of a dossier, replacing an earlier one. */
export function useSaveSheet(code: string) {
  const { mutateAsync } = useSaveTechnicalSheet()
  return (sheet: Sheet) => mutateAsync({ data: { ...sheet, dossierCod: code } })
}

export function typedSheet(sheet: Sheet | undefined, written: (value: number) => string): SheetTyped {
  return recordOf(SHEET_FIELDS, (name) => {
    const value = sheet?.[name]
    return typeof value === 'number' ? written(value) : (value ?? '')
  })
}

/** The fields that break the contract on a local date, `2026-03-14`. */
export function invalidSheetFields(typed: SheetTyped, today: string): readonly (keyof Sheet)[] {
  const powers = {
    installedPowerKw: typedNumber(typed.installedPowerKw) ?? 0,
    maxAdmissiblePowerKw: typedNumber(typed.maxAdmissiblePowerKw) ?? 0,
  }
  const wrong: readonly string[] = wrongSheetFields({ ...typed, ...powers }, today)
  return SHEET_FIELDS.filter((name) => {
    if (typed[name].trim() === '' || wrong.includes(name)) return true
    const limits = LIMITS[name]
    return limits !== undefined && !isWithin(typed[name], limits)
  })
}

/** The sheet from checked form values. */
export function sheetOf(typed: SheetTyped): Sheet {
  const entries = SHEET_FIELDS.map((name) => [
    name,
    LIMITS[name] || name === 'phases' || name === 'residualMilliamps' ? typedNumber(typed[name]) : typed[name].trim(),
  ])
  // `fromEntries` loses names and types, which the check has verified.
  const sheet = Object.fromEntries(entries) as Sheet
  return { ...sheet, installerDocument: normalizeIdentifier(typed.installerDocument) }
}

/** In the order of the form. */
export const SHEET_FIELDS = [
  'certificateNumber',
  'inspectionDate',
  'installerName',
  'installerDocument',
  'installerRegistration',
  'installedPowerKw',
  'maxAdmissiblePowerKw',
  'voltageVolts',
  'phases',
  'mainSwitchAmps',
  'residualMilliamps',
  'earthResistanceOhms',
  'insulationResistanceMegaohms',
] as const satisfies readonly (keyof Sheet)[]

export const RESIDUAL_MILLIAMPS = [10, 30, 100, 300, 500] as const

/** The limits of the numeric fields. */
const LIMITS: Readonly<Partial<Record<keyof Sheet, NumberLimits>>> = {
  installedPowerKw: { min: 0.1, max: 100_000 },
  maxAdmissiblePowerKw: { min: 0.1, max: 100_000 },
  voltageVolts: { min: 127, max: 400_000, isInteger: true },
  mainSwitchAmps: { min: 1, max: 10_000, isInteger: true },
  earthResistanceOhms: { max: 1000 },
  insulationResistanceMegaohms: { max: 10_000 },
}
