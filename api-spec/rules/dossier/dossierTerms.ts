import { addDays } from '../time/calendar.ts'
import { addWorkingDays } from '../time/workingDays.ts'
import { type DossierStatus, dossierStatuses } from './dossierStatus.ts'

/** The facts on which a term depends. */
export interface ConnectionSize {
  readonly powerKw: number
  /** Low voltage (to 1 kV), medium (to 36 kV) or high. */
  readonly voltage: 'BT' | 'MT' | 'AT'
  /** The distance to the nearest line. Without it, the connection counts as near. */
  readonly distanceMetres?: number | undefined
  /** Without it, the ground counts as urbanised. */
  readonly urbanisedGround?: boolean | undefined
}

export interface DossierTerm {
  readonly amount: number
  readonly unit: 'WORKING_DAYS' | 'DAYS'
}

/** The facts for the terms of a form. A form without them counts as the smallest connection. */
export function sizeOf({ technicalData, newGeneration }: SizedForm): ConnectionSize {
  const powerKw = technicalData?.requestedPowerKw ?? newGeneration?.installedPowerKw ?? 0
  const { voltage = 'BT', distanceMetres, urbanisedGround } = technicalData ?? {}
  return { powerKw, voltage, distanceMetres, urbanisedGround }
}

/** The fields of a form from which its size is read. */
interface SizedForm {
  readonly technicalData?: (Omit<ConnectionSize, 'powerKw'> & { readonly requestedPowerKw: number }) | undefined
  readonly newGeneration?: { readonly installedPowerKw: number } | undefined
}

/** The power up to which the grid needs no extension, in kW, near a line on urbanised ground. */
const plainConnectionKw = 15
/** The distance from the nearest line above which the grid needs an extension. A setting of the utility. */
export const farthestMetres = 250

/** The extent of the works: nothing to extend, a line, one transformer centre, or several. */
export function worksExtent(size: ConnectionSize): 'none' | 'line' | 'transformer' | 'several' {
  const { powerKw, voltage, distanceMetres = 0, urbanisedGround = true } = size
  if (voltage !== 'BT') return 'several'
  if (powerKw <= plainConnectionKw && distanceMetres <= farthestMetres && urbanisedGround) return 'none'
  if (powerKw <= 50) return 'line'
  return powerKw <= 100 ? 'transformer' : 'several'
}

/**
 * The terms of each status that has one. They are set only here. Study: RD 1183/2020 and RD 1955/2000; execution: RD
 * 1955/2000, art. 103.
 */
const terms: Partial<Readonly<Record<DossierStatus, (size: ConnectionSize) => DossierTerm>>> = {
  [dossierStatuses.registered]: () => days(90),
  [dossierStatuses.pendingDocumentation]: () => workingDays(20),
  [dossierStatuses.pendingReview]: () => workingDays(2),
  [dossierStatuses.pendingCorrection]: () => workingDays(20),
  [dossierStatuses.valid]: () => workingDays(1),
  [dossierStatuses.open]: (size) => workingDays(studyDays(size)),
  [dossierStatuses.quoted]: () => days(30),
  [dossierStatuses.valued]: () => days(30),
  [dossierStatuses.charged]: () => workingDays(2),
  [dossierStatuses.inExecution]: (size) => workingDays(executionDays[worksExtent(size)]),
  [dossierStatuses.inService]: () => workingDays(5),
}

/** The term that runs in a status; undefined if there is none. */
export function termOf(status: DossierStatus, size: ConnectionSize): DossierTerm | undefined {
  return terms[status]?.(size)
}

/**
 * The last day of a term that began on a day, both `YYYY-MM-DD`. The first day does not count: ten working days from
 * `2026-03-02` end on `2026-03-16`.
 */
export function lastDayOf({ amount, unit }: DossierTerm, from: string): string {
  return unit === 'DAYS' ? addDays(from, amount) : addWorkingDays(from, amount)
}

function studyDays(size: ConnectionSize): number {
  if (size.voltage === 'AT') return 40
  if (size.voltage === 'MT') return 30
  return worksExtent(size) === 'none' ? 5 : 15
}

const executionDays = { none: 5, line: 30, transformer: 60, several: 80 } as const
const days = (amount: number): DossierTerm => ({ amount, unit: 'DAYS' })
const workingDays = (amount: number): DossierTerm => ({ amount, unit: 'WORKING_DAYS' })
