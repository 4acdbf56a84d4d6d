import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isNamed } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { READING_KINDS, type MonthReading, totalKwh } from '#src/domain/supply/meter/meterReadings.ts'
import type { ProgrammedRead } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { withParts } from '#src/screens/supplies/withParts.ts'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { MeterCard } from './MeterCard.tsx'
import { KindTag } from './KindTag.tsx'
import { ReadingsList } from './ReadingsList.tsx'
import { ReviewLink } from './ReviewLink.tsx'

type ReadingsReportProps = {
  readonly supply: Supply
  /** Newest first. At least one. */
  readonly readings: readonly MonthReading[]
  /** The programmed reads. */
  readonly reads: readonly ProgrammedRead[]
}

/** The last reading with its origin, a reading compared with the current registers, and all readings. */
export function ReadingsReport({ supply, readings, reads }: ReadingsReportProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [query, setQuery] = useSearchParams()
  const meter = useRef<HTMLElement>(null)
  const [newest] = readings
  if (!newest) return null
  const chosen = readings.find(({ date }) => date === query.get('reading')) ?? newest

  const choose = (reading: string) => setQuery(withParts(query, { reading }), { preventScrollReset: true })
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
