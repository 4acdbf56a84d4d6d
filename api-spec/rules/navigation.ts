import type { IdentifierType } from './identifierType.ts'
import { hasCustomerInView, type Viewer } from './tabTargets.ts'

const MAX_DASHBOARD_SUPPLIES = 5

/** Whether a customer has a dashboard: with one to five supplies. */
export function hasDashboard(supplyCount: number): boolean {
  return supplyCount >= 1 && supplyCount <= MAX_DASHBOARD_SUPPLIES
}

/**
 * Whoever logs in with a code and not with a document has the burger menu on small screens; so have staff with no
 * customer in view.
 */
export function showsBurger(identifier: IdentifierType, viewer: Viewer): boolean {
  return !showsBottomNav(identifier, viewer)
}

/**
 * Whoever logs in with a document, of a person or a company, has the bottom navigation on small screens. Its four tabs
 * are those of a customer: staff who log in with a document of their own have nothing behind them.
 */
export function showsBottomNav(identifier: IdentifierType, viewer: Viewer): boolean {
  return identifier === 'domestic' && hasCustomerInView(viewer)
}
