import type { IdentifierType } from './identifierType.ts'

const MAX_DASHBOARD_SUPPLIES = 5

/** Whether a customer has a dashboard: with one to five supplies. */
export function hasDashboard(supplyCount: number): boolean {
  return supplyCount >= 1 && supplyCount <= MAX_DASHBOARD_SUPPLIES
}

/** Whoever logs in with a code and not with a document has the burger menu on small screens. */
export function showsBurger(identifier: IdentifierType): boolean {
  return identifier !== 'domestic'
}

/** Whoever logs in with a document, of a person or a company, has the bottom navigation on small screens. */
export function showsBottomNav(identifier: IdentifierType): boolean {
  return identifier === 'domestic'
}
