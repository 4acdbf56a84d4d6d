import { useTranslation } from 'react-i18next'
import { SkeletonLayout } from '#src/ui/SkeletonLayout.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** The profile before its data is there: the same sections, so that nothing moves when it arrives. */
export function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <ProfileSection title={t('profile.personal.title')} lead={t('profile.personal.lead')}>
        <SkeletonLayout of="table" count={4} />
      </ProfileSection>
      <ProfileSection title={t('profile.security.title')} lead={t('profile.security.lead')}>
        <SkeletonLayout of="table" count={2} />
      </ProfileSection>
      <ProfileSection title={t('profile.alerts.title')} lead={t('profile.alerts.lead')}>
        <SkeletonLayout of="form" count={4} />
      </ProfileSection>
    </>
  )
}
