import type { DossierForm } from '#src/api/generated/api.ts'

/** A person of a form with their document. Undefined without one. */
export function personWords(person: DossierForm['owner']): string | undefined {
  if (person === undefined) return undefined
  const name = [person.name, person.surname1, person.surname2].filter((part) => part !== undefined).join(' ')
  return `${name} (${person.docNumber})`
}
