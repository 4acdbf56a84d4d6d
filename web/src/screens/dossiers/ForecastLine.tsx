import { useTranslation } from 'react-i18next'
import { isNamed } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import type { Forecast } from '#src/domain/dossier/stations.ts'
import styles from './Tracker.module.css'

type ForecastLineProps = {
  readonly dossier: DossierDetail
  readonly forecast: Forecast | null
}

/** The latest end of the dossier, with its conditions. */
export function ForecastLine({ dossier, forecast }: ForecastLineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { act, kind, status } = dossier
  if (status === 'inService') return null
  if (forecast === null) return <p className={styles.note}>{t('provisions.forecast.unknown')}</p>
  if (forecast.denied) return <p className={styles.forecast}>{t('provisions.forecast.denied')}</p>
  if (forecast.inServiceBy === null) return null
  const day = format.longDate(forecast.inServiceBy)
  const condition = t(`provisions.forecast.if.${act ?? (BEFORE_BUDGET.has(status) ? 'answer' : 'none')}`)
  return (
    <>
      <p className={styles.forecast}>
        {t(`provisions.forecast.${isNamed(KINDS, kind) ? kind : 'newConnection'}`, { condition, day })}
      </p>
      <p className={styles.note}>{t('provisions.forecast.note')}</p>
    </>
  )
}

const KINDS = ['newConnection', 'generation', 'consumption'] as const

/** Statuses after which the customer still has to answer the quote. */
const BEFORE_BUDGET: ReadonlySet<string> = new Set(['pendingReview', 'valid', 'open'])
