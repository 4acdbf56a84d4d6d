import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useVersionCheck } from '#src/api/useAppVersions.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { SupportPage } from './SupportPage.tsx'

/** The page of an outdated app, with a link to its store. A current version goes on. */
export function OldAppScreen() {
  const { t } = useTranslation()
  const shell = window.acometidaShell
  const versions = useVersionCheck(shell?.platform ?? 'android', shell?.version ?? '')
  if (!shell || (versions && versions.verdict !== 'enforce')) return <Navigate to={paths.root} replace />
  return (
    <SupportPage
      title={t('mobile.version.enforcedTitle')}
      lead={
        versions
          ? t('mobile.version.enforcedText', { version: shell.version, minimum: versions.minimumVersion })
          : t('help.version.lead')
      }
    >
      {versions && versions.storeUrl !== '' && (
        <Button variant="primary" icon="download" onClick={() => shell.openStore(versions.storeUrl)}>
          {t(`help.version.${shell.platform}`)}
        </Button>
      )}
    </SupportPage>
  )
}
