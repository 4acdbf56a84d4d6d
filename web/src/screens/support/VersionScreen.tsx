import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useAppVersions } from '#src/api/useAppVersions.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SupportPage } from './SupportPage.tsx'

const OldAppScreen = lazyPart(async () => (await import('./OldAppScreen.tsx')).OldAppScreen)

/** The page for an outdated app: a link to the new version in the stores, or to the browser. */
export function VersionScreen() {
  return window.acometidaShell ? <OldAppScreen /> : <StoresScreen />
}

function StoresScreen() {
  const { t } = useTranslation()
  const { android, ios } = useAppVersions()
  const version = android ?? ios
  return (
    <SupportPage title={t('help.version.title')} lead={t('help.version.lead')}>
      {version && (
        <Banner live={false}>
          {t('help.version.minimum', { minimum: version.minimumVersion, latest: version.latestVersion })}
        </Banner>
      )}
      <Stack row gap={3}>
        {android && android.storeUrl !== '' && (
          <LinkButton to={android.storeUrl} variant="primary" icon="download">
            {t('help.version.android')}
          </LinkButton>
        )}
        {ios && ios.storeUrl !== '' && (
          <LinkButton to={ios.storeUrl} variant="primary" icon="download">
            {t('help.version.ios')}
          </LinkButton>
        )}
        <LinkButton to={paths.root}>{t('help.version.web')}</LinkButton>
      </Stack>
    </SupportPage>
  )
}
