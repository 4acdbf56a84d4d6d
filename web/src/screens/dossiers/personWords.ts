import type { DossierForm } from '#src/api/generated/api.ts'

/** Somebody of a form with their document; undefined for nobody. */
export function personWords(person: DossierForm['owner']): string | undefined {
  if (person === undefined) return undefined
  const name = [person.name, person.surname1, person.surname2].filter((part) => part !== undefined).join(' ')
  return `${name} (${person.docNumber})`
}
