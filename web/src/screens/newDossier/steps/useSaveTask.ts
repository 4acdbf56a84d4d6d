import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DossierForm } from '#src/api/generated/api.ts'
import { useSaveForm } from '#src/domain/newDossier/openDossier.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { TaskProps } from './StepsScreen.tsx'

/** Saves a part of the form, says how that went, and goes back to the list. For `useForm`. */
export function useSaveTask({ dossier, list }: Pick<TaskProps, 'dossier' | 'list'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { saveForm } = useSaveForm()
  return {
    /** `others` are the parts that stay: all of them unless told. */
    save: (part: Partial<DossierForm>, others: DossierForm = dossier.form) =>
      saveForm({ ...others, ...part }, dossier.code),
    onSent: () => {
      toast.success(t('dossiers.form.saved'))
      void navigate(list)
    },
    // The page then says why, beside what was typed.
    refused: () => {
      toast.error(t('dossiers.form.saveFailed'))
      return undefined
    },
  }
}
