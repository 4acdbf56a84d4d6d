import { paths, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isMissingDossier } from '#src/domain/dossier/dossiers.ts'
import { type OpenDossier, useOpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

interface EditableDossierProps {
  /** The title of the next page. */
  readonly title: string
  readonly children: (dossier: OpenDossier) => ReactNode
}

/** The content for the address's dossier if it can be edited. Without one, asks for it first. */
export function EditableDossier({ title, children }: EditableDossierProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const code = query.get('dossier') ?? ''
  const dossier = useOpenDossier(code)
  if (code === '') return <Navigate to={paths.editProvision} replace />
  if (isMissingDossier(dossier.error)) {
    return (
      <>
        <PageHeader title={t('newDossier.edit.missing')} />
        <EmptyState
          icon="search"
          title={t('newDossier.edit.missingText', { code })}
          action={<LinkButton to={paths.editProvision}>{t('newDossier.edit.all')}</LinkButton>}
        />
      </>
    )
  }
  return (
    <>
      {dossier.data === undefined && <PageHeader title={title} />}
      <QueryGate query={dossier} skeleton={{ of: 'form', count: 4 }}>
        {(found) => (found.editable ? children(found) : <Fixed dossier={found} />)}
      </QueryGate>
    </>
  )
}

/** The dossier has moved on, or is over. */
function Fixed({ dossier: { code, name } }: { readonly dossier: OpenDossier }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader eyebrow={name} title={t('newDossier.edit.fixed')} lead={t('newDossier.edit.fixedText')} />
      <Stack row gap={3}>
        <LinkButton to={provisionPath(code, 'panel1')} variant="primary">
          {t('newDossier.edit.follow')}
        </LinkButton>
        <LinkButton to={paths.newRequest}>{t('newDossier.edit.tell')}</LinkButton>
        <LinkButton to={paths.editProvision}>{t('newDossier.edit.all')}</LinkButton>
      </Stack>
    </>
  )
}
