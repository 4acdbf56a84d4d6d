import type { DossierBill, DossierForm, ScaleQuestion, WorksConcept } from '@acometida/api-spec/generated/operations'
import { type ConnectionSize, farthestMetres, sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'

/** The price of a connection, in cents; the concepts add up to the base. */
export type ConnectionCharge = Pick<DossierBill, 'concepts' | 'baseCents' | 'vatCents' | 'totalCents'>

/** The legal source of the prices. */
export const CHARGE_SOURCE = 'RD 1048/2013, art. 25; Orden ITC/3519/2009'

/**
 * The reasons why the regulated price of an extension does not apply; empty if it does. It applies on urbanised ground,
 * near a line, up to 100 kW in low voltage and 250 kW above. Generators pay for their works.
 */
export function reasonsAgainstScale(question: ScaleQuestion) {
  const { powerKw, voltage, distanceMetres, urbanisedGround, generation } = question
  const reasons: ('POWER' | 'DISTANCE' | 'GROUND' | 'GENERATION')[] = []
  if (powerKw > (voltage === 'BT' ? 100 : 250)) reasons.push('POWER')
  if (distanceMetres > farthestMetres) reasons.push('DISTANCE')
  if (!urbanisedGround) reasons.push('GROUND')
  if (generation) reasons.push('GENERATION')
  return reasons
}

/** The charge at regulated prices. */
export function scaleCharge({ powerKw, voltage }: ConnectionSize): ConnectionCharge {
  return sumOfConcepts([conceptPerKw('EXTENSION_FEE', powerKw, prices[voltage].extension), ...feeConcepts(voltage)])
}

/** The fees that are paid besides the works, whatever these cost. */
export function feesBesideWorks(voltage: ConnectionSize['voltage']): ConnectionCharge {
  return sumOfConcepts([singleConcept('SUPERVISION_FEE', prices[voltage].supervision), ...feeConcepts(voltage)])
}

/** The budget of a dossier: at regulated prices if they apply, else at the estimated cost of the works. */
export function budgetOf(form: DossierForm): ConnectionCharge {
  const size = sizeOf(form)
  const { urbanisedGround = true, distanceMetres = 0 } = size
  const generation = form.type === 'DOSTYP002'
  if (reasonsAgainstScale({ ...size, urbanisedGround, distanceMetres, generation }).length === 0)
    return scaleCharge(size)
  const { voltage, powerKw } = size
  return sumOfConcepts([conceptPerKw('WORKS', powerKw, prices[voltage].works), ...feesBesideWorks(voltage).concepts])
}

/** The rate of IVA, the value added tax. Source: Ley 37/1992, art. 90. */
export const VAT_PERCENT = 21

/** Euros before VAT, by voltage. Works outside the scale are estimated by a price per kW, a setting of the utility. */
const prices = {
  BT: { extension: 17.374714, connection: 9.04476, verification: 8.011716, supervision: 101.52, works: 96.4 },
  MT: { extension: 15.718632, connection: 79.49197, verification: 54.87199, supervision: 253.81, works: 112.25 },
  AT: { extension: 15.343534, connection: 266.957067, verification: 85.163859, supervision: 613.09, works: 131.8 },
} as const

const feeConcepts = (voltage: ConnectionSize['voltage']): WorksConcept[] => [
  singleConcept('CONNECTION_FEE', prices[voltage].connection),
  singleConcept('VERIFICATION_FEE', prices[voltage].verification),
]

function conceptPerKw(concept: WorksConcept['concept'], quantity: number, priceEuros: number): WorksConcept {
  return { concept, quantity, unit: 'kW', priceEuros, amountCents: Math.round(quantity * priceEuros * 100) }
}

function singleConcept(concept: WorksConcept['concept'], priceEuros: number): WorksConcept {
  return { concept, quantity: 1, unit: 'UNIT', priceEuros, amountCents: Math.round(priceEuros * 100) }
}

function sumOfConcepts(concepts: WorksConcept[]): ConnectionCharge {
  const baseCents = concepts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const vatCents = Math.round((baseCents * VAT_PERCENT) / 100)
  return { concepts, baseCents, vatCents, totalCents: baseCents + vatCents }
}
