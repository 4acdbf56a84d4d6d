import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#src/domain/user/profile.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'

/** Name, document, e-mail and phone. */
export function PersonalSection({ user, acting }: { readonly user: Profile; readonly acting: boolean }) {
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
