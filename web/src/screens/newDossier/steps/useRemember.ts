import { useTranslation } from 'react-i18next'
import { type Person, useKeepPerson } from '#src/domain/newDossier/people.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'

/** Keeps somebody for other dossiers, and says where that fails: the form is saved all the same. */
export function useRemember(as: 'OWNER' | 'PAYER') {
  const { t } = useTranslation()
  const { mutateAsync } = useKeepPerson()
  return async (person: Person): Promise<void> => {
    const kept = await mutateAsync({ person, as }).catch(() => 'failed' as const)
    if (kept === 'full') toast.error(t('dossierForm.rememberFull'))
    if (kept === 'failed') toast.error(t('dossierForm.rememberFailed'))
  }
}
