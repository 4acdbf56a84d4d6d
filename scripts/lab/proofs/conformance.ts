import { proveNoFalseAlarms } from './conformance/falseAlarms.ts'
import { proveMutants } from './conformance/mutants.ts'

/**
 * Proves that `acometida conformance` finds the faults of an API in their place, and nothing in an API that is right.
 * Resolves to whether both hold.
 */
export async function conformance(wanted: { readonly runs: number; readonly mutants: number }): Promise<boolean> {
  const isQuiet = await proveNoFalseAlarms(wanted.runs)
  return (await proveMutants(wanted.mutants)) && isQuiet
}
