import type { DossierForm } from '@acometida/api-spec/generated/operations'

/** The place of a dossier in words; null until the form names it. */
export function placeOf({ addresses }: DossierForm): string | null {
  const at = addresses?.supply
  return at === undefined ? null : `${at.streetName}, ${at.number}, ${at.town}`
}
