import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { type Notice, useMarkNoticeRead } from '#src/domain/notification/notices.ts'
import { shownNotice } from '#src/domain/notification/shownNotice.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Notifications.module.css'

/** A notice passed on by the list. Without it, redirects to the list. */
export function NotificationScreen() {
  const notice = shownNotice(useLocation().state)
  return notice === null ? <Navigate to={paths.notifications} replace /> : <ShownNotice notice={notice} />
}

/** A notice, marked as read when it opens. */
function ShownNotice({ notice }: { readonly notice: Notice }) {
  const { t, format } = useLocale()
  const { markRead, isError, isPending } = useMarkNoticeRead()
  useEffect(() => {
    if (!notice.read) markRead(notice)
  }, [notice, markRead])

  return (
    <Page
      width="narrow"
      title={notice.title}
      lead={<time dateTime={notice.at}>{format.dateTime(notice.at)}</time>}
      back={{ to: paths.notifications, label: t('notifications.back') }}
    >
      {isError && (
        <Banner tone="warning" actions={<RetryButton onRetry={() => markRead(notice)} loading={isPending} />}>
          {t('notifications.notMarked')}
        </Banner>
      )}
      <Card>
        <Stack gap={5}>
          <p className={styles.body}>{notice.body}</p>
          {notice.target !== null && (
            <div>
              <LinkButton to={notice.target} variant="primary" iconEnd="chevronRight">
                {t('notifications.open')}
              </LinkButton>
            </div>
          )}
        </Stack>
      </Card>
    </Page>
  )
}
