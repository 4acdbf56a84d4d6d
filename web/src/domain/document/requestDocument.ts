import { printFilter } from '@acometida/api-spec/rules/filter'
import { useChange } from '#src/api/composed.ts'
import { getDocument } from '#src/api/generated/api.ts'
import { bytesOf } from '#src/base/base64.ts'
import { downloadFile } from '#src/base/downloadFile.ts'
import { useSession } from '#src/session/session.store.ts'

/** Saves a document of a request on the device. Fails at once without a connection, and with YYY where there is no such file. */
export function useRequestDocument(code: string) {
  const { userId } = useSession()
  return useChange(
    async (documentId: string) => {
      const filter = printFilter({ cod_sr: code, user_id_consumidor: String(userId) })
      const { contenido, nombre, tipoMime } = await getDocument(documentId, { filter })
      downloadFile(new File([bytesOf(contenido)], nombre, { type: tipoMime }), nombre)
    },
    { networkMode: 'always' },
  )
}
