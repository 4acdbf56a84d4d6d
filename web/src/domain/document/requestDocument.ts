import { useSession } from '#src/session/tokens/session.store.ts'
import { useSavedDocument } from './savedDocument.ts'

/** Saves a request's document on the device. */
export function useRequestDocument(code: string) {
  const { userId } = useSession()
  return useSavedDocument({ cod_sr: code, user_id_consumidor: String(userId) })
}
