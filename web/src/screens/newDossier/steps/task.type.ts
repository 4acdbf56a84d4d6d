import type { OpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import type { TypedTasks } from '#src/domain/dossier/form/typedDraft.ts'

/** The props of every task. */
export interface TaskProps {
  readonly dossier: OpenDossier
  /** The path of the task list. */
  readonly list: string
  readonly onSent: () => void
  /** The stored input of the tasks. Undefined if unknown. */
  readonly typed: TypedTasks | undefined
}
