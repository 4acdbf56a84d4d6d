import { useId } from 'react'
import { PeriodPattern } from '#src/ui/chart/PeriodPattern.tsx'
import styles from './Readings.module.css'

type MeterFaceProps = {
  /** The picture as text: meter, date, and each register. */
  readonly label: string
  /** By tariff period, P1 first, whole kWh. */
  readonly registers: readonly number[]
  /** The displayed values are estimated, not read. */
  readonly estimated?: boolean
  readonly meterId: string
}

/** A meter with its registers on the display, a row each, with a fixed number of digits. */
export function MeterFace({ label, registers, estimated = false, meterId }: MeterFaceProps) {
  const id = useId()
  const rows = registers.map((kwh, index) => ({
    name: `P${index + 1}`,
    period: index + 1,
    digits: String(kwh),
    y: 26 + (index + 0.5) * ROW,
  }))
  const display = 20 + rows.length * ROW
  const height = display + 90
  return (
    <svg className={styles.face} viewBox={`0 0 240 ${height}`} role="img" aria-label={label}>
      <defs>
        {rows.map(({ name, period }) => (
          <PeriodPattern key={name} id={`${id}-${name}`} period={period} />
        ))}
      </defs>
      <rect className={styles.case} x="1" y="1" width="238" height={height - 2} rx="16" />
      <rect className={styles.display} data-estimated={estimated} x="16" y="16" width="208" height={display} rx="8" />
      {rows.map(({ name, digits, y }) => (
        <g key={name}>
          <rect x="26" y={y - 9} width="6" height="18" rx="2" fill={`url(#${id}-${name})`} />
          <text x="40" y={y} dominantBaseline="central">
            {name}
          </text>
          <text className={styles.digits} x="178" y={y} dominantBaseline="central" textAnchor="end">
            <tspan className={styles.zeros}>{'0'.repeat(Math.max(0, DIGITS - digits.length))}</tspan>
            {digits}
          </text>
          <text className={styles.unit} x="214" y={y} dominantBaseline="central" textAnchor="end">
            kWh
          </text>
        </g>
      ))}
      <circle className={styles.light} cx="28" cy={display + 34} r="4" />
      <text className={styles.serial} x="40" y={display + 34} dominantBaseline="central">
        {meterId}
      </text>
      <path className={styles.cover} d={`M1 ${height - 34}h238`} />
      {[60, 100, 140, 180].map((x) => (
        <circle key={x} className={styles.screw} cx={x} cy={height - 17} r="6" />
      ))}
    </svg>
  )
}

const ROW = 34
const DIGITS = 7
