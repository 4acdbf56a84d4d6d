import type { MeteredPoint } from '#src/modules/metering/curve.rules.ts'

/** A home that uses 3,000 kWh a year and has no panels, for tests of curves and registers. */
export const meteredHome: MeteredPoint = {
  cups: 'ES0022007661975321ZM1P',
  usage: 'household',
  annualKwh: 3000,
  solarKwp: 0,
  climate: 'galicia',
  generator: false,
  tariff: '2.0TD',
}
