import type { DossierForm } from '@acometida/api-spec/generated/operations'

/** Where a dossier is about, in words; null while the form does not say it. */
export function placeOf({ addresses }: DossierForm): string | null {
  const at = addresses?.supply
  return at === undefined ? null : `${at.streetName}, ${at.number}, ${at.town}`
}
