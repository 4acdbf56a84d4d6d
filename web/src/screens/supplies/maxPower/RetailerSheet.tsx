import { useLocale } from '#src/base/useLocale.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { useRetailer } from '#src/domain/supply/contracts.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './MaxPower.module.css'

/** The customer's choice of power for a period. */
export interface PowerWish {
  readonly period: number
  readonly watts: number
}

type RetailerSheetProps = {
  readonly supply: Supply
  readonly wishes: readonly PowerWish[]
  readonly onClose: () => void
}

/** The sheet for the retailer, who has to request the change of power. Made for printing. */
export function RetailerSheet({ supply, wishes, onClose }: RetailerSheetProps) {
  const { t, format } = useLocale()
  const nameOf = usePeriodLabel(supply.contractedPower.length)
  const retailer = useRetailer(supply.cups)
  return (
    <div tabIndex={-1} ref={arrive}>
      <Card
        title={t('maxPower.sheet.title')}
        subtitle={t('maxPower.sheet.lead')}
        actions={
          <Stack row gap={2}>
            <Button size="small" icon="arrowLeft" onClick={onClose}>
              {t('common.back')}
            </Button>
            <Button size="small" variant="primary" icon="print" onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          </Stack>
        }
      >
        <Stack gap={6}>
          <DescriptionList
            items={[
              { term: t('supply.retailer'), value: retailer.data ?? BLANK },
              { term: t('supply.holder'), value: BLANK },
              { term: t('supply.cups'), value: <CupsCode cups={supply.cups} /> },
              { term: t('supply.address'), value: addressLine(supply.address) },
              { term: t('supplies.tariff'), value: supply.tariff },
            ]}
          />
          <table className={styles.sheet}>
            <caption>{t('maxPower.sheet.asks')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('supplies.period')}</th>
                <th scope="col">{t('maxPower.table.contracted')}</th>
                <th scope="col">{t('maxPower.sheet.wanted')}</th>
              </tr>
            </thead>
            <tbody>
              {wishes.map(({ period, watts }) => (
                <tr key={period}>
                  <th scope="row">{nameOf(period)}</th>
                  <td>{format.powerKw(supply.contractedPower[period - 1])}</td>
                  <td>
                    <strong>{format.powerKw(watts)}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t('maxPower.notes.once')}</p>
          <DescriptionList
            items={[
              { term: t('maxPower.sheet.date'), value: BLANK },
              { term: t('maxPower.sheet.signature'), value: BLANK },
            ]}
          />
        </Stack>
      </Card>
    </div>
  )
}

/** To be filled in by hand. */
const BLANK = <span className={styles.blank} />

/** The button that opened the sheet is far below its title. */
function arrive(sheet: HTMLElement | null): void {
  sheet?.focus({ preventScroll: true })
  sheet?.scrollIntoView()
}

/** The names of power periods: "Punta (P1)" and "Valle (P2)" for two, else "P1" to "P6". */
export function usePeriodLabel(periods: number): (period: number) => string {
  const { t } = useLocale()
  return (period) =>
    periods === 2 ? t(period === 1 ? 'maxPower.periods.peak' : 'maxPower.periods.valley') : `P${period}`
}
