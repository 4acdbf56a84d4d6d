import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/layout/page/Section.tsx'
import styles from './CookiesScreen.module.css'
import { SupportPage } from './SupportPage.tsx'

/** The list of what the client stores in the browser: no cookies, and the keys of session/storage.ts. */
export function CookiesScreen() {
  const { t } = useTranslation()
  return (
    <SupportPage title={t('help.cookies.title')} lead={t('help.cookies.lead')}>
      <Section title={t('help.cookies.what')}>
        <dl className={styles.kept}>
          {KEPT.map(({ id, until }) => (
            <div key={id}>
              <dt>{t(`help.cookies.kept.${id}.name`)}</dt>
              <dd>{t(`help.cookies.kept.${id}.purpose`)}</dd>
              <dd className="muted">{t(`help.cookies.${until}`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('help.cookies.howTitle')} lead={t('help.cookies.how')} />
      <Section title={t('help.cookies.whoTitle')} lead={t('help.cookies.who')} />
    </SupportPage>
  )
}

const KEPT = [
  { id: 'tokens', until: 'session' },
  { id: 'way', until: 'session' },
  { id: 'typed', until: 'session' },
  { id: 'login', until: 'session' },
  { id: 'payment', until: 'session' },
  { id: 'tabs', until: 'device' },
  { id: 'language', until: 'device' },
  { id: 'theme', until: 'device' },
  { id: 'news', until: 'device' },
  { id: 'app', until: 'device' },
  { id: 'user', until: 'device' },
] as const
