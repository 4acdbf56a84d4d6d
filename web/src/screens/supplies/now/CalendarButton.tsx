import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { saveCalendarEvent } from '#src/base/file/calendarFile.ts'
import type { Outage } from '#src/domain/outage/outages.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'

/** Adds announced works to the device's calendar. */
export function CalendarButton({ supply, outage }: { readonly supply: Supply; readonly outage: Outage }) {
  const { t } = useTranslation()
  const { code, cause, startsAt, endsAt } = outage
  const save = () =>
    saveCalendarEvent(
      {
        id: `${code}-${supply.cups}`,
        startsAt,
        endsAt: endsAt ?? startsAt,
        title: t('supplyNow.calendar.title', { name: supply.title }),
        text: t('supplyNow.calendar.text', { cause }),
        place: addressLine(supply.address),
      },
      `${t('supplyNow.calendar.file')}_${code}`,
      serverNowMs(),
    )
  return (
    <Button size="small" icon="calendar" onClick={save}>
      {t('supplyNow.calendar.add')}
    </Button>
  )
}
