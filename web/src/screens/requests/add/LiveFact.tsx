import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNamed } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useBills } from '#src/domain/bill/bills.ts'
import { useSupplyNow } from '#src/domain/outage/supplyNow.ts'
import { useMeterReadings } from '#src/domain/supply/meter/meterReadings.ts'
import { powerWords } from '#src/domain/supply/power/powerWords.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import type { Suggestion } from './suggestion.ts'
import styles from './LiveFact.module.css'

type FactProps = { readonly supply: Supply }
type LiveFactProps = FactProps & Pick<Suggestion, 'kind'>

/** The current facts about a supply for a subject, in one line. Empty if they do not load. */
export function LiveFact({ kind, supply }: LiveFactProps) {
  const Fact = FACTS[kind]
  return Fact ? <Fact supply={supply} /> : null
}

const FACTS: Readonly<Partial<Record<Suggestion['kind'], ComponentType<FactProps>>>> = {
  bills: LastBill,
  outages: CutNow,
  readings: LastReading,
  power: ContractedPower,
  curve: CurveEnd,
}

const STANDINGS = ['paid', 'pending', 'overdue', 'debit'] as const

function LastBill({ supply }: FactProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, isLoading } = useBills(supply)
  const bill = data?.[0]
  return (
    <Line isLoading={isLoading}>
      {bill &&
        t(`newRequest.help.live.bill.${isNamed(STANDINGS, bill.standing) ? bill.standing : 'other'}`, {
          month: format.month(bill.from),
          amount: format.money(bill.totalCents / 100),
          date: format.date(bill.dueOn),
        })}
      {data && !bill && t('newRequest.help.live.noBill')}
    </Line>
  )
}

function CutNow({ supply }: FactProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { now } = useSupplyNow(supply.cups)
  return (
    <Line isLoading={now.kind === 'loading'}>
      {now.kind === 'planned' && t('newRequest.help.live.planned', { date: format.dateTime(now.outage.startsAt) })}
      {now.kind === 'outage' && t('newRequest.help.live.outage', { date: format.dateTime(now.outage.startsAt) })}
      {now.kind === 'tripped' && t('newRequest.help.live.tripped')}
      {(now.kind === 'closed' || now.kind === 'noSwitch') && t('newRequest.help.live.calm')}
    </Line>
  )
}

function LastReading({ supply }: FactProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, isLoading } = useMeterReadings(supply)
  const reading = data?.[0]
  return (
    <Line isLoading={isLoading}>
      {reading &&
        t(`newRequest.help.live.reading.${reading.kind === 'estimated' ? 'estimated' : 'real'}`, {
          date: format.date(reading.date),
        })}
      {data && !reading && t('newRequest.help.live.noReading')}
    </Line>
  )
}

function ContractedPower({ supply }: FactProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return <Line>{t('newRequest.help.live.power', { power: powerWords(supply.contractedPower, t, format) })}</Line>
}

function CurveEnd({ supply }: FactProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return <Line>{t('newRequest.help.live.curve', { date: format.date(supply.lastDataDate) })}</Line>
}

/** The same height before and after loading. */
function Line({ isLoading = false, children }: { readonly isLoading?: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.fact} aria-busy={isLoading || undefined}>
      {isLoading ? <Skeleton width="14rem" /> : children}
    </p>
  )
}
