import { ServiceRequestCreationLimits } from '@acometida/api-spec/generated/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { DocumentUpload } from '#src/domain/document/DocumentUpload.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { TextArea } from '#src/ui/form/TextArea.tsx'
import { StepForm } from '#src/ui/form/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/useLocalForm.ts'
import { Section } from '#src/ui/layout/Section.tsx'
import styles from '#src/screens/requests/Requests.module.css'
import type { StepProps } from './step.type.ts'
import { commentProblem } from './requestDraft.ts'

/** The description in the user's words, and documents. Uploads wait until the request is sent. */
export function TellStep({ wizard: { draft, change, goTo, pathOf } }: StepProps) {
  const { t } = useTranslation()
  const format = useFormat()
  // Documents of earlier visits to this step. The upload shows the new ones.
  const [before] = useState(draft.documents)
  const [underway, setUnderway] = useState(0)
  const { field, form, hasErrors } = useLocalForm({
    values: { comment: draft.comment, documents: '' },
    check: ({ comment }) => ({ comment: commentText(comment), documents: documentsText() }),
    onChange: ({ comment }) => change({ comment }),
    next: ({ comment }) => goTo('contact', { comment }),
    freeToLeave: true,
  })
  const kept = before.filter(({ id }) => draft.documents.some((one) => one.id === id))
  const drop = (id: string) => change(({ documents }) => ({ documents: documents.filter((one) => one.id !== id) }))
  return (
    <StepForm
      title={t('newRequest.tell.title')}
      back={{ to: pathOf('where'), label: t('newRequest.step.where') }}
      hasErrors={hasErrors}
      {...form}
    >
      <TextArea
        label={t('newRequest.tell.label')}
        hint={t('newRequest.tell.hint', { longest: format.number(MOST.comment) })}
        rows={6}
        {...field('comment')}
      />
      {kept.length > 0 && (
        <Section title={t('newRequest.tell.kept')}>
          <ul className={styles.documents}>
            {kept.map(({ id, name }) => (
              <li key={id} className={styles.document}>
                <span className={styles.name}>{name}</span>
                <IconButton icon="trash" label={t('newRequest.tell.drop', { name })} onClick={() => drop(id)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <DocumentUpload
        owner={NOTHING_YET}
        id="documents"
        label={t('newRequest.tell.documents')}
        hint={t('newRequest.tell.documentsHint', { most: MOST.documents })}
        error={field('documents').error}
        sentText={t('newRequest.tell.uploaded')}
        onUnderway={setUnderway}
        onSent={(file, { documentumId: id, nombre: name }) => {
          sentIds.set(file, id)
          change(({ documents }) => ({ documents: [...documents, { id, name, format: file.type }] }))
        }}
        onRemoved={(file) => drop(sentIds.get(file) ?? '')}
      />
    </StepForm>
  )

  function commentText(comment: string): string | undefined {
    const problem = commentProblem(comment)
    if (problem === null) return undefined
    if (problem === 'missing') return t('newRequest.tell.missing')
    return t('newRequest.tell.long', { count: comment.trim().length - MOST.comment })
  }

  function documentsText(): string | undefined {
    if (underway > 0) return t('newRequest.tell.underway')
    return draft.documents.length > MOST.documents
      ? t('newRequest.tell.many', { most: MOST.documents, count: draft.documents.length - MOST.documents })
      : undefined
  }
}

const MOST = ServiceRequestCreationLimits
const NOTHING_YET = {}
/** Under which id each file was kept. */
const sentIds = new WeakMap<File, string>()
