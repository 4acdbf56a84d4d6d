import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The page of unknown addresses. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <Stack gap={6}>
      <PageHeader title={t('support.notFound.title')} lead={t('support.notFound.text')} />
      <div>
        <LinkButton to={paths.root} variant="primary">
          {t('support.notFound.home')}
        </LinkButton>
      </div>
    </Stack>
  )
}
