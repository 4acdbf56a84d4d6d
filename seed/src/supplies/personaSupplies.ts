import { makeCau } from '@acometida/api-spec/rules/supply/cups'
import { personaOf, type SeededPersona } from '#src/people/personas.ts'
import { bakeries } from './bakeries.ts'
import { type Installation, ordinaryFlat, supplyCups, supplyRow, type SupplyRow } from './supplies.ts'

/** The supplies that a persona holds; delegated ones are not among them. */
export function personaSupplies(persona: SeededPersona, nowMs: number): SupplyRow[] {
  return installations(persona).map((installation, index) => supplyRow(persona.userId, index + 1, installation, nowMs))
}

/** A supply whose contract is in the name of the persona that has none yet, and that waits to be bound. */
export function unboundSupplies(nowMs: number): SupplyRow[] {
  const { userId, username } = personaOf('unbound')
  return [{ ...supplyRow(userId, 1, ordinaryFlat('unbound'), nowMs), holderId: null, contractDocument: username }]
}

function installations({ key, userId, roles }: SeededPersona): readonly Installation[] {
  if (key === 'customer') return [flat, holidayHouse]
  if (key === 'prosumer') return [{ ...roofed, cau: makeCau(supplyCups(userId, 1)) }, generator]
  if (key === 'company') return bakeries().map(({ installation }) => installation)
  const held: readonly string[] = roles
  return held.includes('US_SUPPLYPOINT_CLIENT') || held.includes('US_MANAGER') ? [ordinaryFlat(key)] : []
}

const flat: Installation = {
  place: {
    street: 'Rúa do Vilar, 27, 2.º B',
    town: 'Santiago de Compostela',
    province: 'A Coruña',
    postalCode: '15705',
    climate: 'galicia',
  },
  usage: 'household',
  annualKwh: 2950,
  watts: [4600, 4600],
}

const holidayHouse: Installation = {
  place: {
    street: 'Avenida de Silgar, 14',
    town: 'Sanxenxo',
    province: 'Pontevedra',
    postalCode: '36960',
    climate: 'galicia',
  },
  usage: 'holiday',
  annualKwh: 1380,
  watts: [3450, 3450],
}

const roofed: Installation = {
  place: {
    street: 'Calle de las Flores, 9',
    town: 'Pozuelo de Alarcón',
    province: 'Madrid',
    postalCode: '28223',
    climate: 'madrid',
  },
  usage: 'household',
  annualKwh: 4800,
  watts: [5750, 5750],
  solarKwp: 4.5,
}

const generator: Installation = {
  place: {
    street: 'Camino de la Dehesa, s/n',
    town: 'Valdemorillo',
    province: 'Madrid',
    postalCode: '28210',
    climate: 'madrid',
  },
  usage: 'household',
  annualKwh: 0,
  watts: [2300, 2300],
  solarKwp: 12,
  generator: true,
}
