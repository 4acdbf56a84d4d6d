import { personaOf } from '#src/people/personas.ts'
import { ordinaryFlat, supplyRow, type SupplyRow } from './supplies.ts'

/** A supply whose contract is in the name of the persona that has none yet, and that waits to be bound. */
export function unboundSupplies(nowMs: number): SupplyRow[] {
  const { userId, username } = personaOf('unbound')
  return [{ ...supplyRow(userId, 1, ordinaryFlat('unbound'), nowMs), holderId: null, contractDocument: username }]
}
