import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isWholeDay } from '#src/domain/alert/AlertFields.tsx'
import type { AlertSettings } from '#src/domain/alert/alertSettings.ts'
import type { TimeWindow } from '#src/ui/form/date/TimeWindowField.tsx'

/** The text of how and when an alert arrives. */
export function useAlertTexts() {
  const { t } = useTranslation()
  return useMemo(() => wordsOf(t), [t])
}

function wordsOf(t: TFunction) {
  const window = (hours: TimeWindow) =>
    isWholeDay(hours) ? t('supplyAlerts.hours.always') : t('supplyAlerts.hours.between', hours)
  return {
    /** "por correo a lucia@correo.gal" */
    how: ({ channel, recipient }: AlertSettings) => t(`supplyAlerts.how.${channel}`, { recipient }),
    /** "de 09:00 a 21:00" */
    window,
    /** The hours of both kinds of days, in one phrase. */
    hours: ({ weekdays, special }: AlertSettings) =>
      t('supplyAlerts.hours.both', { weekdays: window(weekdays), special: window(special) }),
  }
}
