import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { type Notice, useMarkNoticeRead } from '#src/domain/notification/notices.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { AttentionItem } from './AttentionItem.tsx'

/** An unread notice, read in its place. */
export function NoticeItem({ notice }: { readonly notice: Notice }) {
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
