import type { TFunction } from 'i18next'
import type { ExportTable } from '#src/base/file/csv.ts'
import { inFileName } from '#src/base/file/inFileName.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { qualityTexts } from '#src/domain/supply/curve/qualityWords.ts'
import type { Granularity } from '#src/domain/supply/meter/groupReadings.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'

export type ExportWords = ReturnType<typeof exportWords>

/** The texts of a table. `kwh` is the heading of the grid's energy: consumption, or a generator's feed-in. */
export function exportWords(t: TFunction, granularity: Granularity, kwh: string) {
  return {
    at: t('consumption.table.from'),
    kwh,
    generated: `${t('consumption.series.generated')} (kWh)`,
    selfConsumed: `${t('consumption.series.selfConsumed')} (kWh)`,
    surplus: `${t('consumption.series.surplus')} (kWh)`,
    quality: t('supplies.quality'),
    qualities: qualityTexts(granularity, t),
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
 * The readings as a table: local start with offset, kWh, the installation's energy, kWh by tariff period, and the
 * quality as text. Pass the columns to match other tables; by default they are those that the readings need.
 */
export function exportTable(
  readings: readonly Reading[],
  words: ExportWords,
  { own, periods }: ExportColumns = columnsOf(readings),
): ExportTable {
  const slots = Array.from({ length: periods }, (_, index) => index)
  return {
    headers: [
      words.at,
      words.kwh,
      ...(own ? [words.generated, words.selfConsumed, words.surplus] : []),
      ...slots.map((slot) => `P${slot + 1} (kWh)`),
      words.quality,
    ],
    rows: readings.map((reading) => [
      reading.at,
      reading.kwh,
      ...(own ? [reading.own?.generated ?? null, reading.own?.selfConsumed ?? null, reading.own?.surplus ?? null] : []),
      ...slots.map((slot) => (reading.kwh === null ? null : (reading.periods[slot] ?? null))),
      words.qualities[reading.quality],
    ]),
  }
}

function columnsOf(readings: readonly Reading[]): ExportColumns {
  return {
    own: readings.some((reading) => reading.own),
    periods: Math.max(0, ...readings.map((reading) => reading.periods.length)),
  }
}

/** `consumo_rua-do-vilar-27_2026-02-15_2026-03-14`, without extension: the title of the supply and both dates. */
export function exportFileName(supply: { readonly title: string }, { from, to }: DayRange): string {
  return `consumo_${inFileName(supply.title)}_${from}_${to}`
}
