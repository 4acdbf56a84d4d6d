import { type ReactNode, useState } from 'react'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type CustomerRequest, useRequestsOf } from '#src/domain/request/requests.ts'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { type LastInvitation, useLastInvitation } from '#src/domain/staff/invite.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import styles from './Staff.module.css'

type NotRegisteredProps = { readonly person: FoundPerson }

/** The notice about an unregistered customer: what it means, their last invitation, and the button to invite them. */
export function NotRegisteredBar({ person }: NotRegisteredProps) {
  const { t } = useLocale()
  const [inviting, setInviting] = useState(false)
  // A failure is not shown: a second invitation does no harm.
  const { data: last } = useLastInvitation(person.document)
  return (
    <>
      <Banner
        tone="error"
        title={t('staff.card.notRegisteredTitle')}
        actions={
          <Button icon="mail" onClick={() => setInviting(true)}>
            {t(last ? 'invite.openAgain' : 'invite.open')}
          </Button>
        }
      >
        <p>{t('staff.card.notRegisteredText')}</p>
        <LastInvited last={last} />
      </Banner>
      {inviting && <InviteDialog person={person} onClose={() => setInviting(false)} />}
    </>
  )
}

function LastInvited({ last }: { readonly last: LastInvitation | null | undefined }) {
  const { t, format } = useLocale()
  if (last === undefined) return null
  if (last === null || last.sentAt === undefined) return <p>{t('invite.last.never')}</p>
  const { sentAt, openedAt, expiresAt = sentAt } = last
  const at = format.dateTime(sentAt)
  if (openedAt !== undefined) return <p>{t('invite.last.opened', { at, opened: format.dateTime(openedAt) })}</p>
  return <p>{t(expiresAt < serverNowMs() ? 'invite.last.expired' : 'invite.last.waiting', { at })}</p>
}

/** The company's data about a customer by document alone: their requests. */
export function RequestsByDocument({ person }: NotRegisteredProps) {
  const { t } = useLocale()
  const requests = useRequestsOf(person.document)
  return (
    <Section title={t('invite.requests.title')} lead={t('invite.requests.lead')}>
      <QueryGate query={requests} skeleton={{ of: 'text', count: 2 }}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('invite.requests.none')}</p>
          ) : (
            <ul className={styles.last}>
              {all.map((request) => (
                <li key={request.code} className={styles.request}>
                  <RequestLine request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryGate>
    </Section>
  )
}

type RequestLineProps = {
  readonly request: CustomerRequest
  /** Makes a link of the words. */
  readonly link?: (words: ReactNode) => ReactNode
}

/** A request for staff: its subject, status and date. */
export function RequestLine({ request, link }: RequestLineProps) {
  const { t, format } = useLocale()
  const { code, subject, stage, status, openedOn } = request
  const words = (
    <>
      <strong>{code}</strong> <span>{subject}</span>
    </>
  )
  return (
    <>
      <span>{link ? link(words) : words}</span>
      <span className={styles.document}>
        {`${stage === 'other' ? status : t(`invite.requests.status.${stage}`)} · ${format.date(openedOn)}`}
      </span>
    </>
  )
}
