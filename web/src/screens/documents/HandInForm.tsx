import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { CreateDocumentOfflineFailure, DeleteDocumentFailure } from '#src/api/generated/api.ts'
import { useOnline } from '#src/base/useOnline.ts'
import {
  type OwnDocument,
  type DocumentSubject,
  useDeleteUndelivered,
  useHandIn,
  useOpenDossiers,
} from '#src/domain/document/ownDocuments.ts'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import styles from './Documents.module.css'
import { useDescribeDocument } from './useDescribeDocument.ts'

type HandInFormProps = {
  /** Uploaded, and not handed in. */
  readonly documents: readonly OwnDocument[]
  /** The code of the page's dossier. Null for all. */
  readonly dossier: string | null
  /** The number of files still being uploaded. */
  readonly underway: number
  /** Called when items of the list have disappeared, with the pressed button. */
  readonly onGone: () => void
}

/** The form that hands uploaded documents in for a supply or dossier, or deletes them. */
export function HandInForm(props: HandInFormProps) {
  const [supplies, dossiers] = [useSupplies(), useOpenDossiers()]
  return (
    <QueryGate query={supplies} skeleton={{ of: 'form', count: 2 }}>
      {(ownSupplies) => (
        <QueryGate query={dossiers} skeleton={{ of: 'form', count: 2 }}>
          {(ownDossiers) => <PlaceForm {...props} supplies={ownSupplies} dossiers={ownDossiers} />}
        </QueryGate>
      )}
    </QueryGate>
  )
}

type PlaceFormProps = HandInFormProps & {
  readonly supplies: readonly Supply[]
  readonly dossiers: readonly Dossier[]
}

function PlaceForm({ documents, dossier, underway, onGone, supplies, dossiers }: PlaceFormProps) {
  const { t } = useTranslation()
  const handIn = useHandIn()
  const { values, field, form, put } = useForm({
    draft: 'handIn',
    // All documents are chosen by default, also new ones.
    values: { leftOut: NONE, place: likelyPlace() },
    check: ({ leftOut, place }) => ({
      leftOut: choiceProblem(leftOut),
      place: place === '' ? t('myDocuments.waiting.missing') : undefined,
    }),
    send: async ({ leftOut, place }) => {
      const chosen = chosenOf(leftOut)
      const { completed } = await handIn.mutateAsync({ documents: chosen, place: placeOf(place) })
      return { completed, count: chosen.length }
    },
    onSent: ({ completed, count }) => {
      put({ leftOut: NONE })
      onGone()
      toast.success(t(completed ? 'myDocuments.waiting.completed' : 'myDocuments.waiting.done', { count }))
    },
    again: 'asSent',
    freeToLeave: true,
  })
  const options = [
    ...supplies.map(({ cups, title: name }) => ({
      value: cups,
      label: t('myDocuments.waiting.supply', { name }),
    })),
    ...dossiers.map(({ code, name }) => ({ value: code, label: t('myDocuments.waiting.dossier', { name, code }) })),
  ]
  const left = field('leftOut')
  const choose = ({ id }: OwnDocument, isChosen: boolean) => {
    const others = left.value.filter((other) => other !== id)
    left.onValue(isChosen ? others : [...others, id])
  }
  const count = chosenOf(values.leftOut).length
  return (
    <Form
      {...form}
      submit={{
        label: count === 0 ? t('myDocuments.waiting.submitNone') : t('myDocuments.waiting.submit', { count }),
        icon: 'check',
      }}
      failedTitle={t('myDocuments.waiting.failed')}
      failed={(failure) => handInText(failure)}
    >
      <FieldGroup
        id={left.name}
        label={t('myDocuments.waiting.choose')}
        hint={underway > 0 && left.error === undefined && t('myDocuments.waiting.underway')}
        error={left.error}
      >
        {documents.map((document, index) => (
          <WaitingRow
            key={document.id}
            id={index === 0 ? left.name : undefined}
            document={document}
            checked={!left.value.includes(document.id)}
            onValue={(isChosen) => choose(document, isChosen)}
            onGone={onGone}
          />
        ))}
      </FieldGroup>
      {options.length === 0 ? (
        <Banner live={false}>{t('myDocuments.waiting.nowhere')}</Banner>
      ) : (
        <Select
          label={t('myDocuments.waiting.place')}
          placeholder={t('myDocuments.waiting.choosePlace')}
          options={options}
          {...field('place')}
        />
      )}
    </Form>
  )

  function chosenOf(leftOut: readonly string[]): readonly OwnDocument[] {
    return documents.filter(({ id }) => !leftOut.includes(id))
  }

  function choiceProblem(leftOut: readonly string[]): string | undefined {
    if (underway > 0) return t('myDocuments.waiting.underway')
    return chosenOf(leftOut).length === 0 ? t('myDocuments.waiting.none') : undefined
  }

  /** The page's dossier, else the only one that waits for documents, else the only place there is. */
  function likelyPlace(): string {
    if (dossiers.some(({ code }) => code === dossier)) return dossier ?? ''
    const waiting = dossiers.filter(({ status }) => status === 'pendingDocumentation').map(({ code }) => code)
    const all = [...supplies.map(({ cups }) => cups), ...dossiers.map(({ code }) => code)]
    return [waiting, all].find((places) => places.length === 1)?.[0] ?? ''
  }

  function placeOf(value: string): DocumentSubject {
    const found = dossiers.find(({ code }) => code === value)
    return found ? { dossier: found } : { cups: value }
  }

  function handInText(error: unknown): string | undefined {
    const code = codeOf<CreateDocumentOfflineFailure>(error)
    if (code === '0404' || code === '0409') return t(`myDocuments.waiting.refused.${code}`)
    return errorText(t, error)
  }
}

type WaitingRowProps = {
  /** The target of an error summary. */
  readonly id: string | undefined
  readonly document: OwnDocument
  readonly checked: boolean
  readonly onValue: (isChosen: boolean) => void
  readonly onGone: () => void
}

function WaitingRow({ id, document, checked, onValue, onGone }: WaitingRowProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const describeDocument = useDescribeDocument()
  const { remove, isPending } = useDeleteUndelivered()
  const { name } = document
  const drop = async () => {
    try {
      await remove(document)
      onGone()
      toast.success(t('myDocuments.waiting.deleted', { name }))
    } catch (error) {
      const code = codeOf<DeleteDocumentFailure>(error)
      toast.error(t(code === '0409' ? 'myDocuments.waiting.taken' : 'myDocuments.waiting.notDeleted', { name }))
    }
  }
  return (
    <div className={styles.choice}>
      <Checkbox id={id} checked={checked} onValue={onValue} label={name} hint={describeDocument(document)} />
      <IconButton
        icon="trash"
        label={t('myDocuments.waiting.delete', { name })}
        disabled={!isOnline || isPending}
        onClick={() => void drop()}
      />
    </div>
  )
}

const NONE: readonly string[] = []
