import { useMemo } from 'react'
import { useAccessPrices } from '#src/domain/supply/accessPrices.ts'
import type { MaxPower } from '#src/domain/supply/power/maxPower.ts'
import { powerAdvice, savedEuros, WORTH_SAVING } from '#src/domain/supply/power/powerAdvice.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The advice on the contracted power of a supply, with the prices of its last bill. */
export function usePowerAdvice(supply: Supply, maxPower: MaxPower) {
  const bills = useAccessPrices(supply)
  const prices = bills.data ?? null
  const advice = useMemo(() => powerAdvice(maxPower, supply.contractedPower, prices), [maxPower, supply, prices])
  const saved = savedEuros(advice)
  return {
    bills,
    prices,
    advice,
    /** What the advice would save in a year, euros. Null if that is nothing, or unknown. */
    savedEuros: saved !== null && saved >= WORTH_SAVING ? saved : null,
    /** No other powers would cost less. False without prices. */
    isCheapest: advice.kind === 'metered' && saved !== null && saved < WORTH_SAVING,
  }
}

export type SuppliedAdvice = ReturnType<typeof usePowerAdvice>
