import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { codeText, isNamed } from '#src/base/codes.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isEnded, isFormOpen, panelNow, type Dossier } from '#src/domain/dossier/dossier.ts'
import { canWithdraw, type DossierDetail, PANELS } from '#src/domain/dossier/dossierDetail.ts'
import { useReadCommunications } from '#src/domain/dossier/dossiers.ts'
import { pathWith, startRoutes } from '#src/domain/dossier/start/startRoutes.ts'
import { type Forecast, forecastOf, type Station, stationsOf } from '#src/domain/dossier/stations.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Tabs } from '#src/ui/layout/Tabs.tsx'
import { Timeline } from '#src/ui/layout/Timeline.tsx'
import { DossierGate } from './DossierGate.tsx'
import { DossierTags } from './DossierTags.tsx'
import { NowCard } from './NowCard.tsx'
import { DossierPanelView } from './panels/DossierPanelView.tsx'
import { WithdrawButton } from './panels/WithdrawButton.tsx'
import styles from './Tracker.module.css'
import type { TrackerProps } from './useAct.ts'

/** The dossier named in the address. */
export function DossierScreen() {
  return (
    <DossierGate>
      {(dossier, onChanged) => <DossierTracker key={dossier.code} dossier={dossier} onChanged={onChanged} />}
    </DossierGate>
  )
}

/** A dossier: the current step, the timeline with dates, its six panels, and the messages. */
function DossierTracker({ dossier, onChanged }: TrackerProps) {
  const { t } = useLocale()
  const [query, setQuery] = useSearchParams()
  const { code, name, kind, technology, communications } = dossier
  const panels = useRef<HTMLDivElement>(null)
  // Old links name a panel by its number alone.
  const requestedPanel = query.get('panel')
  const forecast = forecastOf(dossier, serverToday())
  const panel = PANELS.find((each) => each === requestedPanel || each === `panel${requestedPanel}`) ?? panelNow(dossier)
  const ended = isEnded(dossier)
  /** The panel may be on screen already, further down. */
  const toPanel = () => panels.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus()
  return (
    <>
      <PageHeader
        back={{ to: paths.provisions, label: t('provisions.title') }}
        eyebrow={`${codeText(t, 'provisions.kinds', kind)} · ${code}`}
        title={name}
        lead={
          <span className={styles.tags}>
            <DossierTags dossier={dossier} />
          </span>
        }
      />
      {technology === null && !ended && (
        <Banner
          tone={isFormOpen(dossier) ? 'warning' : 'info'}
          title={t('provisions.undefined.title')}
          live={false}
          actions={
            <LinkButton
              size="small"
              to={
                isFormOpen(dossier)
                  ? pathWith(startRoutes.editProvision.steps, { dossier: code, task: 'generation' })
                  : paths.newRequest
              }
            >
              {t(isFormOpen(dossier) ? 'provisions.undefined.define' : 'provisions.undefined.tell')}
            </LinkButton>
          }
        >
          {t(isFormOpen(dossier) ? 'provisions.undefined.open' : 'provisions.undefined.sent')}
        </Banner>
      )}
      <NowCard dossier={dossier} onAct={toPanel} />
      <Section title={t('provisions.way.title')}>
        <DossierStations stations={stationsOf(dossier, forecast)} />
        {!ended && <ForecastLine dossier={dossier} forecast={forecast} />}
      </Section>
      <div ref={panels}>
        <Tabs
          label={t('provisions.panels.label')}
          tabs={PANELS.map((id) => ({ id, label: t(`provisions.panels.${id}`) }))}
          selected={panel}
          onSelect={(next) => setQuery({ dossier: code, panel: next })}
        >
          <DossierPanelView dossier={dossier} panel={panel} onChanged={onChanged} />
        </Tabs>
      </div>
      {communications.length > 0 && (
        <Section title={t('provisions.told.title')}>
          <Communications dossier={dossier} />
        </Section>
      )}
      {canWithdraw(dossier) && (
        <Stack row justify="end">
          <WithdrawButton dossier={dossier} onChanged={onChanged} />
        </Stack>
      )}
    </>
  )
}

/** The timeline of a dossier: seven stations, with expected dates for those ahead. */
function DossierStations({ stations }: { readonly stations: readonly Station[] }) {
  const { t, format } = useLocale()
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

/** The latest end of the dossier, with its conditions. */
function ForecastLine({ dossier, forecast }: { readonly dossier: DossierDetail; readonly forecast: Forecast | null }) {
  const { t, format } = useLocale()
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

/** The company's messages about a dossier, newest first. Opening one marks it as read. */
function Communications({ dossier }: { readonly dossier: Dossier }) {
  const { t, format } = useLocale()
  const read = useReadCommunications(dossier)
  return (
    <RowList>
      {dossier.communications.map((each) => (
        <li key={each.id} className={styles.told}>
          <details
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && !each.read) read([each.id])
            }}
          >
            <summary>
              <span className={styles.toldTitle} data-unread={!each.read}>
                {each.title}
              </span>
              <time dateTime={each.sentOn}>{format.date(each.sentOn)}</time>
              {!each.read && <Tag tone="info">{t('provisions.told.unread')}</Tag>}
            </summary>
            <p>{each.text}</p>
          </details>
        </li>
      ))}
    </RowList>
  )
}
