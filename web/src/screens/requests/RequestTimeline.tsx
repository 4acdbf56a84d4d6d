import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { Turn } from '#src/domain/request/conversation.ts'
import { nextStepOf, type CustomerRequest } from '#src/domain/request/requests.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Timeline } from '#src/ui/layout/Timeline.tsx'
import styles from './Requests.module.css'

type RequestTurns = {
  readonly request: CustomerRequest
  /** The entries, oldest first. */
  readonly turns: readonly Turn[]
}

/** The company's next step with its date, in one sentence. Nothing without one. */
export function NextStepLine({ request }: Pick<RequestTurns, 'request'>) {
  const { t, format } = useLocale()
  const step = nextStepOf(request, serverNowMs())
  if (!step) return null
  const key = `requests.detail.next.${step.kind}${step.overdue ? 'Late' : ''}` as const
  return (
    <Banner
      live={false}
      tone={step.overdue ? 'warning' : 'info'}
      title={t(key, { date: format.longDate(step.dueMs), time: format.time(step.dueMs) })}
    >
      {/* The closing date is not always five days later. */}
      {step.kind === 'answer' && t('requests.detail.next.law')}
    </Banner>
  )
}

/**
 * The conversation, oldest first, with the next step on a dotted line. The newest entry is marked; with news, the
 * company's newest.
 */
export function RequestTimeline({ request, turns, hadNews }: RequestTurns & { readonly hadNews: boolean }) {
  const { t, format } = useLocale()
  const step = nextStepOf(request, serverNowMs())
  const newest = hadNews ? turns.findLastIndex(({ kind }) => isOurs(kind)) : turns.length - 1
  const entries = turns.map(({ kind: turnKind, at, text }, nth) => {
    const kind = turnKind === 'closed' && request.stage === 'annulled' ? 'annulled' : turnKind
    return {
      id: `${at} ${kind} ${nth}`,
      title: (
        <>
          <span>{t(`requests.detail.turn.${kind}`)}</span>
          {nth === newest && (
            <>
              <span> </span>
              <Tag tone="info">{t(hadNews ? 'requests.detail.new' : 'requests.detail.newest')}</Tag>
            </>
          )}
        </>
      ),
      when: format.dateTime(at),
      state: kind === 'annulled' ? ('exit' as const) : ('done' as const),
      icon: ICONS[kind],
      children: text !== '' && <p className={styles.said}>{text}</p>,
    }
  })
  const ahead = step && {
    id: 'next',
    title: t(`requests.detail.next.${step.kind}Title`),
    when: t(step.kind === 'answer' ? 'requests.detail.next.before' : 'requests.detail.next.after', {
      date: format.longDate(step.dueMs),
      time: format.time(step.dueMs),
    }),
    state: 'ahead' as const,
  }
  return (
    <Timeline
      label={t('requests.detail.conversation')}
      entries={[...entries, ...(ahead && !step.overdue ? [ahead] : [])]}
    />
  )
}

/** Only entries of the company are news to the customer. */
function isOurs(kind: Turn['kind']): boolean {
  return kind === 'answered' || kind === 'closed'
}

const ICONS = {
  created: 'request',
  commented: 'user',
  answered: 'mail',
  closed: 'check',
  annulled: 'close',
  delivered: 'document',
} as const
