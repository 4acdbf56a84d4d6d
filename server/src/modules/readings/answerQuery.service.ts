import type { ProgrammedQuery } from '@acometida/api-spec/generated/operations'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { localDate, localDayNumber } from '@acometida/api-spec/rules/time/localTime'
import type { Context } from '#src/core/context.ts'
import { curveOfDay } from '#src/modules/metering/curve.rules.ts'
import { energySince } from '#src/modules/metering/readings.rules.ts'
import type { Point } from '#src/modules/points/visiblePoint.service.ts'
import { type SwitchStatus, switchStatus } from '#src/modules/supplies/switchStatus.service.ts'

/** The answer of a meter: its text on the wire, and its meaning. */
export type MeterAnswer =
  | { readonly type: 'POWER'; readonly value: string; readonly watts: number }
  | { readonly type: 'ENERGY'; readonly value: string; readonly kwh: number }
  | { readonly type: 'SWITCH'; readonly value: string; readonly status: SwitchStatus }

/** Queries the meter of a supply now. */
export function answerQuery({ db, now }: Context, point: Point, type: ProgrammedQuery['type']): MeterAnswer {
  if (type === 'POWER') {
    const watts = powerAt(point, now, switchStatus(db, point, now))
    return { type, value: String(watts), watts }
  }
  if (type === 'ENERGY') {
    const kwh = energySince(point, localDate(now), now).reduce((one, other) => one + other, 0) / 1000
    return { type, value: kwh.toFixed(3), kwh }
  }
  const status = switchStatus(db, point, now)
  return { type, value: status, status }
}

/** The mean power of the hour; 0 while the switch is open. */
function powerAt(point: Point, now: number, status: SwitchStatus): number {
  if (status === 'TRIPPED' || status === 'RECONNECTING') return 0
  const today = localDayNumber(now)
  const { hours } = curveOfDay(point, today, today)
  return Math.round((hours.find(({ start }) => parseInstant(start) + HOUR_MS > now)?.gridKwh ?? 0) * 1000)
}
