import { useId, useState } from 'react'
import { printFilter } from '@acometida/api-spec/rules/filter'
import { useTranslation } from 'react-i18next'
import { useMarkPushNotificationRead, type PushNotification } from '#src/api/generated/api.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { AttentionItem } from './AttentionItem.tsx'

/** An unread notice, read in its place. */
export function NoticeItem({ notice }: { readonly notice: PushNotification }) {
  const { t } = useTranslation()
  const format = useFormat()
  const bodyId = useId()
  const [open, setOpen] = useState(false)
  const mark = useMarkPushNotificationRead()
  const { notification_id: id, user_id: userId, title, body, date } = notice

  const markRead = () =>
    mark.mutate(
      { params: { filter: printFilter({ user_id: userId, id }) } },
      { onError: () => toast.error(t('dashboard.attention.markReadFailed')) },
    )

  return (
    <AttentionItem
      icon="bell"
      title={title}
      about={`${t('dashboard.attention.notice')} · ${format.date(date)}`}
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
