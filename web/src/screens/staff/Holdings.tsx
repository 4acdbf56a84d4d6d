import { canManageUsers } from '@acometida/api-spec/rules/person/authority'
import { failurePanelPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isEnded, unreadCount } from '#src/domain/dossier/dossier.ts'
import { useInterrupted } from '#src/domain/failure/failures.ts'
import { useHeldSupplies, useHeldDossiers } from '#src/domain/staff/holdings.ts'
import { type Outage, upcomingOutage, currentOutage } from '#src/domain/outage/outages.ts'
import { QueryGate, type QueryGateProps } from '#src/domain/query/QueryGate.tsx'
import { unreadRequests, useRequestsOf } from '#src/domain/request/requests.ts'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { RequestLine } from './NotRegistered.tsx'
import styles from './Staff.module.css'

/**
 * A customer's supplies, dossiers and requests, for staff who do not act for them. Loads on request, since each call is
 * audited.
 */
export function Holdings({ person: { userId, document } }: { readonly person: FoundPerson }) {
  const { t } = useLocale()
  const [open, setOpen] = useState(false)
  return (
    <Section
      title={t('staff.has.title')}
      lead={t('staff.has.lead')}
      actions={
        <Button icon="eye" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'staff.has.hide' : 'staff.has.show')}
        </Button>
      }
    >
      {open && (
        <Stack gap={4}>
          <Supplies document={document} />
          {userId !== 0 && (
            <>
              <Dossiers document={document} />
              <Requests document={document} />
            </>
          )}
        </Stack>
      )}
    </Section>
  )
}

type OfDocument = { readonly document: string }

function Supplies({ document }: OfDocument) {
  const { t } = useLocale()
  const { roles } = useSession()
  const supplies = useHeldSupplies(document)
  // Other roles may not read the outages of a customer.
  const seesOutages = canManageUsers(roles)
  const shown = seesOutages ? (supplies.data ?? []).slice(0, MAX_LISTED).map(({ cups }) => cups) : []
  const outages = useInterrupted(shown)
  return (
    <Held title={t('staff.has.supplies')} query={supplies} keyOf={({ cups }) => cups}>
      {({ cups, address }) => {
        const place = `${address.street}, ${address.town}`
        return (
          <>
            <span className={styles.named}>
              {seesOutages ? <Link to={failurePanelPath({ cups })}>{place}</Link> : <span>{place}</span>}
              <span className={styles.document}>{cups}</span>
            </span>
            {outages.data && <Power outages={outages.data.get(cups) ?? []} />}
          </>
        )
      }}
    </Held>
  )
}

/** Whether there is power, since when there is none, or when an outage is announced. */
function Power({ outages }: { readonly outages: readonly Outage[] }) {
  const { t, format } = useLocale()
  const now = currentOutage(outages)
  const shown = now ?? upcomingOutage(outages)
  if (!shown) return <Tag>{t('staff.has.fine')}</Tag>
  return (
    <span className={styles.named}>
      <Tag tone={now ? 'danger' : 'warning'}>{t(now ? 'staff.has.cut' : 'staff.has.ahead')}</Tag>
      <span className={styles.document}>{format.dateTime(shown.startsAt)}</span>
    </span>
  )
}

function Dossiers({ document }: OfDocument) {
  const { t, format } = useLocale()
  return (
    <Held title={t('staff.has.dossiers')} query={useHeldDossiers(document)} keyOf={({ code }) => code}>
      {(dossier) => {
        const { code, name, act, dueOn } = dossier
        const unread = unreadCount(dossier)
        return (
          <>
            <span>
              <strong>{code}</strong> {name}
            </span>
            {unread > 0 && <Tag tone="info">{t('staff.has.communications', { count: unread })}</Tag>}
            {act === null ? (
              <span className={styles.document}>{t(isEnded(dossier) ? 'staff.has.ended' : 'staff.has.ours')}</span>
            ) : (
              <span className={styles.named}>
                <Tag tone="warning">{t(`staff.has.act.${act}`)}</Tag>
                {dueOn !== null && (
                  <span className={styles.document}>{t('staff.has.until', { day: format.date(dueOn) })}</span>
                )}
              </span>
            )}
          </>
        )
      }}
    </Held>
  )
}

function Requests({ document }: OfDocument) {
  const { t } = useLocale()
  const requests = useRequestsOf(document)
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS')('FILTERS')
  const unread = new Set(unreadRequests(requests.data ?? [], configured))
  return (
    <Held title={t('staff.has.requests')} query={requests} keyOf={({ code }) => code}>
      {(request) => (
        <>
          <RequestLine request={request} />
          {unread.has(request) && <Tag tone="info">{t('staff.has.unread')}</Tag>}
        </>
      )}
    </Held>
  )
}

type HeldProps<Item> = Pick<QueryGateProps<readonly Item[]>, 'query'> & {
  readonly title: string
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}

/** The first items of a list, and the number of others. */
function Held<Item>({ title, query, keyOf, children }: HeldProps<Item>) {
  const { t } = useLocale()
  return (
    <Card level={3} title={title}>
      <QueryGate query={query} skeleton={{ of: 'text', count: 2 }}>
        {(all) => (
          <>
            {all.length === 0 ? (
              <p>{t('staff.has.none')}</p>
            ) : (
              <ul className={styles.last}>
                {all.slice(0, MAX_LISTED).map((item) => (
                  <li key={keyOf(item)} className={styles.request}>
                    {children(item)}
                  </li>
                ))}
              </ul>
            )}
            {all.length > MAX_LISTED && <p>{t('staff.has.more', { count: all.length - MAX_LISTED })}</p>}
          </>
        )}
      </QueryGate>
    </Card>
  )
}

const MAX_LISTED = 10
