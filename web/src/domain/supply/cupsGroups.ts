/**
 * The parts of a CUPS, for display: ES, distributor, twelve digits, check letters, border point, and the installation's
 * number of a CAU.
 */
export function cupsGroups(cups: string): readonly string[] {
  const parts = /^([A-Z]{2})(\d{4})(\d{4})(\d{4})(\d{4})([A-Z]{2})(\d[A-Z])?(A\d{3})?$/.exec(cups)
  return parts ? parts.slice(1).filter((part) => part !== undefined) : (cups.match(/.{1,4}/g) ?? [])
}
