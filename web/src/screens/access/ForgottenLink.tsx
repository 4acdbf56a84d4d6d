import { useTranslation } from 'react-i18next'
import { useKnownPath } from '#src/app/knownPath.ts'
import { paths } from '#src/app/paths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** The way out for whoever has no password any more. */
export function ForgottenLink() {
  const { t } = useTranslation()
  const knownPath = useKnownPath()
  if (!knownPath(paths.resetPassword)) return null
  return (
    <div>
      <LinkButton to={paths.resetPassword} variant="quiet">
        {t('login.forgotten')}
      </LinkButton>
    </div>
  )
}
