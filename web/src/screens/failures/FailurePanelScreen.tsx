import { failurePanelPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isCups } from '@acometida/api-spec/rules/supply/cups'
import { normalize } from '@acometida/api-spec/rules/typed/typedText'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { serverNowMs } from '#src/base/clock.ts'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useInterrupted, useOutagesAt, useWarningsOf } from '#src/domain/failure/failures.ts'
import { OutageFacts } from '#src/domain/outage/OutageFacts.tsx'
import { type Outage, upcomingOutage, recentlyEndedOutage, currentOutage } from '#src/domain/outage/outages.ts'
import { useMoments } from '#src/domain/outage/useMoments.ts'
import type { OutagePlace, OutageWarning } from '#src/domain/outage/warnings.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useFoundPeople } from '#src/domain/staff/foundPeople.ts'
import { recipientOf, useOfferLink } from '#src/domain/staff/link/linkRecipient.store.ts'
import { useCustomerSupplies } from '#src/domain/staff/useCustomerHoldings.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { CallScript } from './CallScript.tsx'
import styles from './Failures.module.css'
import { OutageEndDialog } from './OutageEndDialog.tsx'
import { SwitchCard } from './SwitchCard.tsx'

/** The facts about a place without power, and the script of the call. */
export function FailurePanelScreen() {
  const { t } = useLocale()
  const [params] = useSearchParams()
  const place = placeIn(params)
  const back = { to: paths.failures, label: t('failures.panel.back') }
  if (!place)
    return (
      <Page title={t('failures.panel.title')} back={back}>
        <EmptyState icon="search" title={t('failures.panel.noPlace')} />
      </Page>
    )
  return 'cups' in place ? (
    <OfSupply key={place.cups} {...place} back={back} />
  ) : (
    <OfArea key={place.postalCode} {...place} back={back} />
  )
}

type Back = { readonly back: { readonly to: string; readonly label: string } }

function OfSupply({ cups, back }: Back & { readonly cups: string }) {
  const { t } = useLocale()
  const people = useFoundPeople({ key: 'cups', value: cups }, 0)
  const [holder] = people.data?.people ?? []
  const held = useCustomerSupplies(holder?.document)
  const supply = held.data?.find((one) => one.cups === cups)
  const others = held.data?.filter((one) => one.cups !== cups) ?? []
  useOfferLink(holder && recipientOf(holder, cups))
  const unknown = people.isLoading || held.isLoading ? t('common.loading') : t('failures.panel.unknown')
  return (
    <Page title={t('failures.panel.title')} back={back}>
      <CallScript place={{ cups }} language={holder?.language}>
        <Card title={supply?.title ?? t('failures.panel.supply')}>
          <DescriptionList
            items={[
              { term: t('supply.cups'), value: cups },
              {
                term: t('supply.address'),
                value: supply ? `${supply.address.street}, ${supply.address.zipCode} ${supply.address.town}` : unknown,
              },
              { term: t('supply.holder'), value: holder ? holder.name : unknown },
            ]}
          />
          {people.isSuccess && (!holder || holder.userId === 0) && (
            <Banner live={false}>{t('failures.panel.notRegistered')}</Banner>
          )}
        </Card>
        <Known place={{ cups }} />
        <SwitchCard cups={cups} holder={holder} />
      </CallScript>
      <WarningsCard title={t('failures.told.title')} query={useWarningsOf({ cups })} />
      {others.length > 0 && <Others supplies={others} />}
    </Page>
  )
}

function OfArea({ postalCode, back }: Back & { readonly postalCode: string }) {
  const { t } = useLocale()
  return (
    <Page title={t('failures.panel.areaTitle', { postalCode })} lead={t('failures.panel.areaLead')} back={back}>
      <CallScript place={{ postalCode }} language={undefined}>
        <Known place={{ postalCode }} />
      </CallScript>
      <WarningsCard title={t('failures.told.title')} query={useWarningsOf({ postalCode })} />
    </Page>
  )
}

