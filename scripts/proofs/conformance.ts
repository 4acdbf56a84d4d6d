import { proveNoFalseAlarms } from './conformance/falseAlarms.ts'
import { proveMutants } from './conformance/mutants.ts'

/**
 * Proves that `acometida conformance` finds what is wrong with an API, where it is wrong, and nothing in one that is
 * right. Resolves to whether both hold.
 */
export async function conformance(wanted: { readonly runs: number; readonly mutants: number }): Promise<boolean> {
  const isQuiet = await proveNoFalseAlarms(wanted.runs)
  return (await proveMutants(wanted.mutants)) && isQuiet
}
