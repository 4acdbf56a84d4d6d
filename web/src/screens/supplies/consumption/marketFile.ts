import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { startOfDay } from '@acometida/api-spec/rules/time/localTime'
import { csvLines } from '#src/base/file/csv.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import type { SupplyCurve } from './curvesFile.ts'

/**
 * The file of hourly energy that comparators of offers and installers in Spain read, whatever the language of the
 * client: `;`, decimal comma, no byte order mark. A file with an installation or a generator has the columns of
 * self-consumption instead: `AE` is taken from the grid, `AS` fed into it.
 */
const PLAIN = ['CUPS', 'Fecha', 'Hora', 'Consumo_kWh', 'Metodo_obtencion']
const SELF_CONSUMPTION = ['CUPS', 'Fecha', 'Hora', 'AE_kWh', 'AS_KWh', 'AE_AUTOCONS_kWh', 'REAL/ESTIMADO']

/** Whether the file of these supplies needs the columns of self-consumption. */
export function needsSelfConsumption(supplies: readonly Supply[]): boolean {
  return supplies.some(({ cau, generator }) => cau !== null || generator)
}

/** The heading of the file: `CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion` without self-consumption. */
export function marketHeader(selfConsumption: boolean): string {
  return csvLines([selfConsumption ? SELF_CONSUMPTION : PLAIN], 'es')
}

/** The lines of a curve of hours. An hour without a value has no line: readers would count an empty one as zero. */
export function marketLines({ supply, slots }: SupplyCurve, selfConsumption: boolean): string {
  const rows = slots.flatMap((slot) => {
    if (slot.kwh === null) return []
    const { taken, fed, selfConsumed } = energyOf(supply, slot)
    const energy = selfConsumption ? [taken, fed, selfConsumed] : [taken]
    return [[supply.cups, ...dateAndHour(slot.at), ...energy.map(decimals), method(slot)]]
  })
  return csvLines(rows, 'es')
}

/** The name of the file, after that of the usual one: `consumo_rua-do-vilar-27_2026-02-15_2026-03-14_comparadores`. */
export function marketFileName(usual: string): string {
  return `${usual}_comparadores`
}

function energyOf({ generator }: Supply, { kwh, own }: CurveSlot) {
  if (generator) return { taken: null, fed: kwh, selfConsumed: null }
  return { taken: kwh, fed: own?.surplus ?? null, selfConsumed: own?.selfConsumed ?? null }
}

/**
 * The local date `25/10/2026`, and the ordinal of the hour in its day: 1 to 24, up to 23 or 25 when the clock changes.
 */
function dateAndHour(at: string): readonly [string, string] {
  const date = at.slice(0, 10)
  const hour = (parseInstant(at) - startOfDay(date)) / HOUR_MS + 1
  return [date.split('-').toReversed().join('/'), String(hour)]
}

/** kWh to the watt-hour, `0,250`. */
function decimals(kwh: number | null): string {
  return kwh === null ? '' : kwh.toFixed(3).replace('.', ',')
}

/** Real or estimated. What nobody calls estimated is real. */
function method({ quality }: CurveSlot): 'R' | 'E' {
  return quality === 'real' || quality === 'untold' ? 'R' : 'E'
}
