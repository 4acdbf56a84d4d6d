import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { UpdateDossierFailure } from '#src/api/generated/api.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { useDossierActs } from '#src/domain/dossier/dossiers.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'

export type TrackerProps = {
  readonly dossier: DossierDetail
  /** The dossier has moved on meanwhile, so the page has to be refreshed. */
  readonly onChanged: () => void
}

/**
 * An action of the customer on a dossier, with the text of its failure. `onChanged` is called if the dossier has moved
 * on.
 */
export function useAct({ dossier, onChanged }: TrackerProps) {
  const { t } = useTranslation()
  const { act, busy } = useDossierActs(dossier)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (name: Parameters<typeof act>[0], done: string) => {
    setFailure(null)
    try {
      await act(name)
      toast.success(done)
    } catch (error) {
      const gone = codeOf<UpdateDossierFailure>(error) === '0409'
      setFailure(gone ? t('provisions.changed') : errorText(t, error))
      if (gone) onChanged()
    }
  }
  return { run, busy, failure }
}
