import { failurePanelPath, provisionPath, requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { canManageUsers } from '@acometida/api-spec/rules/person/manageUsers'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isEnded, unreadCount } from '#src/domain/dossier/dossier.ts'
import { useInterrupted } from '#src/domain/failure/failures.ts'
import { QueryGate, type QueryGateProps } from '#src/domain/query/QueryGate.tsx'
import { unreadRequests, useRequestsOf } from '#src/domain/request/requests.ts'
import { ActDialog } from '#src/domain/staff/ActDialog.tsx'
import { actingPermission, type FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { useCustomerSupplies, useCustomerDossiers } from '#src/domain/staff/useCustomerHoldings.ts'
import { supplyStateOf } from '#src/domain/supply/state/supplyState.ts'
import { SupplyStateTag } from '#src/domain/supply/state/SupplyStateTag.tsx'
import { secondLineOf } from '#src/domain/supply/titles.ts'
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
export function Holdings({ person }: OfPerson) {
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
          <Supplies person={person} />
          {person.userId !== 0 && (
            <>
              <Dossiers person={person} />
              <Requests person={person} />
            </>
          )}
        </Stack>
      )}
    </Section>
  )
}

type OfPerson = { readonly person: FoundPerson }

function Supplies({ person: { document } }: OfPerson) {
  const { t, format } = useLocale()
  const { roles } = useSession()
  const supplies = useCustomerSupplies(document)
  // Other roles may not read the outages of a customer.
  const seesOutages = canManageUsers(roles)
  const shown = seesOutages ? (supplies.data ?? []).slice(0, MAX_LISTED).map(({ cups }) => cups) : []
  const outages = useInterrupted(shown)
  return (
    <Held title={t('staff.has.supplies')} query={supplies} keyOf={({ cups }) => cups}>
      {(supply) => {
        const { cups, title } = supply
        const panel = failurePanelPath({ cups })
        // Neither the switch nor the bills are asked for here: each would be a call. The panel asks for the switch.
        const state = supplyStateOf(supply, { outages: outages.data?.get(cups), meter: undefined, unpaid: undefined })
        return (
          <>
            <span className={styles.held}>
              {seesOutages ? (
                <Link className="target" to={panel}>
                  {title}
                </Link>
              ) : (
                <span>{title}</span>
              )}
              <span className={styles.document}>{secondLineOf(supply)}</span>
              <span className={styles.document}>{cups}</span>
            </span>
            {seesOutages && !outages.isLoading && (
              <span className={styles.named}>
                <SupplyStateTag supply={supply} state={state} to={panel} />
                {state.kind === 'outage' && (
                  <span className={styles.document}>
                    {t('staff.has.since', { moment: format.dateTime(state.outage.startsAt) })}
                  </span>
                )}
              </span>
            )}
          </>
        )
      }}
    </Held>
  )
}

function Dossiers({ person }: OfPerson) {
  const { t, format } = useLocale()
  return (
    <Held title={t('staff.has.dossiers')} query={useCustomerDossiers(person.document)} keyOf={({ code }) => code}>
      {(dossier) => {
        const { code, name, act, dueOn } = dossier
        const unread = unreadCount(dossier)
        return (
          <>
            <span>
              <PageOf person={person} to={provisionPath(code)}>
                <strong>{code}</strong> {name}
              </PageOf>
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

function Requests({ person }: OfPerson) {
  const { t } = useLocale()
  const requests = useRequestsOf(person.document)
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS')('FILTERS')
  const unread = new Set(unreadRequests(requests.data ?? [], configured))
  return (
    <Held title={t('staff.has.requests')} query={requests} keyOf={({ code }) => code}>
      {(request) => (
        <>
          <RequestLine
            request={request}
            link={(words) => (
              <PageOf person={person} to={requestPath(request.code)}>
                {words}
              </PageOf>
            )}
          />
          {unread.has(request) && <Tag tone="info">{t('staff.has.unread')}</Tag>}
        </>
      )}
    </Held>
  )
}

type PageOfProps = OfPerson & { readonly to: string; readonly children: ReactNode }

/** A link to a page of the customer, which asks first whether to act for them. Plain words where nobody may. */
function PageOf({ person, to, children }: PageOfProps) {
  const { acting, roles, userId } = useSession()
  const [asking, setAsking] = useState(false)
  if (acting && userId === person.userId) {
    return (
      <Link className="target" to={to}>
        {children}
      </Link>
    )
  }
  if (acting || actingPermission(roles, person) !== 'may') return children
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setAsking(true)}>
        {children}
      </button>
      {asking && <ActDialog who={person} to={to} onClose={() => setAsking(false)} />}
    </>
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
