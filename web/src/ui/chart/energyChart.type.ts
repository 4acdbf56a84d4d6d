import type { Instant } from '#src/base/format.ts'

export type EnergyPoint = {
  /** When the slot begins. */
  readonly at: Instant
  /** Under the axis: "18", "14 mar". */
  readonly label: string
  /** null where no data has arrived: a gap, never a zero. */
  readonly value: number | null
  readonly estimated: boolean
  /** In full, where the slot is no stretch of time: "de 9 a 10 h". */
  readonly name?: string | undefined
  /** There is nothing here that data could arrive of. */
  readonly idle?: boolean | undefined
  /** Tariff period, 1 to 6. */
  readonly period?: number | undefined
  /** What else is known of the slot: a pin on the chart, told with its values. Of the first series. */
  readonly notes?: readonly SlotNote[] | undefined
}

export type SlotNote = { readonly name: string; readonly value: string }

export type EnergySeries = {
  readonly name: string
  /** Decides the colour and the pattern. */
  readonly kind: 'consumption' | 'generation' | 'surplus' | 'selfConsumption' | 'comparison'
  readonly points: readonly EnergyPoint[]
}

/** Indexes of the first and the last slot, both included. */
export type SlotRange = { readonly from: number; readonly to: number }

export type EnergyChartProps = {
  /** Aligned by index: the third point of each series is the same slot. The first series names the slots. */
  readonly series: readonly EnergySeries[]
  /** "kWh", "kW", "€". */
  readonly unit: string
  readonly granularity: 'hour' | 'day' | 'month'
  /** One sentence that says what the chart shows: its name, and all that some readers will know of it. */
  readonly summary: string
  readonly decimals?: number | undefined
  /** Colours the tariff periods behind the curve. */
  readonly periodBands?: boolean | undefined
  /** Given, a dragged or keyboard-marked range may be zoomed into. */
  readonly onZoom?: ((range: SlotRange) => void) | undefined
}
