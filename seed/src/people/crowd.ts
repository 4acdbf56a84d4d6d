import { between, fraction, pick } from '#src/fraction.ts'
import { placeIn, towns } from '#src/supplies/places.ts'
import { type Installation, ordinaryFlat, supplyRow } from '#src/supplies/supplies.ts'
import { emailOf, nifOf, personName } from './names.ts'
import { plainUser } from './users.ts'

/** Far above the ids of personas and delegators. */
const FIRST_ID = 100_000
const SUPPLIES_EACH = 2

/** The number of customers who hold that many thousand supplies. */
export function crowdSize(thousands: number): number {
  return (thousands * 1000) / SUPPLIES_EACH
}

/** The nth customer, counting from 0, of a crowd that only makes the world larger, with the supplies held. */
export function crowdCustomer(nth: number, passwordHash: string, nowMs: number) {
  const id = FIRST_ID + nth
  const { name, surname } = personName('crowd', id)
  return {
    user: {
      ...plainUser({ id, document: nifOf(id), name, surname }, passwordHash, nowMs),
      email: emailOf(name, surname.split(' ')[0] ?? '', id),
      // Nobody of the crowd has logged in, so that events create no notices for thousands.
      lastLoginAt: null,
    },
    supplies: [supplyRow(id, 1, ordinaryFlat(id), nowMs), supplyRow(id, 2, secondPlace(id), nowMs)],
  }
}

function secondPlace(id: number): Installation {
  const usage = fraction('crowd', id, 'second') < 0.6 ? 'holiday' : 'shop'
  return {
    place: placeIn(pick(towns, 'crowd', id, 'second'), false, 'crowd', id, 'second'),
    usage,
    annualKwh:
      usage === 'holiday' ? between(700, 1900, 'crowd', id, 'energy') : between(6000, 16_000, 'crowd', id, 'energy'),
    watts: usage === 'holiday' ? [3450, 3450] : [9200, 9200],
  }
}
