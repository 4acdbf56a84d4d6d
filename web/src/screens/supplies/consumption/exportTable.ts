import type { TFunction } from 'i18next'
import type { ExportTable } from '#src/base/file/csv.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { qualityLabels } from '#src/domain/supply/curve/qualityLabel.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'

export type ExportTexts = ReturnType<typeof exportTexts>

/** The texts of a table. `kwh` is the heading of the grid's energy: consumption, or a generator's feed-in. */
export function exportTexts(t: TFunction, granularity: Granularity, kwh: string) {
  return {
    at: t('consumption.table.from'),
    kwh,
    generated: `${t('consumption.series.generated')} (kWh)`,
    selfConsumed: `${t('consumption.series.selfConsumed')} (kWh)`,
    surplus: `${t('consumption.series.surplus')} (kWh)`,
    quality: t('supplies.quality'),
    qualities: qualityLabels(granularity, t),
  }
}

/** The optional columns of a table. */
export type ExportColumns = {
  /** The installation's energy. */
  readonly own: boolean
  /** The number of tariff periods. */
  readonly periods: number
}

/**
 * The slots as a table: local start with offset, kWh, the installation's energy, kWh by tariff period, and the
 * quality as text. Pass the columns to match other tables; by default they are those that the slots need.
 */
export function exportTable(
  slots: readonly CurveSlot[],
  words: ExportTexts,
  { own, periods }: ExportColumns = columnsOf(slots),
): ExportTable {
  const periodIndexes = Array.from({ length: periods }, (_, index) => index)
  return {
    headers: [
      words.at,
      words.kwh,
      ...(own ? [words.generated, words.selfConsumed, words.surplus] : []),
      ...periodIndexes.map((index) => `P${index + 1} (kWh)`),
      words.quality,
    ],
    rows: slots.map((slot) => [
      slot.at,
      slot.kwh,
      ...(own ? [slot.own?.generated ?? null, slot.own?.selfConsumed ?? null, slot.own?.surplus ?? null] : []),
      ...periodIndexes.map((index) => (slot.kwh === null ? null : (slot.periods[index] ?? null))),
      words.qualities[slot.quality],
    ]),
  }
}

function columnsOf(slots: readonly CurveSlot[]): ExportColumns {
  return {
    own: slots.some((slot) => slot.own),
    periods: Math.max(0, ...slots.map((slot) => slot.periods.length)),
  }
}

/** `consumo_rua-do-vilar-27_2026-02-15_2026-03-14`, without extension: the title of the supply and both dates. */
export function exportFileName(supply: { readonly title: string }, { from, to }: DayRange): string {
  return `consumo_${slugOf(supply.title)}_${from}_${to}`
}
