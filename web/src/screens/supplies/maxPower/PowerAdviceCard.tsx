import { type Ref, useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import type { PowerPrices } from '#src/domain/supply/accessPrices.ts'
import {
  eurosOfKw,
  type PowerPeriod,
  type PowerAdvice,
  type PowerOption,
  type SwitchedPeriod,
  VALLEY,
} from '#src/domain/supply/power/powerAdvice.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './MaxPower.module.css'
import { type PowerWish, usePeriodLabel } from './RetailerSheet.tsx'
import type { SuppliedAdvice } from './usePowerAdvice.ts'

type PowerAdviceCardProps = {
  readonly supply: Supply
  readonly supplied: SuppliedAdvice
  readonly onSheet: (wishes: readonly PowerWish[]) => void
  /** The button that opens the sheet, to restore the focus. */
  readonly opener: Ref<HTMLButtonElement>
}

/** The advice on the contracted power. Without prices on a bill, it shows no amounts. */
export function PowerAdviceCard({ supply, supplied, onSheet, opener }: PowerAdviceCardProps) {
  const { t, format } = useLocale()
  const { bills, prices, advice, isCheapest } = supplied
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  if (advice.kind === 'tooFewMonths') {
    return (
      <Card title={t('maxPower.advice.title')}>
        <p>{t('maxPower.advice.tooFewMonths', { count: advice.months })}</p>
      </Card>
    )
  }
  const wishes = advice.periods.map(({ period, suggestedWatts }) => ({
    period,
    watts: chosen[period] ?? suggestedWatts,
  }))
  const same = wishes.every(({ period, watts }) => watts === supply.contractedPower[period - 1])
  return (
    <Card title={t('maxPower.advice.title')} subtitle={t('maxPower.advice.lead', { months: advice.months })}>
      <Stack gap={6}>
        {(bills.data === null || bills.isError) && (
          <Banner live={false} actions={bills.isError && <RetryButton onRetry={() => void bills.refetch()} />}>
            {t(bills.isError ? 'maxPower.advice.pricesFailed' : 'maxPower.advice.noPrices')}
          </Banner>
        )}
        {advice.kind === 'switched' ? (
          <Grid min={20} gap={8}>
            {advice.periods.map((period) => (
              <SwitchedChoice
                key={period.period}
                period={period}
                months={advice.months}
                prices={prices}
                watts={chosen[period.period] ?? period.suggestedWatts}
                onWatts={(watts) => setChosen({ ...chosen, [period.period]: watts })}
              />
            ))}
          </Grid>
        ) : (
          <MeteredTable periods={advice.periods} euros={advice.euros} isCheapest={isCheapest} />
        )}
        <NoteList>
          {prices && t('maxPower.notes.indicative')}
          {prices &&
            advice.kind === 'switched' &&
            t('maxPower.notes.car', {
              valley: format.money(eurosOfKw(prices, VALLEY)),
              peak: format.money(eurosOfKw(prices, PEAK)),
            })}
          {advice.kind === 'metered' && t('maxPower.notes.order')}
          {t('maxPower.notes.once')}
          {t('maxPower.notes.retailer')}
        </NoteList>
        {isCheapest ? null : same ? (
          <p>{t('maxPower.advice.nothingToAsk')}</p>
        ) : (
          <div>
            <Button variant="primary" icon="document" ref={opener} onClick={() => onSheet(wishes)}>
              {t('maxPower.sheet.open')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

const PEAK = 1

type SwitchedChoiceProps = {
  readonly period: SwitchedPeriod
  readonly months: number
  readonly prices: PowerPrices | null
  readonly watts: number
  readonly onWatts: (watts: number) => void
}

/** The possible powers of a period, each with the months it would have tripped and its yearly difference. */
function SwitchedChoice({ period, months, prices, watts, onWatts }: SwitchedChoiceProps) {
  const { t, format } = useLocale()
  const nameOf = usePeriodLabel(2)
  const [current] = period.options

  const describeOption = ({ watts: power, trippedMonths, savedEuros }: PowerOption) => {
    const tripped =
      trippedMonths === null
        ? t('maxPower.option.unknown')
        : trippedMonths === 0
          ? t('maxPower.option.never', { months })
          : t('maxPower.option.tripped', { count: trippedMonths, months })
    if (power === current.watts) return `${t('maxPower.option.current')} · ${tripped}`
    if (savedEuros === null) return tripped
    const money = t(savedEuros >= 0 ? 'maxPower.option.saves' : 'maxPower.option.costs', {
      euros: format.money(Math.abs(savedEuros)),
    })
    return `${tripped} · ${money}`
  }

  const advice =
    period.reachedMonths > 0
      ? t('maxPower.advice.reached', { count: period.reachedMonths })
      : period.suggestedWatts < current.watts
        ? t('maxPower.advice.lower', { power: format.powerKw(period.suggestedWatts) })
        : t('maxPower.advice.keep')
  return (
    <div className={styles.period}>
      <RadioGroup
        label={nameOf(period.period)}
        name={`power-${period.period}`}
        hint={
          <>
            {advice}
            {prices && ` ${t('maxPower.advice.perKw', { euros: format.money(eurosOfKw(prices, period.period)) })}`}
          </>
        }
        options={period.options.map((option) => ({
          value: String(option.watts),
          label: format.powerKw(option.watts),
          hint: describeOption(option),
        }))}
        value={String(watts)}
        onValue={(value) => onWatts(Number(value))}
      />
    </div>
  )
}

type MeteredTableProps = {
  readonly periods: readonly PowerPeriod[]
  readonly euros: Extract<PowerAdvice, { kind: 'metered' }>['euros']
  readonly isCheapest: boolean
}

/** The six powers, current and cheapest; the current ones alone if they are. */
function MeteredTable({ periods, euros, isCheapest }: MeteredTableProps) {
  const { t, format } = useLocale()
  const power = (id: 'highest' | 'contracted' | 'suggested'): Column<PowerPeriod> => ({
    id,
    header: t(`maxPower.table.${id}`),
    align: 'end',
    cell: ({ [`${id}Watts` as const]: watts }) => (watts === null ? t('chart.missing') : format.powerKw(watts)),
  })
  const columns: readonly Column<PowerPeriod>[] = [
    { id: 'period', header: t('supplies.period'), heading: true, cell: ({ period }) => `P${period}` },
    power('highest'),
    power('contracted'),
    ...(isCheapest ? [] : [power('suggested')]),
  ]
  return (
    <Stack gap={4}>
      <DataTable
        caption={t('maxPower.table.caption')}
        columns={columns}
        rows={periods}
        rowId={({ period }) => String(period)}
      />
      {euros && (
        <p>
          {isCheapest
            ? t('maxPower.advice.noSaving')
            : t('maxPower.advice.total', {
                now: format.money(euros.now),
                suggested: format.money(euros.suggested),
                saved: format.money(euros.now - euros.suggested),
              })}
        </p>
      )}
    </Stack>
  )
}
