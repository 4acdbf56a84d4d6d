import type { OpenDossier } from '#src/domain/newDossier/openDossier.ts'
import type { TypedTasks } from '#src/domain/newDossier/typedDraft.ts'

/** What every task is given. */
export interface TaskProps {
  readonly dossier: OpenDossier
  /** The list of tasks. */
  readonly list: string
  readonly onSent: () => void
  /** What was typed into the tasks and not saved; undefined where that is not known. */
  readonly typed: TypedTasks | undefined
}
