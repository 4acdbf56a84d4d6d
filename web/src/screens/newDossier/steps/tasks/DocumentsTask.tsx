import { dossierDocumentTypes } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { useLocation } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { DocumentUpload } from '#src/domain/document/DocumentUpload.tsx'
import { deliveringSender } from '#src/domain/document/sendDocument.ts'
import { ContinueOnPhone } from '#src/screens/newDossier/steps/ContinueOnPhone.tsx'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'

/** The task of documents: missing ones, handed in ones, and the upload. A file counts as soon as it is sent. */
export function DocumentsTask({ dossier, list, onSent }: TaskProps) {
  const { t, format } = useLocale()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const { code, missing, files } = dossier
  const here = new URLSearchParams({ dossier: code, task: 'documents' })
  // Missing kinds come first, so that a single missing one is preselected.
  const kinds = [...missing, ...dossierDocumentTypes.filter((kind) => !missing.includes(kind))]
  return (
    <>
      <PageHeader
        title={t('dossierForm.task.documents')}
        lead={t('dossierForm.hint.documents')}
        back={{ to: list, label: t('dossierForm.title') }}
      />
      {missing.length === 0 ? (
        <Banner tone="success">{t('newDossier.hand.delivered')}</Banner>
      ) : (
        <Banner title={t('dossierForm.documentsMissing')} live={false}>
          <NoteList>
            {missing.map((kind) => (
              <span key={kind}>{codeText(t, 'newDossier.hand.documents', kind)}</span>
            ))}
          </NoteList>
        </Banner>
      )}
      {files.length > 0 && (
        <Section title={t('dossierForm.documentsDelivered')}>
          <NoteList>
            {files.map(({ id, name, kind, date }) => (
              <span key={`${kind}/${id}`}>
                {t('dossierForm.documentLine', {
                  kind: codeText(t, 'documents.kinds', kind),
                  name,
                  date: format.date(date),
                })}
              </span>
            ))}
          </NoteList>
        </Section>
      )}
      <DocumentUpload
        label={t('dossierForm.addDocuments')}
        hint={isOnline ? t('dossierForm.documentsLater') : t('dossierForm.documentsOffline')}
        owner={{ dossierNumber: code }}
        sender={() => deliveringSender(code, onSent)}
        kinds={kinds.map((value) => ({ value, label: codeText(t, 'documents.kinds', value) }))}
        sentText={t('dossierForm.documentSent')}
        disabled={!isOnline}
      />
      <ContinueOnPhone dossier={dossier} path={`${pathname}?${here}`} disabled={!isOnline} />
      <div>
        <LinkButton to={list} variant="primary">
          {t('dossierForm.backToTasks')}
        </LinkButton>
      </div>
    </>
  )
}
