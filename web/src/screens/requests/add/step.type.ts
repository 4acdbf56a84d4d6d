import type { Matter } from '#src/domain/request/matters.ts'
import type { RequestDraft } from './requestDraft.ts'

/** What every step is given. */
export interface StepProps {
  readonly matters: readonly Matter[]
  readonly draft: RequestDraft
  /** Takes what was answered; of what ends at its own time, in a function of what there is by then. */
  readonly onDraft: (part: Partial<RequestDraft> | ((before: RequestDraft) => Partial<RequestDraft>)) => void
  readonly onRaised: (code: string) => void
}
