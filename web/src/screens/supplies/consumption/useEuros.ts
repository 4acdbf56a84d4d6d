import { useMemo } from 'react'
import { type AccessPrices, eurosOfEnergy, useAccessPrices } from '#src/domain/supply/accessPrices.ts'
import { sumKnown, type CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { CurveCardProps } from './useCurveFigures.ts'

/** A curve whose slots have their tolls and charges, in euros, in place of their energy. */
interface PricedCurve {
  readonly slots: readonly CurveSlot[]
  /** The year before, slot by slot. */
  readonly aligned: readonly (CurveSlot | undefined)[]
  /** Null without any slot. */
  readonly sum: number | null
  /** The first local day of the bill that the prices are from: `2026-02-01`. */
  readonly billedFrom: string
}

/**
 * A curve in euros, or why there is none: nobody asks for it; the prices are on their way, or did not come; no bill has
 * all of them; the energy is not known by tariff period.
 */
type Euros = PricedCurve | 'off' | 'loading' | 'failed' | 'none' | 'periods'

/** Whether a curve can be shown in euros: a generator, and the own installation's energy, have no tolls. */
export function hasTolls({ supply, figures }: Pick<CurveCardProps, 'supply' | 'figures'>): boolean {
  return !supply.generator && figures.side === 'consumption'
}

/** The curve in euros. Its prices are loaded when it is asked for. */
export function useEuros({ supply, view, figures }: Omit<CurveCardProps, 'change'>): Euros {
  const asked = view.unit === 'euros' && hasTolls({ supply, figures })
  const { data: prices, isLoading } = useAccessPrices(supply, { enabled: asked })
  const { slots, aligned } = figures
  return useMemo(() => {
    if (!asked) return 'off'
    if (prices === undefined) return isLoading ? 'loading' : 'failed'
    if (prices === null) return 'none'
    const priced = slots.map((slot) => inEuros(slot, prices))
    // A slot without a price must not look like one without data.
    const unpriced = slots.filter(({ kwh }, nth) => kwh !== null && priced[nth]?.kwh === null)
    if (unpriced.length > 0) return unpriced.some(({ periods }) => periods.length === 0) ? 'periods' : 'none'
    return {
      slots: priced,
      aligned: aligned.map((slot) => slot && inEuros(slot, prices)),
      sum: sumKnown(priced.map(({ kwh }) => kwh)),
      billedFrom: prices.billedFrom,
    }
  }, [asked, prices, isLoading, slots, aligned])
}

/** A slot with its tolls and charges in euros in place of its energy, and without the installation's own. */
function inEuros(slot: CurveSlot, prices: AccessPrices): CurveSlot {
  return { ...slot, kwh: slot.kwh === null ? null : eurosOfEnergy(slot.periods, prices), own: undefined }
}
