import { addMonths, endOfMonth } from '@acometida/api-spec/rules/calendar'
import type { MeterReading, ProgrammedQuery, ProgrammedRead } from '#src/api/generated/api.ts'

/**
 * The content of GET /meterReadings: the months up to one, `YYYY-MM`, newest first. The last one ends at 10,000, 8,000
 * and 20,000 kWh, and each counts 84, 56 and 140 unless changed.
 */
export function meterReadingsAnswer(
  last: string,
  months: number,
  changes: (month: string) => Partial<MeterReading> = () => ({}),
) {
  const items = Array.from({ length: months }, (_, index): MeterReading => {
    const start = addMonths(`${last}-01`, -index)
    return {
      meterId: '0022118034512',
      readingDate: endOfMonth(start),
      readingTypeId: '01',
      origin: 'I',
      registers: [
        { period: 1, value: 10_000 - 84 * index, consumption: 84 },
        { period: 2, value: 8_000 - 56 * index, consumption: 56 },
        { period: 3, value: 20_000 - 140 * index, consumption: 140 },
      ],
      ...changes(start.slice(0, 7)),
    }
  })
  return { meterReadings: { count: items.length, items } }
}

/** A read of 16 March 2026 at 10:00 that is done, with whatever a test says differently. */
export function cannedRead(changes: Partial<ProgrammedRead> = {}): ProgrammedRead {
  return {
    id: '17',
    meterId: '0022118034512',
    origin: 'I',
    status: 'DONE',
    createDate: '2026-03-16T10:00:00+01:00',
    dueDate: '2026-03-16T09:59:30+01:00',
    registers: [10_040, 8_030, 20_060],
    ...changes,
  }
}

/** A question for the power, answered on 16 March 2026 at 10:00, with whatever a test says differently. */
export function cannedQuery(changes: Partial<ProgrammedQuery> = {}): ProgrammedQuery {
  return {
    id: '31',
    meterId: '0022118034512',
    type: 'POWER',
    status: 'DONE',
    createDate: '2026-03-16T10:00:00+01:00',
    dueDate: '2026-03-16T09:59:30+01:00',
    value: '1240',
    ...changes,
  }
}

/** The content of GET /programmedReads. */
export function cannedReads(...reads: readonly ProgrammedRead[]) {
  return { count: reads.length, reads }
}

/** The content of GET /programmedQuery. */
export function cannedQueries(...items: readonly ProgrammedQuery[]) {
  return { count: items.length, items }
}
