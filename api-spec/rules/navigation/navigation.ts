import type { IdentifierType } from '../person/identifierType.ts'
import { hasCustomerInView, type Viewer } from './tabTargets.ts'

const MAX_DASHBOARD_SUPPLIES = 5

/** Whether a customer has a dashboard: one with one to five supplies. */
export function hasDashboard(supplyCount: number): boolean {
  return supplyCount >= 1 && supplyCount <= MAX_DASHBOARD_SUPPLIES
}

/**
 * Whether the burger menu shows on small screens: for log-ins by code instead of document, and for staff without a
 * customer in view.
 */
export function showsBurger(identifier: IdentifierType, viewer: Viewer): boolean {
  return !showsBottomNav(identifier, viewer)
}

/**
 * Whether the bottom navigation shows on small screens: for log-ins by the document of a person or company. Its four
 * tabs are a customer's, so staff who log in with their own document do not have it.
 */
export function showsBottomNav(identifier: IdentifierType, viewer: Viewer): boolean {
  return identifier === 'domestic' && hasCustomerInView(viewer)
}
