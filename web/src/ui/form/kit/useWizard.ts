import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

interface WizardOptions<Step extends string, Draft> {
  /** The address of the page, without a query. */
  readonly path: string
  /** In the order of the questions. */
  readonly steps: readonly [Step, ...Step[]]
  /** The initial draft, also after one was sent, and the step to show if the address names none. */
  readonly start: () => { readonly draft: Draft; readonly step?: Step }
  /** Whether a step has a valid answer. Not called for the last one. */
  readonly isAnswered: (step: Step, draft: Draft) => boolean
}

export interface Wizard<Step extends string, Draft, Outcome> {
  /** The current step: the one in the address, or the first one before it without a valid answer. */
  readonly step: Step
  readonly draft: Draft
  /** The result of sending the draft, on the page that shows it. Null on all others. */
  readonly outcome: Outcome | null
  readonly pathOf: (step: Step) => string
  /** Stores an answer while it is typed. A function receives the current draft. */
  readonly change: (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void
  /** Stores an answer and shows a step. */
  readonly goTo: (step: Step, answer?: Partial<Draft>) => void
  /** Shows the result of sending. Back leads to a new draft. */
  readonly finish: (outcome: Outcome) => void
}

/**
 * A wizard: one question per page, sent together. The step is `step` in the query, so each has a history entry. The
 * draft lives as long as the page.
 */
export function useWizard<Step extends string, Draft extends object, Outcome>({
  path,
  steps,
  start,
  isAnswered,
}: WizardOptions<Step, Draft>): Wizard<Step, Draft, Outcome> {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [{ draft, step: first = steps[0] }, begin] = useState(start)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const named = query.get('step')
  const requested = steps.find((step) => step === named) ?? first
  const pathOf = (step: string) => `${path}?${new URLSearchParams({ step })}`
  const change: Wizard<Step, Draft, Outcome>['change'] = (part) =>
    begin((last) => ({
      ...last,
      draft: { ...last.draft, ...(typeof part === 'function' ? part(last.draft) : part) },
    }))
  return {
    step: steps.find((step) => step === requested || !isAnswered(step, draft)) ?? requested,
    draft,
    outcome: named === OUTCOME ? outcome : null,
    pathOf,
    change,
    goTo: (step, answer) => {
      if (answer) change(answer)
      void navigate(pathOf(step))
    },
    finish: (result) => {
      setOutcome(result)
      begin(start())
      // Back must not lead to the sent draft.
      void navigate(pathOf(OUTCOME), { replace: true })
    },
  }
}

const OUTCOME = 'sent'
