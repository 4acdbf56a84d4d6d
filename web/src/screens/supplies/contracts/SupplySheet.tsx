import type { ReactNode } from 'react'
import { serverNowMs } from '#src/base/clock.ts'
import { shareText } from '#src/base/file/shareText.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { describePower } from '#src/domain/supply/power/describePower.ts'
import { isNothingMeasured, useMaxPower } from '#src/domain/supply/power/maxPower.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type Fact = { readonly term: string; readonly text: string; readonly value?: ReactNode }

/** The facts of a supply that an installer needs, to print or share. Contains nothing about the holder. */
export function SupplySheet({ supply, onClose }: { readonly supply: Supply; readonly onClose: () => void }) {
  const { t, format } = useLocale()
  const highest = useHighest(supply)
  const date = t('contracts.sheet.asked', { date: format.date(serverNowMs()) })
  const facts: readonly Fact[] = [
    { term: t('supply.cups'), text: supply.cups, value: <CupsCode cups={supply.cups} /> },
    { term: t('supply.address'), text: addressLine(supply.address) },
    { term: t('supplies.tariff'), text: supply.tariff },
    { term: t('supply.contractedPower'), text: describePower(supply.contractedPower, t, format) },
    { term: t('supplies.meter'), text: supply.meterId },
    ...(supply.cau === null
      ? []
      : [{ term: t('supplies.cau'), text: supply.cau, value: <CupsCode cups={supply.cau} /> }]),
    ...(highest === null ? [] : [{ term: t('contracts.sheet.highest'), text: highest }]),
  ]
  const known = facts.filter(({ text }) => text !== '')
  const share = async () => {
    const title = `${t('contracts.sheet.title')}: ${supply.title}`
    const text = [title, ...known.map((fact) => `${fact.term}: ${fact.text}`), date].join('\n')
    try {
      if ((await shareText(title, text)) === 'copied') toast.success(t('contracts.sheet.copied'))
    } catch {
      toast.error(t('contracts.sheet.failed'))
    }
  }
  return (
    <div tabIndex={-1} ref={takeFocus}>
      <Card
        title={t('contracts.sheet.title')}
        subtitle={t('contracts.sheet.lead')}
        actions={
          <Stack row gap={2}>
            <Button size="small" icon="arrowLeft" onClick={onClose}>
              {t('common.back')}
            </Button>
            <Button size="small" icon="external" onClick={() => void share()}>
              {t('contracts.sheet.share')}
            </Button>
            <Button size="small" variant="primary" icon="print" onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          </Stack>
        }
      >
        <Stack gap={4}>
          <DescriptionList items={known.map(({ term, text, value }) => ({ term, value: value ?? text }))} />
          <p>{date}</p>
        </Stack>
      </Card>
    </div>
  )
}

/** The highest demand of the measured months as text. Null for a generator. */
function useHighest(supply: Supply): string | null {
  const { t, format } = useLocale()
  const { data, isError, error } = useMaxPower(supply, { enabled: !supply.generator })
  if (supply.generator) return null
  if (!data) {
    if (!isError) return t('common.loading')
    return t(isNothingMeasured(error) ? 'contracts.sheet.noHighest' : 'contracts.sheet.unknown')
  }
  const [highest] = data.peaks.toSorted((a, b) => b.watts - a.watts)
  if (!highest) return t('contracts.sheet.noHighest')
  const moment = format.dateTime(highest.at)
  return t('contracts.sheet.highestAt', { power: format.powerKw(highest.watts), moment })
}

/** The button that opened it is gone. */
const takeFocus = (sheet: HTMLElement | null) => sheet?.focus({ preventScroll: true })
