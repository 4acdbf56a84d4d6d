import { AlertsDeletionLimits } from '@acometida/api-spec/generated/limits'
import { codeOf } from '#src/api/call/apiError.ts'
import { deleteAlerts, type DeleteAlertsFailure } from '#src/api/generated/api.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'

interface Ending {
  /** The document of the user whose alerts they are. */
  readonly document: string
  /** The supplies whose alerts end. */
  readonly cups: readonly string[]
  /** The text of the toast. */
  readonly toastText: string
  /** The text of a failure. */
  readonly failureText: string
}

/** Deletes alerts after six seconds unless it is undone, whichever page is open by then. */
export function endAlertsWithUndo({ document, cups, toastText, failureText }: Ending): void {
  toast.undoable(toastText, {
    about: cups.map(keyOf),
    onKept: async () => {
      try {
        for (let at = 0; at < cups.length; at += AlertsDeletionLimits.idEntidad)
          await end(document, cups.slice(at, at + AlertsDeletionLimits.idEntidad))
      } catch {
        toast.error(failureText)
      }
    },
  })
}

/** The alerts about to be deleted, by the CUPS of their supply, with the undo function. */
export function useEndingAlerts() {
  const { isUnderway, undoOf } = useUnderway()
  return {
    isEnding: (cups: string) => isUnderway(keyOf(cups)),
    undoEnding: (cups: string) => undoOf(keyOf(cups)),
  }
}

/** The call deletes none if one of several is already gone, so they are then deleted one by one. */
async function end(document: string, cups: readonly string[]): Promise<void> {
  try {
    await deleteAlerts({ docId: document, idEntidad: [...cups] })
  } catch (error) {
    if (codeOf<DeleteAlertsFailure>(error) !== '0404') throw error
    if (cups.length > 1) for (const one of cups) await end(document, [one])
  }
}

/** A prefix, because other things may have the same id. */
const keyOf = (cups: string) => `alert ${cups}`
