import type { Instant } from '#src/base/format.ts'

export type EnergyPoint = {
  /** The start of the slot. */
  readonly at: Instant
  /** Under the axis: "18", "14 mar". */
  readonly label: string
  /** Null without data: a gap, never zero. */
  readonly value: number | null
  readonly estimated: boolean
  /** The full name of a slot that is not a time range: "de 9 a 10 h". */
  readonly name?: string | undefined
  /** No data can arrive for this slot. */
  readonly idle?: boolean | undefined
  /** Tariff period, 1 to 6. */
  readonly period?: number | undefined
  /** Notes on the slot: a pin on the chart, listed with its values. Read from the first series. */
  readonly notes?: readonly SlotNote[] | undefined
}

export type SlotNote = { readonly name: string; readonly value: string }

export type EnergySeries = {
  readonly name: string
  /** Determines colour and pattern. */
  readonly kind: 'consumption' | 'generation' | 'surplus' | 'selfConsumption' | 'comparison'
  readonly points: readonly EnergyPoint[]
}

/** The indexes of the first and last slot, both included. */
export type SlotRange = { readonly from: number; readonly to: number }

export type EnergyChartProps = {
  /** Aligned by index: the third point of each series is the same slot. The first series names the slots. */
  readonly series: readonly EnergySeries[]
  /** "kWh", "kW", "€". */
  readonly unit: string
  readonly granularity: 'hour' | 'day' | 'month'
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
  readonly decimals?: number | undefined
  /** Colours the tariff periods behind the curve. */
  readonly periodBands?: boolean | undefined
  /** Enables zooming into a range marked by drag or keyboard. */
  readonly onZoom?: ((range: SlotRange) => void) | undefined
  /** Opens a slot: on Enter, on a click, or on a second touch of the slot shown by the first. */
  readonly onOpen?: ((slot: number) => void) | undefined
}
