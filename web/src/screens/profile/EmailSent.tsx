import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/layout/Card.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './EmailSent.module.css'

/** Where the link went, in full, so that a slip is noticed; and what happens next. */
export function EmailSent({ address }: { readonly address: string }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="mail" size={28} />
        </span>
        <PageHeader title={t('profile.email.sentTitle')} lead={t('profile.email.sent', { address })} />
      </div>
      <Card title={t('profile.email.goodToKnow')}>
        <ul className={styles.list}>
          <li>{t('profile.email.validity')}</li>
          <li>{t('profile.email.meanwhile')}</li>
          <li>{t('profile.email.late')}</li>
        </ul>
      </Card>
      <Stack row gap={3}>
        <LinkButton to={paths.profile} variant="primary">
          {t('profile.email.back')}
        </LinkButton>
        <LinkButton to={paths.changeEmail} state={{ proposed: address }}>
          {t('profile.email.again')}
        </LinkButton>
      </Stack>
    </>
  )
}
