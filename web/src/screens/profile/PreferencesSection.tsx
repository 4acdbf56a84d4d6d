import { useTranslation } from 'react-i18next'
import { storedLanguage, storeLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/base/i18n/languages.ts'
import { THEME_CHOICES, useTheme } from '#src/base/theme.ts'
import { type Profile, useSaveProfile } from '#src/domain/user/profile.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'

/** The language of page and messages, what goes to the phone, and the theme of the device. */
export function PreferencesSection({ user, acting }: { readonly user: Profile; readonly acting: boolean }) {
  const { t } = useTranslation()
  const [theme, setTheme] = useTheme()
  return (
    <ProfileSection title={t('profile.preferences.title')} lead={t('profile.preferences.lead')}>
      <SettingRows>
        {!acting && <LanguageRow ofMessages={user.language} />}
        {user.pushNotices !== undefined && <PushNoticesRow chosen={user.pushNotices} />}
        <SettingRow
          term={t('profile.preferences.theme')}
          value={
            <SegmentedControl
              label={t('profile.preferences.theme')}
              segments={THEME_CHOICES.map((choice) => ({ value: choice, label: t(`frame.theme.${choice}`) }))}
              value={theme}
              onValue={setTheme}
            />
          }
        />
      </SettingRows>
    </ProfileSection>
  )
}

/** The language. Here it applies to page and messages; in the header to the page alone. */
function LanguageRow({ ofMessages }: { readonly ofMessages: Language | undefined }) {
  const { t } = useTranslation()
  const save = useSaveProfile()
  const ofPage = storedLanguage()
  const requested = save.isPending ? save.variables.language : undefined
  const choose = (language: Language) => {
    const onSuccess = () => {
      if (language === ofPage) return
      storeLanguage(language)
      // Reloads, so that no text of the old language remains.
      window.location.reload()
    }
    save.mutate({ language }, { onSuccess })
  }
  return (
    <SettingRow
      term={t('profile.preferences.language')}
      value={
        <>
          {save.isError && <Banner tone="error">{t('profile.failed')}</Banner>}
          <SegmentedControl
            label={t('profile.preferences.language')}
            segments={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={requested ?? ofMessages ?? ofPage}
            onValue={choose}
          />
        </>
      }
      note={
        <>
          <p>{t('profile.preferences.languageNote')}</p>
          {ofMessages !== undefined && ofMessages !== ofPage && (
            <p>{t('profile.preferences.languageDiffers', { language: LANGUAGE_NAMES[ofPage] })}</p>
          )}
        </>
      }
    />
  )
}

/** Whether all notices also go to the phones with the app. */
function PushNoticesRow({ chosen }: { readonly chosen: boolean }) {
  const { t } = useTranslation()
  const save = useSaveProfile()
  return (
    <SettingRow
      term={t('profile.preferences.push')}
      value={
        <>
          {save.isError && <Banner tone="error">{t('profile.failed')}</Banner>}
          <SegmentedControl
            label={t('profile.preferences.push')}
            segments={[
              { value: 'all', label: t('profile.preferences.pushAll') },
              { value: 'cuts', label: t('profile.preferences.pushCuts') },
            ]}
            value={(save.isPending ? save.variables.pushNotices : chosen) ? 'all' : 'cuts'}
            onValue={(value) => save.mutate({ pushNotices: value === 'all' })}
          />
        </>
      }
      note={t('profile.preferences.pushNote')}
    />
  )
}
