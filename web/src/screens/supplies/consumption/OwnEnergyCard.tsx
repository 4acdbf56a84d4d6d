import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { energyNumber } from '#src/domain/supply/energyNumber.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './OwnEnergyCard.module.css'
import type { OwnTotals } from './totals.ts'

type OwnEnergyCardProps = {
  readonly own: OwnTotals
  /** Energy taken from the grid, kWh. */
  readonly fromGrid: number
}

/** Where the installation's energy went, and where the home's came from. */
export function OwnEnergyCard({ own, fromGrid }: OwnEnergyCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const figures = [
    { key: 'generated', kwh: own.generated },
    { key: 'selfConsumed', kwh: own.selfConsumed },
    { key: 'surplus', kwh: own.surplus },
    { key: 'taken', kwh: fromGrid },
  ] as const
  return (
    <Card
      level={3}
      title={t('consumption.figures.title')}
      subtitle={t('consumption.figures.lead', {
        home: format.percent(own.usedAtHomePercent, 0),
        own: format.percent(own.ownPercent, 0),
      })}
    >
      <div className={styles.figures}>
        {figures.map(({ key, kwh }) => (
          <StatNumber
            key={key}
            size="medium"
            label={t(`consumption.figures.${key}`)}
            value={energyNumber(kwh, format)}
            unit="kWh"
          />
        ))}
      </div>
    </Card>
  )
}
