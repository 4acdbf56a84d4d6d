import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { useSavedDocument } from '#src/domain/document/savedDocument.ts'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import type { DossierFile } from '#src/domain/dossier/dossierDetail.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'

type FileButtonProps = {
  readonly dossier: Dossier
  readonly file: Pick<DossierFile, 'id' | 'repository'>
  readonly children: ReactNode
}

/** Downloads a file of a dossier. */
export function FileButton({ dossier, file: { id, repository }, children }: FileButtonProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useSavedDocument({ cod_expediente: dossier.code, repositorio: repository })
  const save = () => mutate(id, { onError: (error) => toast.error(errorText(t, error)) })
  return (
    <Button size="small" icon="download" reads loading={isPending} onClick={save}>
      {children}
    </Button>
  )
}
