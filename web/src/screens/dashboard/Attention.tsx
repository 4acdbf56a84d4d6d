import { requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type ReactNode, useId, useState } from 'react'
import { useDropped } from '#src/api/call/dropped.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type Notice, useMarkNoticeRead } from '#src/domain/notification/notices.ts'
import { DroppedNotice } from '#src/domain/query/DroppedNotice.tsx'
import { LazyReconnectDialog } from '#src/domain/reconnect/LazyReconnectDialog.tsx'
import type { CustomerRequest } from '#src/domain/request/requests.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import styles from './Attention.module.css'
import type { AttentionTask, useAttention } from './useAttention.ts'
import { useTaskTexts } from './useTaskTexts.ts'

/** The items that need the user's attention, above everything else. A calm message without any. */
export function Attention({ attention }: { readonly attention: ReturnType<typeof useAttention> }) {
  const { t } = useLocale()
  const { tasks, notices, requests, loading, partial, reference, retry } = attention
  // Outlives its task, which disappears as soon as the switch closes.
  const [reconnected, setReconnected] = useState<Supply | null>(null)
  const count = tasks.length + notices.length + requests.length
  const isWhole = useDropped(attention.queryKeys) === null

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
          <RetryButton variant="quiet" onRetry={retry} />
        </p>
      )}
      <DroppedNotice query={attention} />
      {count === 0 && !loading && !partial && isWhole && (
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
            <TaskItem
              key={'supply' in task ? `${task.kind} ${task.supply.cups}` : task.kind}
              task={task}
              onReconnect={setReconnected}
            />
          ))}
          {requests.map((request) => (
            <RequestItem key={request.code} request={request} />
          ))}
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {reconnected && <LazyReconnectDialog supply={reconnected} onClose={() => setReconnected(null)} />}
    </section>
  )
}

/** A task with the action that completes it. */
function TaskItem({
  task,
  onReconnect,
}: {
  readonly task: AttentionTask
  readonly onReconnect: (supply: Supply) => void
}) {
  const { icon, title, about, to, act } = useTaskTexts()(task)
  return (
    <AttentionItem
      icon={icon}
      title={title}
      about={about}
      urgent={task.kind === 'outage' || task.kind === 'tripped'}
      action={
        to === undefined ? (
          <Button size="small" onClick={() => 'supply' in task && onReconnect(task.supply)}>
            {act}
          </Button>
        ) : (
          <LinkButton size="small" to={to}>
            {act}
          </LinkButton>
        )
      }
    />
  )
}

/** An unread notice, shown in place. */
function NoticeItem({ notice }: { readonly notice: Notice }) {
  const { t, format } = useLocale()
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
  const { t, format } = useLocale()
  const { code, subject, stage, status, openedOn, closedOn } = request
  // An annulled request has no news.
  const words = stage === 'other' || stage === 'annulled' ? status : t(`dashboard.attention.status.${stage}`)
  const since = t('dashboard.attention.requestText', { status: words, date: format.date(closedOn ?? openedOn) })
  return (
    <AttentionItem
      icon="request"
      title={subject}
      about={`${t('dashboard.attention.request', { code })} · ${since}`}
      action={
        <LinkButton size="small" to={requestPath(code)}>
          {t('dashboard.attention.seeRequest')}
        </LinkButton>
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
  /** The supply has no power. */
  readonly urgent?: boolean
  /** The content that the action opened. */
  readonly children?: ReactNode
}

/** An item that needs attention. */
function AttentionItem({ icon, title, about, action, urgent = false, children }: AttentionItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-urgent={urgent}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.attentionItemTitle}>{title}</h3>
        <p className="muted">{about}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}
