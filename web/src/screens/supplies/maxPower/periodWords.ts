import { useTranslation } from 'react-i18next'

/** The names of power periods: "Punta (P1)" and "Valle (P2)" for two, else "P1" to "P6". */
export function usePeriodWords(periods: number): (period: number) => string {
  const { t } = useTranslation()
  return (period) =>
    periods === 2 ? t(period === 1 ? 'maxPower.periods.peak' : 'maxPower.periods.valley') : `P${period}`
}
