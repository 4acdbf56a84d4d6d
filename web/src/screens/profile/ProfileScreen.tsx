import { isRestrictedCallCentre } from '@acometida/api-spec/rules/roles'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/session/session.store.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useProfile } from '#src/domain/user/profile.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { AlertsSection } from './AlertsSection.tsx'
import { ConsentSection } from './ConsentSection.tsx'
import { PersonalSection } from './PersonalSection.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { SecuritySection } from './SecuritySection.tsx'

/** Who the user is to the utility, how they enter and how they are told things. Each part is changed where it stands. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const { document, loginDocument, roles } = useSession()
  const query = useProfile()
  // Whoever acts for somebody changes neither what guards the account nor the consent.
  const acting = document !== loginDocument
  return (
    <Page>
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      {acting && <Banner live={false}>{t('profile.acting')}</Banner>}
      <QueryGate query={query} skeleton={<ProfileSkeleton />}>
        {(user) => (
          <>
            <PersonalSection user={user} acting={acting} />
            {!acting && <SecuritySection user={user} />}
            {!isRestrictedCallCentre(roles) && <AlertsSection user={user} />}
            <PreferencesSection user={user} acting={acting} />
            {!acting && <ConsentSection />}
          </>
        )}
      </QueryGate>
    </Page>
  )
}
