import { example } from '@acometida/api-spec/operations/example.ts'
import { addMonths, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import type { MeterReading } from '#src/api/generated/api.ts'
import { counted } from '#src/testing/counted.ts'

/**
 * The content of GET /meterReadings: `months` months to `last` (`2026-03`), newest first. The last one ends at 10,000,
 * 8,000 and 20,000 kWh. By default each counts 84, 56 and 140 kWh.
 */
export function meterReadingsAnswer(
  last: string,
  months: number,
  changes: (month: string) => Partial<MeterReading> = () => ({}),
) {
  const items = Array.from({ length: months }, (_, index): MeterReading => {
    const start = addMonths(`${last}-01`, -index)
    return {
      ...example('MeterReading'),
      readingDate: endOfMonth(start),
      registers: [
        { period: 1, value: 10_000 - 84 * index, consumption: 84 },
        { period: 2, value: 8_000 - 56 * index, consumption: 56 },
        { period: 3, value: 20_000 - 140 * index, consumption: 140 },
      ],
      ...changes(start.slice(0, 7)),
    }
  })
  return { meterReadings: counted(items) }
}
