import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#src/domain/user/profile.ts'
import { remindsOfPassword } from '#src/session/passwordAge.ts'
import { useSession } from '#src/session/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { MultiFactorRow } from './MultiFactorRow.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'

/** What guards the account: the password and how old it is, and the second factor. */
export function SecuritySection({ user }: { readonly user: Profile }) {
  const { t } = useTranslation()
  const { passwordDaysLeft: count } = useSession()
  const soon = remindsOfPassword(count)
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
      </SettingRows>
    </ProfileSection>
  )
}
