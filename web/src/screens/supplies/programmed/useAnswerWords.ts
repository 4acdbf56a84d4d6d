import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { QueryAnswer } from '#src/domain/supply/meter/programmed.ts'

/** A meter's answer as text: `1,24 kW`, `3,48 kWh`, `Conectado`. */
export function useAnswerWords(): (answer: QueryAnswer) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (answer) => {
    if (answer.kind === 'power') return format.powerKw(answer.watts)
    if (answer.kind === 'energy') return format.energyKwh(answer.kwh)
    return t(`programmed.switch.${answer.state}`)
  }
}
