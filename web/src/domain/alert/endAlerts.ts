import { AlertsDeletionLimits } from '@acometida/api-spec/generated/limits'
import { codeOf } from '#src/api/apiError.ts'
import { deleteAlerts, type DeleteAlertsFailure } from '#src/api/generated/api.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'

interface Ending {
  /** Document of the user whose alerts they are. */
  readonly document: string
  /** The supplies whose alerts end. */
  readonly cups: readonly string[]
  /** The text of the end. */
  readonly said: string
  /** The text of a failure. */
  readonly failed: string
}

/** Ends alerts once nobody has taken it back for six seconds, whichever page is open by then. */
export function endAlertsSoon({ document, cups, said, failed }: Ending): void {
  toast.undoable(said, {
    about: cups.map(keyOf),
    onKept: async () => {
      try {
        for (let at = 0; at < cups.length; at += AlertsDeletionLimits.idEntidad)
          await end(document, cups.slice(at, at + AlertsDeletionLimits.idEntidad))
      } catch {
        toast.error(failed)
      }
    },
  })
}

/** The alerts that are about to end, by the CUPS of their supply, and how that is taken back. */
export function useEndingAlerts() {
  const { isUnderway, undoOf } = useUnderway()
  return {
    isEnding: (cups: string) => isUnderway(keyOf(cups)),
    undoEnding: (cups: string) => undoOf(keyOf(cups)),
  }
}

/** One alert that ended elsewhere makes a joint call fail, so they are then ended one by one. */
async function end(document: string, cups: readonly string[]): Promise<void> {
  try {
    await deleteAlerts({ docId: document, idEntidad: [...cups] })
  } catch (error) {
    if (codeOf<DeleteAlertsFailure>(error) !== '0404') throw error
    if (cups.length > 1) for (const one of cups) await end(document, [one])
  }
}

/** Ids of other things may be the same. */
const keyOf = (cups: string) => `alert ${cups}`
