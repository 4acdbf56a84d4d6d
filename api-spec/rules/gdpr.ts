/** Whether a data-protection mark, in any of the forms it travels in, says accepted; unknown and absent ones do not. */
export function isGdprAccepted(mark: unknown): boolean {
  return ['1', 'true', 's'].includes(String(mark).toLowerCase())
}
