import type { PowerCalculation, ScaleQuestion } from '@acometida/api-spec/generated/operations'
import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { termOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { exceedsGridLimit } from '@acometida/api-spec/rules/dossier/futureStatuses'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { CHARGE_SOURCE, feesBesideWorks, scaleCharge, reasonsAgainstScale } from '#src/modules/grid/charge.rules.ts'
import { plotOf } from '#src/modules/grid/plots.rules.ts'
import { townsOf } from '#src/modules/grid/servedTowns.rules.ts'
import { plannedPower } from './powerCalculation.rules.ts'

export function calculatePower(building: PowerCalculation): ResultOf<'calculatePower'> {
  return ok(plannedPower(building))
}

/** Whether a place is served, and the towns that it belongs to. */
export function getCoverage({ zipCode, ineCode }: FilterOf<'getCoverage'>): ResultOf<'getCoverage'> {
  const towns = townsOf(zipCode === undefined ? { ineCode: ineCode ?? '' } : { zipCode })
  return ok({
    coverage: {
      served: towns.length > 0,
      towns: towns.map(({ name, province, ineCode: ine, centre }) => ({
        name,
        province,
        ineCode: ine,
        huso: centre.huso,
      })),
    },
  })
}

/** Whether the regulated price applies, the price as far as it is known, and how long the study and the works take. */
export function checkScale(question: ScaleQuestion): ResultOf<'checkScale'> {
  const reasons = reasonsAgainstScale(question)
  const applies = reasons.length === 0
  const charge = applies ? scaleCharge(question) : { concepts: [], baseCents: 0, vatCents: 0, totalCents: 0 }
  const denied = exceedsGridLimit(question)
  const least = applies ? charge : feesBesideWorks(question.voltage)
  return ok({
    applies,
    reasons,
    price: denied ? 'DENIED' : applies ? 'REGULATED' : 'STUDY',
    leastCents: denied ? null : least.totalCents,
    studyTerm: termOf(dossierStatuses.open, question) ?? null,
    worksTerm: denied ? null : (termOf(dossierStatuses.inExecution, question) ?? null),
    ...charge,
    source: CHARGE_SOURCE,
  })
}

/** The plot of a cadastral reference. */
export function getGeometry({ referenciaCatastral, huso }: Call<'getGeometry'>['query']): ResultOf<'getGeometry'> {
  const plot = plotOf(referenciaCatastral, huso)
  return plot
    ? ok({ geometria: { referenciaCatastral: referenciaCatastral.toUpperCase(), huso, ...plot } })
    : fail('0404')
}
