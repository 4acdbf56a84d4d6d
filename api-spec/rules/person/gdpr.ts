/** Whether a data-protection mark means accepted, in any of its wire forms. Unknown and missing marks do not. */
export function isGdprAccepted(mark: unknown): boolean {
  return ['1', 'true', 's'].includes(String(mark).toLowerCase())
}
