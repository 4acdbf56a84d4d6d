import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DossierForm } from '#src/api/generated/api.ts'
import { useSaveForm } from '#src/domain/newDossier/openDossier.ts'
import type { TaskId } from '#src/domain/newDossier/tasks.ts'
import { useKeepTyped } from '#src/domain/newDossier/typedDraft.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { TaskProps } from './task.type.ts'

/**
 * Saves a task of the form, says how that went, and goes back to the list; what is typed before that is kept beside the
 * form. `formCallbacks` are for `useForm`.
 */
export function useSaveTask(id: TaskId, { dossier, list, typed }: TaskProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { saveForm } = useSaveForm()
  const { keep, forget, state } = useKeepTyped(dossier.code, id, typed)
  return {
    /** `others` are the parts that stay: all of them unless told. */
    save: (part: Partial<DossierForm>, others: DossierForm = dossier.form) =>
      saveForm({ ...others, ...part }, dossier.code),
    /** The initial values of the fields: unsaved answers of last time, else the form's. */
    initialValues: <Values extends object>(saved: Values): Values => {
      const before = typed?.[id] ?? {}
      const same = Object.entries(saved).filter(([name, value]) => typeof before[name] === typeof value)
      // The same client wrote them, so each has its field's type.
      return { ...saved, ...(Object.fromEntries(same.map(([name]) => [name, before[name]])) as Partial<Values>) }
    },
    draftState: state,
    /** Deletes the kept draft, once it is saved. */
    forget,
    formCallbacks: {
      onChange: keep,
      onSent: () => {
        forget()
        toast.success(t('dossiers.form.saved'))
        void navigate(list)
      },
      // The page then says why, beside what was typed.
      refused: () => {
        toast.error(t('dossiers.form.saveFailed'))
        return undefined
      },
      // A kept draft is there the next time.
      freeToLeave: state !== 'failed',
    },
  }
}
