import type { EnergyPoint } from '#src/ui/chart/energy/energyChart.type.ts'

/** Hourly values from 11 March 2026, with a gap and an estimated stretch. */
export function demoHours(days: number, scale: number): readonly EnergyPoint[] {
  return Array.from({ length: days * 24 }, (_, index) => {
    const hour = index % 24
    const share = SHARES[hour] ?? 0
    return {
      at: Date.UTC(2026, 2, 10, 23 + index),
      label: `${hour} h`,
      value: index >= 30 && index < 33 ? null : share * scale * (1 + 0.3 * Math.sin(index * 1.7)) * 0.085,
      estimated: index >= 12 && index < 17,
      period: hour < 8 ? 3 : [10, 11, 12, 13, 18, 19, 20, 21].includes(hour) ? 1 : 2,
    }
  })
}

/** Daily values to 12 March 2026, two of them estimated and one missing. */
export function demoDays(days: number, scale: number): readonly EnergyPoint[] {
  return Array.from({ length: days }, (_, index) => {
    const at = new Date(Date.UTC(2026, 2, 12 - days + 1 + index, 11))
    return {
      at,
      label: `${at.getUTCDate()}/${at.getUTCMonth() + 1}`,
      value: index === 9 ? null : (8.2 + 2.4 * Math.sin(index * 0.9) + (index % 7 > 4 ? 2 : 0)) * scale,
      estimated: index > 17,
    }
  })
}

export type DemoReading = { readonly id: string; readonly on: string; readonly kind: string; readonly kwh: number }

export function demoReadings(): readonly DemoReading[] {
  return Array.from({ length: 12 }, (_, month) => ({
    id: String(month),
    on: `2025-${String(month + 1).padStart(2, '0')}-28`,
    kind: month % 4 === 2 ? 'Estimada' : 'Real',
    kwh: 210 + ((month * 37) % 90),
  }))
}

/** Six months by tariff period, the third of them estimated. */
export function demoBills() {
  return ['octubre', 'noviembre', 'diciembre', 'enero', 'febrero', 'marzo'].map((name, month) => ({
    id: name,
    label: name.slice(0, 3),
    name: `${name} de ${month < 3 ? 2025 : 2026}`,
    parts: [
      { period: 1, value: 2.4 + Math.sin(month) * 0.4 },
      { period: 2, value: 2.1 + Math.cos(month) * 0.3 },
      { period: 3, value: 4.2 + Math.sin(month * 0.7) * 0.6 },
    ],
    estimated: month === 2,
  }))
}

/** Each hour's share of a household's daily energy, in percent. */
const SHARES = [
  3.2, 2.7, 2.5, 2.4, 2.4, 2.5, 2.9, 3.7, 4.1, 4, 4, 4.2, 4.5, 5, 5.2, 4.7, 4.3, 4.2, 4.5, 5, 5.7, 6.4, 6.2, 5.7,
]
