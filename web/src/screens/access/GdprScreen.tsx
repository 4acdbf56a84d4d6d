import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { legalPages } from '#src/api/pages.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { PrivacyTerms } from '#src/domain/privacy/PrivacyTerms.tsx'
import { acceptGdpr } from '#src/session/login/gdpr.ts'
import { logOut } from '#src/session/tokens/endSession.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** The data-protection terms. Acceptance opens the area, refusal ends the session. */
export function GdprScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const accept = useMutationOf(() => acceptGdpr(session))
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
        <p className="muted">{t('access.gdpr.refuseHint')}</p>
      </Form>
    </Page>
  )
}
