import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useOwnDossiers } from '#src/domain/dossier/start/ownDossiers.ts'
import { pathWith, startRoutes } from '#src/domain/dossier/start/startRoutes.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { DraftCard } from './DraftCard.tsx'

/** The editable dossiers, of which the user continues one. An address with a dossier leads to it. */
export function EditScreen() {
  const [query] = useSearchParams()
  const code = query.get('dossier')
  if (code === null) return <Choice />
  return <Navigate to={pathWith(startRoutes.editProvision.keepInMind, { dossier: code })} replace />
}

function Choice() {
  const { t } = useTranslation()
  const dossiers = useOwnDossiers()
  return (
    <Page
      width="narrow"
      title={t('newDossier.edit.title')}
      lead={t('newDossier.edit.lead')}
      back={{ to: paths.whatToDo, label: t('newDossier.back') }}
    >
      <QueryGate query={dossiers} skeleton={{ of: 'cards', count: 2 }}>
        {(all) => {
          const open = all.filter(({ stage }) => stage === 'draft' || stage === 'correction')
          return open.length === 0 ? (
            <EmptyState
              icon="dossier"
              title={t('newDossier.edit.none')}
              action={
                <LinkButton to={paths.whatToDo} variant="primary">
                  {t('newDossier.edit.ask')}
                </LinkButton>
              }
              text={t('newDossier.edit.noneText')}
            />
          ) : (
            <Stack gap={4}>
              {open.map((dossier) => (
                <DraftCard key={dossier.code} dossier={dossier} all={all} level={2} />
              ))}
            </Stack>
          )
        }}
      </QueryGate>
    </Page>
  )
}
