import type { Filters } from '@acometida/api-spec/generated/filters'
import { getDocument } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { bytesOf } from '#src/base/file/base64.ts'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/**
 * Saves a document on the device. The filter says whose it is. Fails at once when offline, and with YYY for a missing
 * file.
 */
export function useSavedDocument(whose: Filters['getDocument']) {
  return useMutationOf(async (documentId: string) => {
    const file = await fetchDocument(documentId, whose)
    downloadFile(file, file.name)
  })
}

/** Fetches a document. Fails with YYY for a missing file. */
export async function fetchDocument(documentId: string, whose: Filters['getDocument']): Promise<File> {
  const { contenido, nombre, tipoMime } = await getDocument(documentId, { filter: filterOf<'getDocument'>(whose) })
  return new File([bytesOf(contenido)], nombre, { type: tipoMime })
}

/** Saves a request's document on the device. */
export function useRequestDocument(code: string) {
  const { userId } = useSession()
  return useSavedDocument({ cod_sr: code, user_id_consumidor: String(userId) })
}
