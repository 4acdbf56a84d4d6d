import type { ExportOptions } from './useCurvesExport.ts'

/** What was chosen for the last file: how, and a usual range by its name. */
export type ExportChoice = Pick<ExportOptions, 'step' | 'format'> & { readonly preset: string }

export const EXPORT_STEPS = ['hour', 'day', 'month'] as const
export const FORMATS = ['market', 'csv', 'xlsx', 'json'] as const

/** The choice that is kept on this device; at first a year of hours, in the file that comparators of offers read. */
export function storedChoice(): ExportChoice {
  const [step, format, preset = ''] = read().split(SEPARATOR)
  return {
    step: EXPORT_STEPS.find((one) => one === step) ?? 'hour',
    format: FORMATS.find((one) => one === format) ?? 'market',
    preset,
  }
}

/** Keeps the choice on this device. */
export function storeChoice({ step, format, preset }: ExportChoice): void {
  try {
    localStorage.setItem(KEY, [step, format, preset].join(SEPARATOR))
  } catch {
    // Without storage every file is chosen anew.
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

const KEY = 'acometida.curvesFile'
const SEPARATOR = ','
