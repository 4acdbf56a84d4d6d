import { paths, supplyDetailPath, supplyOutagesPath } from '@acometida/api-spec/rules/clientPaths'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownPath } from '#src/base/knownPath.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { payAllPath, payPath } from '#src/domain/bill/billPaths.ts'
import { sumOf } from '#src/domain/bill/bills.ts'
import { type Notice, useMarkNoticeRead } from '#src/domain/notification/notices.ts'
import type { CustomerRequest } from '#src/domain/request/requests.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useSession } from '#src/session/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import type { Task, useAttention } from './useAttention.ts'
import styles from './Attention.module.css'

/** What needs the user, before anything else; and calm where nothing does. */
export function Attention({ attention }: { readonly attention: ReturnType<typeof useAttention> }) {
  const { t } = useTranslation()
  const { tasks, notices, requests, loading, partial, reference, retry } = attention
  const count = tasks.length + notices.length + requests.length

  return (
    <section className={styles.attention} data-waiting={count > 0} aria-labelledby="attention-title">
      <h2 className={count > 0 ? styles.title : 'visually-hidden'} id="attention-title">
        {t('dashboard.attention.title')}
      </h2>
      {loading && <SkeletonLayout of="text" count={2} />}
      {partial && (
        <p className={styles.partial}>
          <span>
            {t('dashboard.attention.partial')} {t('ui.reference')} <code>{reference}</code>
          </span>
          <Button size="small" variant="quiet" icon="refresh" onClick={retry}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {count === 0 && !loading && !partial && (
        <p className={styles.calm}>
          <Icon name="success" size={22} />
          <span>
            <strong>{t('dashboard.attention.nothing')}</strong> {t('dashboard.attention.nothingText')}
          </span>
        </p>
      )}
      {count > 0 && (
        <ul className={styles.items}>
          {tasks.map((task) => (
            <TaskItem key={'supply' in task ? `${task.kind} ${task.supply.cups}` : task.kind} task={task} />
          ))}
          {requests.map((request) => (
            <RequestItem key={request.code} request={request} />
          ))}
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Something to be done, with the one step that does it. */
function TaskItem({ task }: { readonly task: Task }) {
  const { icon, title, about, to, act } = useTaskWords()(task)
  return (
    <AttentionItem
      icon={icon}
      title={title}
      about={about}
      urgent={task.kind === 'outage' || task.kind === 'tripped'}
      action={
        <LinkButton size="small" to={to}>
          {act}
        </LinkButton>
      }
    />
  )
}

function useTaskWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const { name: firstName, surname } = useSession()
  // A supply without a name of its own has that of its holder, of whom none of this is true.
  const nameOf = ({ name, address }: Supply) => (name === `${firstName} ${surname}`.trim() ? address.street : name)
  return (task: Task): { icon: IconName; title: string; about: string; to: string; act: string } => {
    switch (task.kind) {
      case 'outage': {
        const { supply, outage } = task
        const since = format.dateTime(outage.startsAt)
        return {
          icon: 'alert',
          title: t('dashboard.attention.outage.title', { name: nameOf(supply) }),
          about:
            outage.endsAt === null
              ? t('dashboard.attention.outage.open', { since })
              : t('dashboard.attention.outage.text', { since, until: format.dateTime(outage.endsAt) }),
          to: supplyOutagesPath(supply.cups),
          act: t('dashboard.attention.outage.act'),
        }
      }
      case 'tripped':
        return {
          icon: 'plug',
          title: t('dashboard.attention.tripped.title', { name: nameOf(task.supply) }),
          about: t('dashboard.attention.tripped.text'),
          to: supplyDetailPath(task.supply.cups),
          act: t('dashboard.attention.tripped.act'),
        }
      case 'planned': {
        const { supply, outage } = task
        const until = format.time(outage.endsAt ?? outage.startsAt)
        return {
          icon: 'calendar',
          title: t('dashboard.attention.planned.title', { name: nameOf(supply) }),
          about: t('dashboard.attention.planned.text', {
            day: format.date(outage.startsAt),
            from: format.time(outage.startsAt),
            until,
          }),
          to: supplyOutagesPath(supply.cups),
          act: t('dashboard.attention.planned.act'),
        }
      }
      case 'bills': {
        const { bills } = task
        const [first] = bills
        const overdue = bills.filter(({ standing }) => standing === 'overdue').length
        const stand = overdue > 0 ? 'overdue' : 'pending'
        return {
          icon: 'bill',
          title: t(`dashboard.attention.bills.${stand}`, {
            count: bills.length,
            amount: format.money(sumOf(bills) / 100),
          }),
          about: t(`dashboard.attention.bills.${stand}Text`, {
            count: bills.length,
            overdue: format.number(overdue),
            date: first ? format.date(first.dueOn) : '',
          }),
          to: first ? (bills.length === 1 ? payPath(first.cups, [first.number]) : payAllPath(first.cups)) : '',
          act: t('dashboard.attention.bills.act'),
        }
      }
      case 'delegations': {
        const { delegations } = task
        const [first] = delegations
        return {
          icon: 'users',
          title: t('dashboard.attention.delegations.title', { count: delegations.length }),
          about: t('dashboard.attention.delegations.text', {
            count: delegations.length,
            name: first?.holder.name ?? '',
          }),
          to: `${first?.role === 'US_CONSULTANT' ? paths.consultants : paths.managers}?view=received`,
          act: t('dashboard.attention.delegations.act'),
        }
      }
      case 'power':
        return {
          icon: 'meter',
          title: t('dashboard.attention.power.title', { name: nameOf(task.supply) }),
          about: t('dashboard.attention.power.text', { count: task.months }),
          to: supplyDetailPath(task.supply.cups, MAX_POWER_TAB),
          act: t('dashboard.attention.power.act'),
        }
    }
  }
}

/** The number of a tab is an address. */
const MAX_POWER_TAB = 2

/** An unread notice, read in its place. */
function NoticeItem({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const bodyId = useId()
  const [open, setOpen] = useState(false)
  const mark = useMarkNoticeRead()
  const { title, body, at } = notice
  const markRead = () => mark.markRead(notice, { onError: () => toast.error(t('dashboard.attention.markReadFailed')) })

  return (
    <AttentionItem
      icon="bell"
      title={title}
      about={`${t('dashboard.attention.notice')} · ${format.date(at)}`}
      action={
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          aria-label={open ? undefined : t('dashboard.attention.readNotice', { title })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'dashboard.attention.hide' : 'dashboard.attention.read')}
        </Button>
      }
    >
      {open && (
        <>
          <p id={bodyId}>{body}</p>
          <Button size="small" variant="quiet" icon="check" loading={mark.isPending} onClick={markRead}>
            {t('dashboard.attention.markRead')}
          </Button>
        </>
      )}
    </AttentionItem>
  )
}

/** A request with news. */
function RequestItem({ request }: { readonly request: CustomerRequest }) {
  const { t } = useTranslation()
  const format = useFormat()
  const knownPath = useKnownPath()
  const { code, subject, stage, status, openedOn, closedOn } = request
  const words = stage === 'other' ? status : t(`dashboard.attention.status.${stage}`)
  const since = t('dashboard.attention.requestText', { status: words, date: format.date(closedOn ?? openedOn) })
  return (
    <AttentionItem
      icon="request"
      title={subject}
      about={`${t('dashboard.attention.request', { code })} · ${since}`}
      action={
        knownPath(paths.requests) && (
          <LinkButton size="small" to={`${paths.requests}?${new URLSearchParams({ request: code })}`}>
            {t('dashboard.attention.seeRequest')}
          </LinkButton>
        )
      }
    />
  )
}

type AttentionItemProps = {
  readonly icon: IconName
  readonly title: string
  /** A line under the title. */
  readonly about: ReactNode
  readonly action?: ReactNode
  /** There is no power. */
  readonly urgent?: boolean
  /** What the action opened. */
  readonly children?: ReactNode
}

/** One thing that waits. */
function AttentionItem({ icon, title, about, action, urgent = false, children }: AttentionItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-urgent={urgent}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.attentionItemTitle}>{title}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}
