import { useTranslation } from 'react-i18next'
import { useChange } from '#src/api/query/composed.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { legalPages } from '#src/api/pages.ts'
import { PrivacyTerms } from '#src/domain/privacy/PrivacyTerms.tsx'
import { logOut } from '#src/session/tokens/endSession.ts'
import { acceptGdpr } from '#src/session/login/gdpr.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import styles from './GdprScreen.module.css'

/** The data-protection terms. Acceptance opens the area, refusal ends the session. */
export function GdprScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const accept = useChange(() => acceptGdpr(session))
  return (
    <Page width="narrow" title={t('access.gdpr.title')} lead={t('access.gdpr.lead')} hasErrors={accept.isError}>
      <Card>
        <PrivacyTerms />
        <a href={legalPages().privacy} target="_blank" rel="noreferrer">
          {t('privacy.more')}
        </a>
      </Card>
      <Form
        onSubmit={() => accept.mutate()}
        submit={t('access.gdpr.accept')}
        beside={<Button onClick={logOut}>{t('access.gdpr.refuse')}</Button>}
        sending={{ busy: accept.isPending, failure: accept.error }}
        failed={(failure) => errorText(t, failure)}
      >
        <p className={styles.hint}>{t('access.gdpr.refuseHint')}</p>
      </Form>
    </Page>
  )
}
