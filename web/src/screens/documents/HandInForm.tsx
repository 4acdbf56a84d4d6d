import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { CreateDocumentOfflineFailure, DeleteDocumentFailure } from '#src/api/generated/api.ts'
import { useOnline } from '#src/base/useOnline.ts'
import {
  type OwnDocument,
  type Place,
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
import { FilterSelect } from '#src/ui/form/choice/FilterSelect.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { useDocumentWords } from './useDocumentWords.ts'
import styles from './Documents.module.css'

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
  // All documents are chosen by default, also new ones.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(NONE)
  const chosen = documents.filter(({ id }) => !leftOut.has(id))
  const { field, form } = useForm({
    draft: 'handIn',
    values: { place: dossiers.some(({ code }) => code === dossier) ? (dossier ?? '') : '' },
    check: ({ place }) => ({ place: place === '' ? t('myDocuments.waiting.missing') : undefined }),
    send: ({ place }) => handIn.mutateAsync({ documents: chosen, place: placeOf(place) }),
    onSent: ({ completed }) => {
      setLeftOut(NONE)
      onGone()
      toast.success(
        t(completed ? 'myDocuments.waiting.completed' : 'myDocuments.waiting.done', { count: chosen.length }),
      )
    },
    again: 'asSent',
    freeToLeave: true,
  })
  const options = [
    ...supplies.map(({ cups, name }) => ({ value: cups, label: t('myDocuments.waiting.supply', { name }) })),
    ...dossiers.map(({ code, name }) => ({ value: code, label: t('myDocuments.waiting.dossier', { name, code }) })),
  ]
  const Choice = options.length > MAX_WITHOUT_SEARCH ? FilterSelect : Select
  const choose = ({ id }: OwnDocument, isChosen: boolean) =>
    setLeftOut((last) => new Set(isChosen ? [...last].filter((other) => other !== id) : [...last, id]))
  return (
    <Form
      {...form}
      submit={{
        label: t('myDocuments.waiting.submit', { count: chosen.length }),
        icon: 'check',
        disabled: chosen.length === 0 || underway > 0,
      }}
      failedTitle={t('myDocuments.waiting.failed')}
      failed={(failure) => handInText(failure)}
    >
      <fieldset className={styles.waiting}>
        <legend>{t('myDocuments.waiting.choose')}</legend>
        {documents.map((document) => (
          <WaitingRow
            key={document.id}
            document={document}
            checked={!leftOut.has(document.id)}
            onValue={(isChosen) => choose(document, isChosen)}
            onGone={onGone}
          />
        ))}
      </fieldset>
      {options.length === 0 ? (
        <Banner live={false}>{t('myDocuments.waiting.nowhere')}</Banner>
      ) : (
        <Choice
          label={t('myDocuments.waiting.place')}
          placeholder={t('myDocuments.waiting.choosePlace')}
          options={options}
          {...field('place')}
        />
      )}
      {underway > 0 && <p className={styles.note}>{t('myDocuments.waiting.underway')}</p>}
    </Form>
  )

  function placeOf(value: string): Place {
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
  readonly document: OwnDocument
  readonly checked: boolean
  readonly onValue: (isChosen: boolean) => void
  readonly onGone: () => void
}

function WaitingRow({ document, checked, onValue, onGone }: WaitingRowProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const wordsOf = useDocumentWords()
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
      <Checkbox checked={checked} onValue={onValue} label={name} hint={wordsOf(document)} />
      <IconButton
        icon="trash"
        label={t('myDocuments.waiting.delete', { name })}
        disabled={!isOnline || isPending}
        onClick={() => void drop()}
      />
    </div>
  )
}

/** Above this number of options, the list has a search. */
const MAX_WITHOUT_SEARCH = 15
const NONE: ReadonlySet<string> = new Set()
