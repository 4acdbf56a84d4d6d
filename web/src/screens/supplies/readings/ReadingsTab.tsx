import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isNamed } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type MonthReading, READING_KINDS, totalKwh, useMeterReadings } from '#src/domain/supply/meter/meterReadings.ts'
import { useProgrammedReads, type ProgrammedRead } from '#src/domain/supply/meter/programmed.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { isSupplyGone, SupplyGone } from '#src/domain/supply/SupplyGone.tsx'
import { changedQuery } from '#src/screens/supplies/changedQuery.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { KindTag } from './KindTag.tsx'
import { MeterCard } from './MeterCard.tsx'
import { ReadingsList } from './ReadingsList.tsx'
import { ReviewLink } from './ReviewLink.tsx'

/** The readings of a supply's meter with their origin: each month, and now. */
export function ReadingsTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
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
                <EmptyState icon="meter" title={t('readings.none.title')} text={t('readings.none.text')} />
              </Card>
              <MeterCard supply={supply} readings={data} reads={reads} />
            </>
          )
        }
      </QueryGate>
    </Stack>
  )
}

type ReadingsReportProps = {
  readonly supply: Supply
  /** Newest first. At least one. */
  readonly readings: readonly MonthReading[]
  /** The programmed reads. */
  readonly reads: readonly ProgrammedRead[]
}

/** The last reading with its origin, a reading compared with the current registers, and all readings. */
function ReadingsReport({ supply, readings, reads }: ReadingsReportProps) {
  const { t, format } = useLocale()
  const [query, setQuery] = useSearchParams()
  const meter = useRef<HTMLElement>(null)
  const [newest] = readings
  if (!newest) return null
  const chosen = readings.find(({ date }) => date === query.get('reading')) ?? newest

  const choose = (reading: string) => setQuery(changedQuery(query, { reading }), { preventScrollReset: true })
  const chooseFromList = (date: string) => {
    choose(date)
    meter.current?.focus()
  }

  return (
    <>
      <Headline
        figure={
          <StatNumber
            size="hero"
            label={t('readings.hero', { date: format.date(newest.date) })}
            value={format.number(totalKwh(newest.registers))}
            unit="kWh"
          >
            <KindTag kind={newest.kind} />
          </StatNumber>
        }
        sentence={t(`readings.sentence.${isNamed(READING_KINDS, newest.kind) ? newest.kind : 'other'}`, {
          energy: format.energyKwh(totalKwh(newest.counted), 0),
        })}
      >
        {newest.kind === 'estimated' && <ReviewLink cups={supply.cups} reading={newest} />}
      </Headline>
      <MeterCard ref={meter} supply={supply} readings={readings} reads={reads} chosen={chosen} onChoose={choose} />
      <ReadingsList supply={supply} readings={readings} onChoose={chooseFromList} />
    </>
  )
}
