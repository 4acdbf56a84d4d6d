import { dossierDocumentTypes } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { useLocale } from '#src/base/useLocale.ts'
import type { OwnDocument } from '#src/domain/document/ownDocuments.ts'
import { sizeLabel } from '#src/ui/form/upload/sizeLabel.ts'

/** The kind, size and date of a document in one line. */
export function useDescribeDocument() {
  const { t, format } = useLocale()
  const kindText = (name: string) => {
    const kind = [...dossierDocumentTypes, ...EARLIER].find((each) => each === name)
    return kind ? t(`documents.kinds.${kind}`) : name
  }
  return ({ kind, bytes, uploadedAt }: OwnDocument) =>
    [kindText(kind), sizeLabel(bytes, format.number), format.date(uploadedAt)].join(' · ')
}

/** Kinds that documents have but are not offered here. */
const EARLIER = ['BOLETIN', 'FOTO', 'OTRO'] as const
