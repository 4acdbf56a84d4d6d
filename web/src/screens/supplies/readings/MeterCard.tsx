import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { type ReactNode, type Ref } from 'react'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { countedSince, type MonthReading, totalKwh } from '#src/domain/supply/meter/meterReadings.ts'
import { lastCompleted, type ProgrammedRead, programmedStateOf } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { KindTag } from './KindTag.tsx'
import { MeterFace } from './MeterFace.tsx'
import styles from './Readings.module.css'
import { ReadNow } from './ReadNow.tsx'
import { ReviewLink } from './ReviewLink.tsx'

type MeterCardProps = {
  readonly ref?: Ref<HTMLElement>
  readonly supply: Supply
  /** Newest first. */
  readonly readings: readonly MonthReading[]
  /** The programmed reads. */
  readonly reads: readonly ProgrammedRead[]
  /** The reading on display. Undefined without one. */
  readonly chosen?: MonthReading
  readonly onChoose?: (date: string) => void
}

/** The meter with the registers of a monthly reading, its current registers, and the difference. */
export function MeterCard({ ref, supply, readings, reads, chosen, onChoose }: MeterCardProps) {
  const { t, format } = useLocale()
  const last = lastCompleted(reads)
  const now = last && (!chosen || localDate(last.at) > chosen.date) ? last : undefined
  const late = reads.some((read) => programmedStateOf(read, serverNowMs()) === 'asking')
  return (
    <section ref={ref} tabIndex={-1} aria-label={t('readings.meter.title')} className={styles.card}>
      <Card title={t('readings.meter.title')} subtitle={t('readings.meter.lead', { meter: supply.meterId })}>
        <Stack gap={5}>
          <Grid min={16} gap={6}>
            {chosen && (
              <Meter
                supply={supply}
                registers={chosen.registers}
                estimated={chosen.kind === 'estimated'}
                when={format.date(chosen.date)}
                name={
                  <>
                    {t('readings.meter.monthly')} <KindTag kind={chosen.kind} />
                  </>
                }
              >
                <div className={styles.choice}>
                  <Select
                    name="reading"
                    label={t('readings.meter.choose')}
                    options={readings.map(({ date }) => ({ value: date, label: format.date(date) }))}
                    value={chosen.date}
                    onValue={(date) => onChoose?.(date)}
                  />
                </div>
                {chosen.kind === 'estimated' && chosen !== readings[0] && (
                  <ReviewLink cups={supply.cups} reading={chosen} />
                )}
              </Meter>
            )}
            <Meter
              supply={supply}
              registers={now?.registers ?? null}
              when={now ? format.dateTime(now.at) : ''}
              name={
                <>
                  <span>{t('readings.meter.now')} </span>
                  {now && <Tag tone="success">{t('readings.meter.instant')}</Tag>}
                </>
              }
            >
              <p className={styles.words} aria-live="polite">
                {now ? t('readings.meter.readAt', { moment: format.dateTime(now.at) }) : t('readings.meter.notRead')}
              </p>
              <ReadNow supply={supply} late={late} wasRead={now !== undefined} />
            </Meter>
          </Grid>
          {chosen && now?.registers && <Since supply={supply} reading={chosen} now={now} registers={now.registers} />}
        </Stack>
      </Card>
    </section>
  )
}

type MeterProps = {
  readonly supply: Supply
  /** Null before the read. */
  readonly registers: readonly number[] | null
  readonly estimated?: boolean
  /** The date as text. */
  readonly when: string
  readonly name: ReactNode
  readonly children: ReactNode
}

function Meter({ supply, registers, estimated = false, when, name, children }: MeterProps) {
  const { t, format } = useLocale()
  const words = (kwh: number, index: number) => `P${index + 1} ${format.energyKwh(kwh, 0)}`
  return (
    <div className={styles.meter}>
      <p className={styles.name}>{name}</p>
      {registers && (
        <MeterFace
          label={t('readings.meter.picture', { when, list: registers.map(words).join(', ') })}
          registers={registers}
          estimated={estimated}
          meterId={supply.meterId}
        />
      )}
      {children}
    </div>
  )
}

type SinceProps = {
  readonly supply: Supply
  readonly reading: MonthReading
  readonly now: ProgrammedRead
  readonly registers: readonly number[]
}

/** The difference since a reading. A reading that was too high is shown as such, with a link to have it reviewed. */
function Since({ supply, reading, now, registers }: SinceProps) {
  const { t, format } = useLocale()
  const counted = countedSince(reading, registers)
  const tooHigh = counted.flatMap((kwh, index) => (kwh < 0 ? [`P${index + 1}`] : []))
  const columns: readonly Column<Row>[] = [
    { id: 'period', header: t('readings.table.period'), heading: true, cell: ({ name }) => name },
    {
      id: 'monthly',
      header: `${format.date(reading.date)} (kWh)`,
      align: 'end',
      cell: ({ before }) => format.number(before),
    },
    { id: 'now', header: `${format.date(now.at)} (kWh)`, align: 'end', cell: ({ after }) => format.number(after) },
    {
      id: 'counted',
      header: t('supplies.difference'),
      align: 'end',
      cell: ({ before, after }) => format.signed(after - before),
    },
  ]
  const row = (name: string, before: number, after: number): Row => ({ name, before, after })
  return (
    <>
      {tooHigh.length === 0 ? (
        <p className={styles.words} aria-live="polite">
          {t('readings.since', {
            date: format.date(reading.date),
            moment: format.dateTime(now.at),
            energy: format.energyKwh(totalKwh(counted), 0),
          })}
        </p>
      ) : (
        <Banner tone="warning" live={false} title={t('readings.tooHigh.title')}>
          <p>{t('readings.tooHigh.text', { periods: tooHigh.join(', ') })}</p>
          <ReviewLink cups={supply.cups} reading={reading} />
        </Banner>
      )}
      <DataTable
        caption={t('readings.table.since')}
        columns={columns}
        rows={[
          ...reading.registers.map((kwh, index) => row(`P${index + 1}`, kwh, registers[index] ?? kwh)),
          row(t('chart.total'), totalKwh(reading.registers), totalKwh(registers)),
        ]}
        rowId={({ name }) => name}
        dense
      />
    </>
  )
}

interface Row {
  readonly name: string
  readonly before: number
  readonly after: number
}
