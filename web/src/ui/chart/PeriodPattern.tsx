type PeriodPatternProps = {
  readonly id: string
  /** 1 to 6. */
  readonly period: number
}

/**
 * The fill of a tariff period: its colour, and a texture that grows lighter from P1 to P6, for readers who cannot see
 * the colour.
 */
export function PeriodPattern({ id, period }: PeriodPatternProps) {
  const colour = `var(--period-${period})`
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={ANGLES[period - 1]}>
      {period === 1 ? (
        <rect width="6" height="6" style={{ fill: colour }} />
      ) : (
        <>
          <rect width="6" height="6" style={{ fill: colour, fillOpacity: 0.22 }} />
          <path d={TEXTURES[period - 1]} style={{ stroke: colour, strokeWidth: 2 - period * 0.15 }} />
        </>
      )}
    </pattern>
  )
}

const TEXTURES = ['', 'M0 1.5H6M0 4.5H6', 'M0 3H6', 'M3 0V6', 'M0 3H6M3 0V6', 'M2.5 3H3.5']
const ANGLES = ['', 'rotate(45)', 'rotate(-45)', '', '', '']
