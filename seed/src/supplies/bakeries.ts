import type { customData } from '@acometida/server/db/schema'
import { between, pick } from '#src/fraction.ts'
import { placeIn, type Town, towns } from './places.ts'
import { type Installation, sixPowers } from './supplies.ts'

type Kind = 'factory' | 'office' | 'garage' | 'bigShop' | 'shop'

export interface Bakery {
  readonly installation: Installation
  /** The company's name for it; most supplies have none. */
  readonly name?: string
  readonly icon: typeof customData.$inferInsert.icon
}

/** The forty places of a chain of bakeries, most of them shops. */
export function bakeries(): Bakery[] {
  return kinds().map((kind, index) => bakery(kind, index + 1))
}

function kinds(): Kind[] {
  const few: Kind[] = ['factory', 'factory', 'factory', 'office', 'office', 'garage', 'garage']
  return [...few, ...Array<Kind>(9).fill('bigShop'), ...Array<Kind>(24).fill('shop')]
}

function bakery(kind: Kind, nth: number): Bakery {
  const town = townOf(nth)
  const called = names[nth]
  return {
    installation: { place: placeIn(town, false, 'bakery', nth), ...installationOf(kind, nth) },
    ...(called === undefined ? {} : { name: `${called} ${town.name}` }),
    icon: kind === 'bigShop' ? 'shop' : kind,
  }
}

/** Places are dealt out over all towns in turn. */
function townOf(nth: number): Town {
  return towns[(nth * 7) % towns.length] ?? towns[0]
}

function installationOf(kind: Kind, nth: number): Omit<Installation, 'place'> {
  const vary = (kwh: number) => Math.round(kwh * between(80, 120, 'bakery', nth, 'energy')) / 100
  if (kind === 'factory') return { usage: 'factory', annualKwh: vary(186_000), watts: sixPowers(69_000, 87_000) }
  if (kind === 'office') return { usage: 'office', annualKwh: vary(24_000), watts: sixPowers(20_785) }
  if (kind === 'garage') return { usage: 'shop', annualKwh: vary(5200), watts: [5750, 5750] }
  if (kind === 'bigShop') return { usage: 'shop', annualKwh: vary(43_000), watts: sixPowers(27_713) }
  const watts = pick([9200, 10_392, 13_856], 'bakery', nth, 'power')
  return { usage: 'shop', annualKwh: vary(15_500), watts: [watts, watts] }
}

/** The names given so far, by number of the place; the town follows each. */
const names: Readonly<Record<number, string>> = {
  1: 'Obrador de',
  2: 'Obrador de',
  3: 'Obrador de',
  4: 'Oficinas de',
  5: 'Oficina comercial de',
  6: 'Almacén de',
  8: 'Cafetería de',
  9: 'Cafetería de',
  12: 'Cafetería de',
  17: 'Despacho de',
  21: 'Despacho de',
  25: 'Despacho de',
  33: 'Despacho de',
}
