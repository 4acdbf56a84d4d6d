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
    /** What the fields begin with: what was typed the last time and not saved, and else what the form says. */
    initialValues: <Values extends object>(saved: Values): Values => {
      const before = typed?.[id] ?? {}
      const same = Object.entries(saved).filter(([name, value]) => typeof before[name] === typeof value)
      // Each is of the kind that the field holds, for the same client wrote it.
      return { ...saved, ...(Object.fromEntries(same.map(([name]) => [name, before[name]])) as Partial<Values>) }
    },
    draftState: state,
    /** What was typed is saved. */
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
      // What is kept is there the next time.
      freeToLeave: state !== 'failed',
    },
  }
}
