import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ownKind } from './kind.ts'

/** The confirmation of an answer: supplies were accepted, or access has ended. */
export function DelegationDoneScreen() {
  const { t } = useTranslation()
  const { roles } = useSession()
  const [query] = useSearchParams()
  const count = Number(query.get('count') ?? 0) || 0
  const ended = query.get('status') === 'R'
  return (
    <Page
      width="narrow"
      title={t(ended ? 'delegations.done.withdrawn' : 'delegations.done.accepted')}
      lead={ended ? t('delegations.done.withdrawnText') : t('delegations.done.acceptedText', { count })}
    >
      <Stack row gap={3}>
        <LinkButton to={paths.supplies} variant="primary">
          {t('delegations.done.supplies')}
        </LinkButton>
        <LinkButton to={ownKind(roles).list}>{t('delegations.answer.toList')}</LinkButton>
      </Stack>
    </Page>
  )
}
