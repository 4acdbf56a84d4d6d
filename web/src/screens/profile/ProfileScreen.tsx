import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/base/lazyPart.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Profile, useProfile } from '#src/domain/user/profile.ts'
import { isPasswordReminderDue } from '#src/session/login/passwordAge.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { AlertsSection } from './AlertsSection.tsx'
import { ConsentSection } from './ConsentSection.tsx'
import { MultiFactorRow } from './MultiFactorRow.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'
import { VisitsSection } from './VisitsSection.tsx'

const PushRow = lazyPart(async () => (await import('./PushRow.tsx')).PushRow, 'idle')
const BiometryRow = lazyPart(async () => (await import('./BiometryRow.tsx')).BiometryRow, 'idle')

/** The user's profile: identity, log-in and notices. Each part is edited in place. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const { document, loginDocument, roles } = useSession()
  const query = useProfile()
  // An actor changes neither what guards the account nor the consent.
  const acting = document !== loginDocument
  return (
    <Page title={t('profile.title')} lead={t('profile.lead')}>
      {acting && <Banner live={false}>{t('profile.acting')}</Banner>}
      <QueryGate query={query} skeleton={<ProfileSkeleton />}>
        {(user) => (
          <>
            <PersonalSection user={user} acting={acting} />
            {!acting && <SecuritySection user={user} />}
            {(acting || !isRestrictedCallCentre(roles)) && <AlertsSection user={user} />}
            <PreferencesSection user={user} acting={acting} />
            {!acting && <VisitsSection />}
            {!acting && <ConsentSection />}
          </>
        )}
      </QueryGate>
    </Page>
  )
}

/** The account's security: the password with its age, and the second factor. */
function SecuritySection({ user }: { readonly user: Profile }) {
  const { t } = useTranslation()
  const { passwordDaysLeft: count } = useSession()
  const soon = isPasswordReminderDue(count)
  return (
    <ProfileSection title={t('profile.security.title')} lead={t('profile.security.lead')}>
      <SettingRows>
        <SettingRow
          term={t('profile.security.password')}
          value={
            soon ? <Tag tone="warning">{t('profile.security.soon')}</Tag> : <span aria-hidden="true">••••••••</span>
          }
          note={count > 0 && t('profile.security.daysLeft', { count })}
          actions={
            <LinkButton size="small" to={paths.changePassword}>
              {t('profile.security.passwordChange')}
            </LinkButton>
          }
        />
        <MultiFactorRow user={user} />
        {window.acometidaShell && <BiometryRow />}
        {window.acometidaShell && <PushRow />}
      </SettingRows>
    </ProfileSection>
  )
}

/** The placeholder of the profile: the same rows with the same names, so that nothing shifts. */
function ProfileSkeleton() {
  const { t } = useTranslation()
  const action = <Skeleton width="8.5rem" height="2.25rem" />
  return (
    <>
      <ProfileSection title={t('profile.personal.title')} lead={t('profile.personal.lead')}>
        <SettingRows>
          <SettingRow term={t('profile.personal.name')} value={<Value width="13rem" />} />
          <SettingRow
            term={t('profile.personal.document')}
            value={<Value width="6rem" />}
            note={t('profile.personal.documentNote')}
          />
          <SettingRow term={t('profile.email.label')} value={<Value width="12rem" />} actions={action} />
          <SettingRow term={t('profile.phone.label')} value={<Value width="7rem" />} actions={action} />
        </SettingRows>
      </ProfileSection>
      <ProfileSection title={t('profile.security.title')} lead={t('profile.security.lead')}>
        <SettingRows>
          <SettingRow
            term={t('profile.security.password')}
            value={<Value width="6rem" />}
            note={<Value width="12rem" />}
            actions={action}
          />
          <SettingRow
            term={t('profile.mfa.label')}
            value={<Value width="6rem" />}
            note={<Skeleton width="16rem" height="2.5rem" />}
            actions={action}
          />
        </SettingRows>
      </ProfileSection>
      <ProfileSection title={t('profile.alerts.title')} lead={t('profile.alerts.lead')}>
        <SkeletonLayout of="form" count={5} />
      </ProfileSection>
    </>
  )
}

/** The placeholder of a line of text. */
function Value({ width }: { readonly width: string }) {
  return <Skeleton width={width} height="1.5rem" />
}

/** Name, document, e-mail and phone. */
function PersonalSection({ user, acting }: { readonly user: Profile; readonly acting: boolean }) {
  const { t } = useTranslation()
  const { pendingEmail } = user
  return (
    <ProfileSection title={t('profile.personal.title')} lead={t('profile.personal.lead')}>
      <SettingRows>
        <SettingRow term={t('profile.personal.name')} value={user.fullName} />
        <SettingRow
          term={t('profile.personal.document')}
          value={user.document}
          note={t('profile.personal.documentNote')}
        />
        <SettingRow
          term={t('profile.email.label')}
          value={user.email}
          note={pendingEmail !== undefined && t('profile.email.pending', { address: pendingEmail })}
          actions={
            !acting && (
              <LinkButton size="small" to={paths.changeEmail}>
                {t('profile.email.change')}
              </LinkButton>
            )
          }
        />
        <PhoneRow phone={user.phone} />
      </SettingRows>
    </ProfileSection>
  )
}
