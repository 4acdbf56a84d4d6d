import { between, fraction, pick } from '#src/fraction.ts'
import { placeIn, towns } from '#src/supplies/places.ts'
import { type Installation, sixPowers, supplyRow } from '#src/supplies/supplies.ts'
import { cifOf, emailOf, nifOf, personName } from './names.ts'
import type { SeededPersona } from './personas.ts'
import { plainUser, type UserRow } from './users.ts'

/**
 * The members of a persona's association or enterprise, each with a supply or two: shopkeepers, or companies of a
 * group.
 */
export function membersOf({ key, userId }: SeededPersona, passwordHash: string, nowMs: number) {
  const names = key === 'association' ? shopkeepers(userId) : key === 'enterprise' ? companies : []
  return names.map((called, index) => {
    const id = userId * 1000 + index + 1
    const second = fraction('member', id, 'second') < 0.5
    return {
      user: { ...plainUser({ id, ...called(id) }, passwordHash, nowMs), email: emailOf('socio', id) },
      supplies: [1, ...(second ? [2] : [])].map((nth) => supplyRow(id, nth, installation(key, id, nth), nowMs)),
      membership: { managerId: userId, memberId: id, type: key === 'association' ? 'A' : 'E' } as const,
    }
  })
}

type Called = (id: number) => Pick<UserRow, 'document' | 'name' | 'surname'>

const SHOPKEEPERS = 12

function shopkeepers(userId: number): readonly Called[] {
  const person: Called = (id) => ({ document: nifOf(id), ...personName('member', userId, id) })
  return Array.from({ length: SHOPKEEPERS }, () => person)
}

const companies: readonly Called[] = ['Limpezas', 'Mantemento', 'Xardinería', 'Seguridade', 'Loxística'].map(
  (trade) => (id) => ({ document: cifOf('B', 3_600_000 + id), name: `Atlántico ${trade}, S. L.`, surname: '' }),
)

function installation(key: SeededPersona['key'], id: number, nth: number): Installation {
  if (key === 'association') {
    // The old town of the association is that of Santiago.
    const place = placeIn(towns[0], false, 'member', id, nth)
    const watts = pick([5750, 6900, 9200], 'member', id, nth, 'power')
    return {
      place,
      usage: 'shop',
      annualKwh: between(4800, 14_000, 'member', id, nth, 'energy'),
      watts: [watts, watts],
    }
  }
  const place = placeIn(pick(towns, 'member', id, nth), false, 'member', id, nth)
  const usage = nth === 1 ? 'office' : 'factory'
  return { place, usage, annualKwh: between(16_000, 82_000, 'member', id, nth, 'energy'), watts: sixPowers(27_713) }
}
