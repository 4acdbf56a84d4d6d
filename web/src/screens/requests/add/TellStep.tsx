import { ServiceRequestCreationLimits } from '@acometida/api-spec/generated/limits'
import { type ComponentProps, useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { DocumentUpload } from '#src/domain/document/DocumentUpload.tsx'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { RequestPlace } from '#src/domain/request/raiseRequest.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { useProfile } from '#src/domain/user/profile.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import styles from '#src/screens/requests/Requests.module.css'
import { PlaceField, placeOf, placeValue } from './PlaceField.tsx'
import { commentProblem, type RequestStepProps } from './requestDraft.ts'

/** The step of the place, the description and its documents. */
export function TellStep(props: RequestStepProps) {
  const { t } = useLocale()
  const [supplies, dossiers] = [useSupplies(), useDossiers()]
  const skeleton = (
    <>
      <PageHeader title={t('newRequest.tell.title')} />
      <SkeletonLayout of="form" count={3} />
    </>
  )
  return (
    <QueryGate query={supplies} skeleton={skeleton}>
      {(ownSupplies) => (
        <QueryGate query={dossiers} skeleton={skeleton}>
          {(ownDossiers) => <TellForm {...props} supplies={ownSupplies} dossiers={ownDossiers} />}
        </QueryGate>
      )}
    </QueryGate>
  )
}

type TellFormProps = RequestStepProps & Pick<ComponentProps<typeof PlaceField>, 'supplies' | 'dossiers'>

/** Uploaded documents wait for the request. A contact that the profile has is not asked for. */
function TellForm({ wizard: { draft, change, goTo, pathOf }, supplies, dossiers }: TellFormProps) {
  const { t, format } = useLocale()
  const { data: profile } = useProfile()
  // The documents at the opening of the step. The upload itself shows the others.
  const [before] = useState(draft.documents)
  const [underway, setUnderway] = useState(0)
  const { field, form, hasErrors } = useLocalForm({
    values: { place: placeValue(draft.place ?? onlyPlace()), comment: draft.comment, documents: '' },
    check: ({ place, comment }) => ({
      place: place === '' ? t('newRequest.where.missing') : undefined,
      comment: commentText(comment),
      documents: documentsText(),
    }),
    onChange: ({ place, comment }) => change({ place: place === '' ? undefined : placeOf(place, dossiers), comment }),
    next: ({ place, comment }) => {
      const { email = profile?.email, phone = profile?.phone } = draft
      goTo('check', { place: placeOf(place, dossiers), comment, email, phone })
    },
  })
  const remaining = before.filter(({ id }) => draft.documents.some((one) => one.id === id))
  const drop = (id: string) => change(({ documents }) => ({ documents: documents.filter((one) => one.id !== id) }))
  return (
    <StepForm
      title={t('newRequest.tell.title')}
      back={{ to: pathOf('what'), label: t('newRequest.step.what') }}
      hasErrors={hasErrors}
      {...form}
    >
      <PlaceField supplies={supplies} dossiers={dossiers} {...field('place')} />
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

  /** The place of somebody who has one supply and no dossier. */
  function onlyPlace(): RequestPlace | undefined {
    const [supply, ...others] = supplies
    return supply && others.length + dossiers.length === 0 ? { cups: supply.cups } : undefined
  }

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
