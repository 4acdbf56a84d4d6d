import { dossierDocumentTypes } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { documentsPath, paths, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { DocumentUpload } from '#src/domain/document/DocumentUpload.tsx'
import { useHandedIn, useUndelivered } from '#src/domain/document/ownDocuments.ts'
import { useDossier } from '#src/domain/dossier/dossiers.ts'
import { useTermTexts } from '#src/domain/dossier/useTermTexts.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { HandedInList } from './HandedInList.tsx'
import { HandInForm } from './HandInForm.tsx'

/**
 * The documents that the user hands in for a supply or dossier: those uploaded, and those handed in. `dossier` filters
 * by one.
 */
export function DocumentsScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const dossier = query.get('dossier')
  const isOnline = useOnline()
  const undelivered = useUndelivered()
  const handedIn = useHandedIn(dossier)
  const { data: detail } = useDossier(dossier ?? '')
  const { missing = [], files = [] } = detail ?? {}
  const terms = useTermTexts()
  const [underway, setUnderway] = useState(0)
  // A common failure is shown once, with one retry.
  const bothFailed = [undelivered, handedIn].every(({ isError, data }) => isError && data === undefined)
  const kindText = (kind: string) => codeText(t, 'documents.kinds', kind)
  const retryBoth = () => Promise.all([undelivered.refetch(), handedIn.refetch()])
  return (
    <Page
      width="narrow"
      title={t('myDocuments.title')}
      lead={dossier === null ? t('myDocuments.lead') : t('myDocuments.leadOne', { dossier })}
      back={{ to: paths.provisions, label: t('navigation.tabs.provisions') }}
    >
      {missing.length > 0 && (
        <Banner tone="warning" live={false} title={t('myDocuments.missing.title')}>
          <NoteList>
            {missing.map((kind) => (
              <span key={kind}>{kindText(kind)}</span>
            ))}
          </NoteList>
          {detail && detail.act !== null && detail.dueOn !== null && <p>{terms.left(detail)}</p>}
        </Banner>
      )}
      <Card title={t('myDocuments.add.title')} subtitle={t('myDocuments.add.lead')}>
        <DocumentUpload
          id={FILES}
          owner={NOTHING_YET}
          label={t('myDocuments.add.label')}
          hint={t(isOnline ? 'myDocuments.add.hint' : 'myDocuments.add.offline')}
          kinds={[...missing, ...dossierDocumentTypes.filter((kind) => !missing.includes(kind))].map((value) => ({
            value,
            label: missing.includes(value) ? t('myDocuments.missing.kind', { kind: kindText(value) }) : kindText(value),
          }))}
          onUnderway={setUnderway}
          sentLeave
          disabled={!isOnline}
        />
      </Card>
      {!bothFailed && (
        <QueryGate query={undelivered} skeleton={{ of: 'table', count: 4 }}>
          {(documents) =>
            documents.length > 0 && (
              <Card tone="attention" title={t('myDocuments.waiting.title')} subtitle={t('myDocuments.waiting.lead')}>
                <HandInForm documents={documents} dossier={dossier} underway={underway} onGone={toFiles} />
              </Card>
            )
          }
        </QueryGate>
      )}
      {/* It would shift when uploaded documents arrive. */}
      {!undelivered.isLoading && (
        <Section title={t('myDocuments.delivered.title')} lead={t('myDocuments.delivered.lead')}>
          <QueryGate
            query={bothFailed ? { ...handedIn, refetch: retryBoth } : handedIn}
            skeleton={{ of: 'table', count: 4 }}
          >
            {(documents) =>
              documents.length === 0 ? (
                <NothingYet dossier={dossier} withDossier={files.filter(({ kind }) => kind !== 'BUDGET').length} />
              ) : (
                <HandedInList documents={documents} />
              )
            }
          </QueryGate>
        </Section>
      )}
      {dossier !== null && (
        <div>
          <LinkButton to={documentsPath()}>{t('myDocuments.showAll')}</LinkButton>
        </div>
      )}
    </Page>
  )
}

/** The empty list of documents. Those sent with a dossier's form are in the dossier. */
function NothingYet({ dossier, withDossier }: { readonly dossier: string | null; readonly withDossier: number }) {
  const { t } = useTranslation()
  if (dossier === null || withDossier === 0)
    return <EmptyState title={t('myDocuments.delivered.none')} text={t('myDocuments.delivered.noneText')} />
  return (
    <EmptyState
      title={t('myDocuments.delivered.withDossier', { count: withDossier })}
      action={<LinkButton to={provisionPath(dossier, 'panel2')}>{t('myDocuments.delivered.toDossier')}</LinkButton>}
      text={t('myDocuments.delivered.withDossierText')}
    />
  )
}

/** Moves the focus when the focused element has disappeared. */
const toFiles = () => document.getElementById(FILES)?.focus()
const FILES = 'files'

/** Documents get their owner when they are handed in. */
const NOTHING_YET = {}
