import { nameOf, type Person } from './people.ts'

/** A person with their document. Undefined without one. */
export function personWords(person: Person | undefined): string | undefined {
  return person && `${nameOf(person)} (${person.docNumber})`
}

/** The parts that are there, on one line. Undefined without any. */
export function listed(parts: readonly (string | undefined)[] | undefined): string | undefined {
  return parts?.filter(Boolean).join(', ') || undefined
}
