import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import type { contact } from '@acometida/server/db/schema'
import { emailOf, nifOf } from './names.ts'
import type { SeededPersona } from './personas.ts'

/** The people whom a persona has saved for the own dossiers: an owner and a payer of the dossier client's. */
export function savedContacts({ key, userId }: SeededPersona, nowMs: number): (typeof contact.$inferInsert)[] {
  if (key !== 'dossierClient') return []
  const saved = (nth: number, name: string, surname1: string, surname2: string, userType: 'OWNER' | 'PAYER') => {
    // Above the ids of all users, so that it is nobody's document.
    const documentNumber = nifOf(8_500_000 + nth)
    return {
      id: userId * 100 + nth,
      ownerId: userId,
      documentNumber,
      savedAt: nowMs - 40 * DAY_MS,
      record: {
        docNumber: documentNumber,
        customerName: name,
        surname1,
        surname2,
        email: emailOf(name, surname1),
        telephone1: '981200301',
        streetType: 'street' as const,
        streetName: 'Rúa de Galicia',
        addNumber: '12',
        town: 'Ribeira',
        zipcode: '15960',
        state: 'A Coruña',
        indLegalAccept: 'S' as const,
        userType,
      },
    }
  }
  return [saved(1, 'Rosalía', 'Couto', 'Mariño', 'OWNER'), saved(2, 'Benito', 'Ares', 'Cernadas', 'PAYER')]
}