/** The current, recent and future outages. */
function Known({ place }: { readonly place: OutagePlace }) {
  const { t } = useLocale()
  const outages = useOutagesAt(place)
  return (
    <QueryGate query={outages} skeleton={{ of: 'text', count: 4 }}>
      {(known) => {
        const shown = currentOutage(known) ?? recentlyEndedOutage(known, serverNowMs()) ?? upcomingOutage(known)
        return (
          <>
            <Card title={t('failures.panel.known')} tone={shown?.stage === 'now' ? 'attention' : 'plain'}>
              <p aria-live="polite">{t(`failures.panel.state.${stateOf(shown)}`)}</p>
              {shown && <OutageFacts outage={shown} />}
              {shown?.stage === 'now' && <ChangeEnd outage={shown} />}
            </Card>
            {shown?.stage === 'now' && <ToldOfOutage code={shown.code} />}
          </>
        )
      }}
    </QueryGate>
  )
}

/** Opens the dialog for the estimate or the end of a current outage. */
function ChangeEnd({ outage }: { readonly outage: Outage }) {
  const { t } = useLocale()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {t('failures.end.open')}
      </Button>
      {open && <OutageEndDialog outage={outage} onClose={() => setOpen(false)} />}
    </div>
  )
}

function stateOf(outage: Outage | undefined) {
  if (!outage) return 'calm'
  if (outage.stage === 'ahead') return 'planned'
  if (outage.stage === 'over') return 'over'
  return outage.planned ? 'works' : 'failure'
}

/** The warnings of the current failure, from all affected places. */
function ToldOfOutage({ code }: { readonly code: string }) {
  const { t } = useLocale()
  return <WarningsCard title={t('failures.told.ofOutage', { code })} query={useWarningsOf({ codIncidence: code })} />
}

function WarningsCard({ title, query }: { readonly title: string; readonly query: ReturnType<typeof useWarningsOf> }) {
  const { t } = useLocale()
  return (
    <Card title={title}>
      <QueryGate query={query} skeleton={{ of: 'text', count: 2 }}>
        {(warnings) =>
          warnings.length === 0 ? (
            <p>{t('failures.told.none')}</p>
          ) : (
            <ul className={styles.list}>
              {warnings.map((warning) => (
                <ToldLine key={warning.code} warning={warning} />
              ))}
            </ul>
          )
        }
      </QueryGate>
    </Card>
  )
}

function ToldLine({ warning: { code, kind, comment, phone, at } }: { readonly warning: OutageWarning }) {
  const { t, format } = useLocale()
  return (
    <li>
      <span>
        <Tag tone={kind === 'PELIGRO' ? 'danger' : 'neutral'}>{codeText(t, 'failures.kinds', kind)}</Tag> {comment}
      </span>
      <span className={styles.aside}>
        {[code, format.dateTime(at), phone].filter((part) => part !== '').join(' · ')}
      </span>
    </li>
  )
}

/** The state of the holder's other supplies: a common cause may be visible. */
function Others({ supplies }: { readonly supplies: readonly Supply[] }) {
  const { t } = useLocale()
  const moments = useMoments()
  const interrupted = useInterrupted(supplies.map(({ cups }) => cups))
  const words = (cups: string) => {
    if (!interrupted.data) return t(interrupted.isError ? 'failures.others.unknown' : 'common.loading')
    const outage = currentOutage(interrupted.data.get(cups) ?? [])
    return outage ? t('failures.others.cut', { moment: moments.since(outage.startsAt) }) : t('failures.others.fine')
  }
  return (
    <Card title={t('failures.others.title')}>
      <ul className={styles.list}>
        {supplies.slice(0, MAX_OTHERS).map(({ cups, title, address }) => (
          <li key={cups}>
            <Link className="target" to={failurePanelPath({ cups })}>{`${title}, ${address.town}`}</Link>
            <span className={styles.aside}>{words(cups)}</span>
          </li>
        ))}
      </ul>
      {supplies.length > MAX_OTHERS && <p>{t('failures.others.more', { count: supplies.length - MAX_OTHERS })}</p>}
    </Card>
  )
}

const MAX_OTHERS = 10

function placeIn(params: URLSearchParams): OutagePlace | undefined {
  const cups = normalize('cups', params.get('cups') ?? '')
  if (isCups(cups)) return { cups }
  const postalCode = normalize('postcode', params.get('postalCode') ?? '')
  return /^\d{5}$/.test(postalCode) ? { postalCode } : undefined
}
