import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { wrongSheetFields } from '@acometida/api-spec/rules/technicalSheetForm'
import { codeOf } from '#src/api/apiError.ts'
import {
  type GetTechnicalSheetFailure,
  type SaveTechnicalSheetFailure,
  type TaisTr9,
  useGetTechnicalSheet,
  useSaveTechnicalSheet,
} from '#src/api/generated/api.ts'
import { typedNumber } from '#src/domain/newDossier/estimate.ts'

/** An installer's certificate of an installation. */
export type Sheet = Omit<TaisTr9, 'dossierCod' | 'remarks'>

/** The same as it is typed. */
export type SheetTyped = Readonly<Record<keyof Sheet, string>>

/** The sheet of a dossier; while there is none, `isNoSheet`. */
export function useSheet(code: string) {
  return useGetTechnicalSheet(code, {
    query: { select: ({ taisTr9 }) => taisTr9, retry: (tries, error) => !isNoSheet(error) && tries < 2 },
  })
}

export function isNoSheet(error: unknown): boolean {
  return codeOf<GetTechnicalSheetFailure>(error) === '0404'
}

/** The dossier has ended meanwhile, and takes no sheet any more. */
export function isTooLate(error: unknown): boolean {
  return codeOf<SaveTechnicalSheetFailure>(error) === '0409'
}

/** Saves the sheet of a dossier in the place of an earlier one. */
export function useSaveSheet(code: string) {
  const { mutateAsync } = useSaveTechnicalSheet()
  return (sheet: Sheet) => mutateAsync({ data: { ...sheet, dossierCod: code } })
}

export function typedSheet(sheet: Sheet | undefined, written: (value: number) => string): SheetTyped {
  // From entries nothing keeps the names; they are those of the list.
  return Object.fromEntries(
    SHEET_FIELDS.map((name) => {
      const value = sheet?.[name]
      return [name, typeof value === 'number' ? written(value) : (value ?? '')]
    }),
  ) as SheetTyped
}

/** The fields that are not as the contract takes them, on a local day. */
export function wrongOfSheet(typed: SheetTyped, today: string): readonly (keyof Sheet)[] {
  const { installerName, installerDocument, inspectionDate } = typed
  const powers = {
    installedPowerKw: typedNumber(typed.installedPowerKw) ?? 0,
    maxAdmissiblePowerKw: typedNumber(typed.maxAdmissiblePowerKw) ?? 0,
  }
  const wrong: readonly string[] = wrongSheetFields(
    { installerName, installerDocument, inspectionDate, ...powers },
    today,
  )
  return SHEET_FIELDS.filter((name) => {
    if (typed[name].trim() === '' || wrong.includes(name)) return true
    const limits = LIMITS[name]
    if (!limits) return false
    const value = typedNumber(typed[name])
    return (
      value === null ||
      value < limits.least ||
      value > limits.most ||
      (limits.whole === true && !Number.isInteger(value))
    )
  })
}

/** The checked form values as a sheet. */
export function sheetOf(typed: SheetTyped): Sheet {
  const entries = SHEET_FIELDS.map((name) => [
    name,
    LIMITS[name] || name === 'phases' || name === 'residualMilliamps' ? typedNumber(typed[name]) : typed[name].trim(),
  ])
  // From entries nothing keeps the names or the kinds, which the check has looked at.
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

/** The limits of numeric fields. */
const LIMITS: Readonly<
  Partial<Record<keyof Sheet, { readonly least: number; readonly most: number; readonly whole?: true }>>
> = {
  installedPowerKw: { least: 0.1, most: 100_000 },
  maxAdmissiblePowerKw: { least: 0.1, most: 100_000 },
  voltageVolts: { least: 127, most: 400_000, whole: true },
  mainSwitchAmps: { least: 1, most: 10_000, whole: true },
  earthResistanceOhms: { least: 0, most: 1000 },
  insulationResistanceMegaohms: { least: 0, most: 10_000 },
}
