import { isDocument, normalizeIdentifier } from '../person/document.ts'
import { isName } from '../person/name.ts'
import { isDate } from '../time/calendar.ts'

/** The fields of an installation's technical sheet that its rules read. Dates are `YYYY-MM-DD`. */
export interface SheetDraft {
  readonly installerName: string
  readonly installerDocument: string
  readonly inspectionDate: string
  readonly installedPowerKw: number
  readonly maxAdmissiblePowerKw: number
}

/** The fields for which a rule says more than the schema of the contract. */
export type SheetField = Exclude<keyof SheetDraft, 'installedPowerKw'>

/** The wrong fields on a local day, in the order of the form. Each field has only one way to be wrong. */
export function wrongSheetFields(draft: SheetDraft, today: string): SheetField[] {
  // The compiler requires a rule for each field.
  const wrong: Readonly<Record<SheetField, boolean>> = {
    inspectionDate: !isDate(draft.inspectionDate) || draft.inspectionDate > today,
    installerName: !isName(draft.installerName),
    installerDocument: !isDocument(normalizeIdentifier(draft.installerDocument)),
    maxAdmissiblePowerKw: draft.maxAdmissiblePowerKw < draft.installedPowerKw,
  }
  return fields.filter((field) => wrong[field])
}

const fields: readonly SheetField[] = ['inspectionDate', 'installerName', 'installerDocument', 'maxAdmissiblePowerKw']
