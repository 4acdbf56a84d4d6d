import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DossierForm } from '#src/api/generated/api.ts'
import { useSaveForm } from '#src/domain/dossier/form/openDossier.ts'
import type { TaskId } from '#src/domain/dossier/form/tasks.ts'
import { useKeepTyped } from '#src/domain/dossier/form/typedDraft.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { TaskProps } from './task.type.ts'

/**
 * Saves a task of the form, shows the result, and returns to the list. Until then its input is stored beside the form.
 * `formCallbacks` are for `useForm`.
 */
export function useSaveTask(id: TaskId, { dossier, list, typed }: TaskProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { saveForm } = useSaveForm()
  const { keep, forget, state } = useKeepTyped(dossier.code, id, typed)
  return {
    /** `others` are the unchanged parts, by default all of them. */
    save: (part: Partial<DossierForm>, others: DossierForm = dossier.form) =>
      saveForm({ ...others, ...part }, dossier.code),
    /** The initial field values: the stored input if there is any, else the form's. */
    initialValues: <Values extends object>(saved: Values): Values => {
      const before = typed?.[id] ?? {}
      const same = Object.entries(saved).filter(([name, value]) => typeof before[name] === typeof value)
      // Each has the type of its field, since this client wrote it.
      return { ...saved, ...(Object.fromEntries(same.map(([name]) => [name, before[name]])) as Partial<Values>) }
    },
    draftState: state,
    /** Deletes the stored input once it is saved. */
    forget,
    formCallbacks: {
      draft: `dossier/${dossier.code}/${id}`,
      onChange: keep,
      onSent: () => {
        forget()
        toast.success(t('dossiers.form.saved'))
        void navigate(list)
      },
      // The page shows the reason beside the input.
      refused: () => {
        toast.error(t('dossiers.form.saveFailed'))
        return undefined
      },
      // Stored input is there the next time.
      freeToLeave: state !== 'failed',
    },
  }
}
