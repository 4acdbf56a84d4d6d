import type { OpenDossier } from '#src/domain/newDossier/openDossier.ts'
import type { TypedTasks } from '#src/domain/newDossier/typedDraft.ts'

/** The props of every task. */
export interface TaskProps {
  readonly dossier: OpenDossier
  /** The list of tasks. */
  readonly list: string
  readonly onSent: () => void
  /** Typed but unsaved answers of the tasks; undefined where unknown. */
  readonly typed: TypedTasks | undefined
}
