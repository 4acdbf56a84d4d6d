import { useLocale } from '#src/base/useLocale.ts'
import type { QueryAnswer } from '#src/domain/supply/meter/programmed.ts'

/** A meter's answer as text: `1,24 kW`, `3,48 kWh`, `Conectado`. */
export function useDescribeAnswer(): (answer: QueryAnswer) => string {
  const { t, format } = useLocale()
  return (answer) => {
    if (answer.kind === 'power') return format.powerKw(answer.watts)
    if (answer.kind === 'energy') return format.energyKwh(answer.kwh)
    return t(`programmed.switch.${answer.state}`)
  }
}
