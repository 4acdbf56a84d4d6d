import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { RequestItem } from './RequestItem.tsx'
import type { useAttention } from './useAttention.ts'
import styles from './Attention.module.css'

/** What needs the user, before anything else; and calm where nothing does. */
export function Attention({ attention }: { readonly attention: ReturnType<typeof useAttention> }) {
  const { t } = useTranslation()
  const { notices, requests, loading, partial, retry } = attention
  const count = notices.length + requests.length

  return (
    <section className={styles.attention} data-waiting={count > 0} aria-labelledby="attention-title">
      <h2 className={count > 0 ? styles.title : 'visually-hidden'} id="attention-title">
        {t('dashboard.attention.title')}
      </h2>
      {loading && <SkeletonLayout of="text" count={2} />}
      {partial && (
        <p className={styles.partial}>
          {t('dashboard.attention.partial')}
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
