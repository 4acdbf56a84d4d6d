/** Rounds energy to the watt-hour: sums of thousands of decimals accumulate errors. */
export function roundKwh(kwh: number): number {
  return Math.round(kwh * 1000) / 1000
}
