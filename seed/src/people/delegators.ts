import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { between, pick } from '#src/fraction.ts'
import { placeIn, towns } from '#src/supplies/places.ts'
import { type Installation, sixPowers, supplyRow, type SupplyRow } from '#src/supplies/supplies.ts'
import { cifOf, emailOf, personName } from './names.ts'
import type { SeededPersona } from './personas.ts'
import { plainUser, type UserRow } from './users.ts'

type Status = 'confirmed' | 'pending' | 'expired'

/**
 * The holders who let a persona manage a supply each: communities of owners for the manager, businesses for the
 * consultant.
 */
export function delegatorsOf(persona: SeededPersona, passwordHash: string, nowMs: number) {
  const statuses = delegated[persona.key] ?? []
  return statuses.map((status, index) => {
    const id = persona.userId * 1000 + index + 1
    const supply = supplyRow(id, 1, installationOf(persona, id), nowMs)
    return {
      user: holderOf(persona, id, supply, passwordHash, nowMs),
      supplies: [supply],
      delegation: {
        id,
        cups: supply.cups,
        delegateId: persona.userId,
        role: persona.key === 'manager' ? 'US_MANAGER' : 'US_CONSULTANT',
        status: status === 'pending' ? 'P' : 'C',
        endTold: status === 'expired',
        ...termOf(status, id, nowMs),
      } as const,
    }
  })
}

const delegated: Partial<Record<SeededPersona['key'], readonly Status[]>> = {
  manager: [...times(18, 'confirmed'), ...times(4, 'pending'), ...times(3, 'expired')],
  consultant: times(6, 'confirmed'),
}

function times(count: number, status: Status): Status[] {
  return Array.from({ length: count }, () => status)
}

function termOf(status: Status, id: number, nowMs: number): { startsAt: number; endsAt: number } {
  const ageDays = {
    confirmed: between(30, 300, 'delegation', id),
    pending: between(1, 12, 'delegation', id),
    expired: between(380, 480, 'delegation', id),
  }
  const startsAt = nowMs - ageDays[status] * DAY_MS
  return { startsAt, endsAt: startsAt + 365 * DAY_MS }
}

function installationOf({ key }: SeededPersona, id: number): Installation {
  const place = placeIn(pick(towns, 'delegator', id), false, 'delegator', id)
  if (key === 'manager') {
    return { place, usage: 'household', annualKwh: between(1500, 5200, 'delegator', id, 'energy'), watts: [5750, 5750] }
  }
  const usage = pick(['shop', 'office', 'factory'], 'delegator', id, 'usage')
  return { place, usage, annualKwh: between(18_000, 96_000, 'delegator', id, 'energy'), watts: sixPowers(34_641) }
}

function holderOf(persona: SeededPersona, id: number, supply: SupplyRow, hash: string, nowMs: number): UserRow {
  const community = persona.key === 'manager'
  const [street = '', house = ''] = supply.street.split(', ')
  const { surname } = personName('delegator', id)
  const name = community ? `Comunidad de Propietarios ${street} ${house}` : `${surname.replace(' ', ' y ')}, S. L.`
  const document = cifOf(community ? 'H' : 'B', 3_600_000 + id)
  return {
    ...plainUser({ id, document, name, surname: '' }, hash, nowMs),
    email: emailOf(community ? 'comunidad' : 'empresa', id),
  }
}
