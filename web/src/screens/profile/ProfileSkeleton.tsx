import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/layout/Skeleton.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'

/** The profile before its data is there: the same rows under the same names, so that nothing moves when it arrives. */
export function ProfileSkeleton() {
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
            note={<Value width="16rem" lines={2} />}
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

/** So many lines of text of so much width. */
function Value({ width, lines = 1 }: { readonly width: string; readonly lines?: 1 | 2 }) {
  return <Skeleton width={width} height={lines === 1 ? '1.5rem' : '2.5rem'} />
}
