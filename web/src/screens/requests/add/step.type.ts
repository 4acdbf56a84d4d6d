import type { Matter } from '#src/domain/request/matters.ts'
import type { Wizard } from '#src/ui/form/kit/useWizard.ts'
import type { RequestDraft, Step } from './requestDraft.ts'

/** The props of every step. The outcome is the request's code. */
export interface StepProps {
  readonly matters: readonly Matter[]
  readonly wizard: Wizard<Step, RequestDraft, string>
}
