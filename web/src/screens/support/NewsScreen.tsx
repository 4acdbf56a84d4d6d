import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/base/lazyPart.ts'
import { markNewsSeen, useNewsSeen } from '#src/session/device/newsSeen.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { NEWS, OpenNews } from './news.tsx'
import styles from './NewsScreen.module.css'

const NewsSlides = lazyPart<{ readonly userId: number }>(async () => (await import('./NewsSlides.tsx')).NewsSlides)

/** The news: slides in the app for users who have not seen them, and a page for all others. */
export function NewsScreen() {
  const { userId } = useSession()
  const seen = useNewsSeen(userId)
  // Read on arrival, so that the form does not change while it is read.
  const [unseen] = useState(!seen)
  return unseen && window.acometidaShell ? <NewsSlides userId={userId} /> : <NewsPage userId={userId} fresh={unseen} />
}

/** Opening the page marks the news as seen by this user on this device. */
function NewsPage({ userId, fresh }: { readonly userId: number; readonly fresh: boolean }) {
  const { t } = useTranslation()
  useEffect(() => markNewsSeen(userId), [userId])

  return (
    <Page title={t('menu.news')} lead={t('help.news.lead')}>
      <Grid min={18}>
        {NEWS.map(({ id, icon, to }) => (
          <Card key={id}>
            <article className={styles.item}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <h2 className={styles.title}>
                <span>{t(`help.news.items.${id}.title`)}</span>
                {fresh && <Tag tone="info">{t('help.news.fresh')}</Tag>}
              </h2>
              <p className={styles.text}>{t(`help.news.items.${id}.text`)}</p>
              {to !== null && (
                <div className={styles.open}>
                  <OpenNews id={id} to={to} />
                </div>
              )}
            </article>
          </Card>
        ))}
      </Grid>
    </Page>
  )
}
