import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import type { Station } from '#src/domain/dossier/stations.ts'
import { Timeline } from '#src/ui/layout/Timeline.tsx'

/** The timeline of a dossier: seven stations, with expected dates for those ahead. */
export function DossierStations({ stations }: { readonly stations: readonly Station[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const dayOf = ({ state, on }: Station) => {
    if (on === null) return undefined
    return state === 'ahead' ? t('provisions.way.by', { date: format.date(on) }) : format.date(on)
  }
  return (
    <Timeline
      across
      label={t('provisions.way.title')}
      entries={stations.map((station) => {
        const { name, state, status } = station
        return {
          id: name,
          title: t(`provisions.stations.${name}`),
          when: dayOf(station),
          state,
          children: status && state !== 'done' && <p>{codeText(t, 'provisions.statuses', status)}</p>,
        }
      })}
    />
  )
}
