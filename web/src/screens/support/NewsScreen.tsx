import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownPath } from '#src/base/knownPath.ts'
import { markNewsSeen, useNewsSeen } from '#src/session/newsSeen.ts'
import { useSession } from '#src/session/session.store.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import styles from './NewsScreen.module.css'

/** What is new. Opening it marks it as seen by this user on this device. */
export function NewsScreen() {
  const { t } = useTranslation()
  const { userId } = useSession()
  const knownPath = useKnownPath()
  const seen = useNewsSeen(userId)
  // As it was on arrival: the marks stay while the page is being read.
  const [fresh] = useState(!seen)
  useEffect(() => markNewsSeen(userId), [userId])

  return (
    <Page>
      <PageHeader title={t('help.news.title')} lead={t('help.news.lead')} />
      <Grid min={18}>
        {NEWS.map(({ id, icon, to }) => (
          <Card key={id}>
            <article className={styles.item}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <h2 className={styles.title}>
                {t(`help.news.items.${id}.title`)}
                {fresh && <Tag tone="info">{t('help.news.fresh')}</Tag>}
              </h2>
              <p className={styles.text}>{t(`help.news.items.${id}.text`)}</p>
              {to !== null && knownPath(to) && (
                <div className={styles.open}>
                  <LinkButton to={to} size="small">
                    {t('help.news.open')}
                    <span className="visually-hidden">: {t(`help.news.items.${id}.title`)}</span>
                  </LinkButton>
                </div>
              )}
            </article>
          </Card>
        ))}
      </Grid>
    </Page>
  )
}

const NEWS = [
  { id: 'curve', icon: 'chart', to: paths.supplies },
  { id: 'binding', icon: 'plug', to: paths.bindSupply },
  { id: 'alerts', icon: 'bell', to: paths.profile },
  { id: 'faqs', icon: 'help', to: paths.faqs },
  { id: 'theme', icon: 'sun', to: null },
] as const
