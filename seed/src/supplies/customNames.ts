import type { customData } from '@acometida/server/db/schema'
import type { SeededPersona } from '#src/people/personas.ts'
import { bakeries } from './bakeries.ts'
import { supplyCups } from './supplies.ts'

type CustomDataRow = typeof customData.$inferInsert

/** The names and icons that a persona has given to supplies. */
export function customNames({ key, userId }: SeededPersona): CustomDataRow[] {
  const named = (nth: number, name: string, icon: CustomDataRow['icon']): CustomDataRow => ({
    userId,
    type: 'supply',
    key: supplyCups(userId, nth),
    name,
    icon,
  })
  // The holiday house has none, so that the name shown until then is seen as well.
  if (key === 'customer') return [named(1, 'Piso de Santiago', 'flat')]
  if (key === 'prosumer') return [named(1, 'Home in Pozuelo', 'home'), named(2, 'Solar field', 'solar')]
  if (key !== 'company') return []
  return bakeries().flatMap(({ name, icon }, index) => (name === undefined ? [] : [named(index + 1, name, icon)]))
}
