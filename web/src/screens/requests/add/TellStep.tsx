import { ServiceRequestCreationLimits } from '@acometida/api-spec/generated/limits'
import { useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { DocumentUpload } from '#src/domain/document/DocumentUpload.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Section } from '#src/ui/layout/page/Section.tsx'
import styles from '#src/screens/requests/Requests.module.css'
import { commentProblem, type StepProps } from './requestDraft.ts'

/** The step of the description and its documents. Uploaded documents wait for the request. */
export function TellStep({ wizard: { draft, change, goTo, pathOf } }: StepProps) {
  const { t, format } = useLocale()
  // The documents at the opening of the step. The upload itself shows the others.
  const [before] = useState(draft.documents)
  const [underway, setUnderway] = useState(0)
  const { field, form, hasErrors } = useLocalForm({
    values: { comment: draft.comment, documents: '' },
    check: ({ comment }) => ({ comment: commentText(comment), documents: documentsText() }),
    onChange: ({ comment }) => change({ comment }),
    next: ({ comment }) => goTo('contact', { comment }),
  })
  const remaining = before.filter(({ id }) => draft.documents.some((one) => one.id === id))
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
        hint={t('newRequest.tell.hint', { longest: format.number(LIMITS.comment) })}
        rows={6}
        {...field('comment')}
      />
      {remaining.length > 0 && (
        <Section title={t('newRequest.tell.kept')}>
          <ul className={styles.documents}>
            {remaining.map(({ id, name }) => (
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
        hint={t('newRequest.tell.documentsHint', { most: LIMITS.documents })}
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
    return t('newRequest.tell.long', { count: comment.trim().length - LIMITS.comment })
  }

  function documentsText(): string | undefined {
    if (underway > 0) return t('newRequest.tell.underway')
    return draft.documents.length > LIMITS.documents
      ? t('newRequest.tell.many', { most: LIMITS.documents, count: draft.documents.length - LIMITS.documents })
      : undefined
  }
}

const LIMITS = ServiceRequestCreationLimits
const NOTHING_YET = {}
/** The id of each uploaded file. */
const sentIds = new WeakMap<File, string>()
