import { useTranslation } from 'react-i18next'
import { type Person, useKeepPerson } from '#src/domain/dossier/form/people.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'

/** Keeps a person for other dossiers. Shows a failure without affecting the saved form. */
export function useRemember(as: 'OWNER' | 'PAYER') {
  const { t } = useTranslation()
  const { mutateAsync } = useKeepPerson()
  return async (person: Person): Promise<void> => {
    const result = await mutateAsync({ person, as }).catch(() => 'failed' as const)
    if (result === 'full') toast.error(t('dossierForm.rememberFull'))
    if (result === 'failed') toast.error(t('dossierForm.rememberFailed'))
  }
}
