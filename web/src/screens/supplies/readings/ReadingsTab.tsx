import { useTranslation } from 'react-i18next'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useMeterReadings } from '#src/domain/supply/meter/meterReadings.ts'
import { useProgrammedReads } from '#src/domain/supply/meter/programmed.ts'
import { isSupplyGone, SupplyGone } from '#src/domain/supply/SupplyGone.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { MeterCard } from './MeterCard.tsx'
import { ReadingsReport } from './ReadingsReport.tsx'

/** The readings of a supply's meter with their origin: each month, and now. */
export function ReadingsTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const readings = useMeterReadings(supply)
  // Fetched with the readings, so that both appear together. Without them the readings are shown alone.
  const reads = useProgrammedReads(supply).data ?? []
  if (isSupplyGone(readings.error)) return <SupplyGone />
  return (
    <Stack gap={6}>
      <QueryGate query={readings} skeleton={<ReportSkeleton of="table" />}>
        {(data) =>
          data.length > 0 ? (
            <>
              <OldDates days={data.map(({ date }) => date)} />
              <ReadingsReport supply={supply} readings={data} reads={reads} />
            </>
          ) : (
            <>
              <Card>
                <EmptyState icon="meter" title={t('readings.none.title')}>
                  {t('readings.none.text')}
                </EmptyState>
              </Card>
              <MeterCard supply={supply} readings={data} reads={reads} />
            </>
          )
        }
      </QueryGate>
    </Stack>
  )
}
