import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

interface WizardOptions<Step extends string, Draft> {
  /** Address of the page, without a query. */
  readonly path: string
  /** In the order in which they are asked. */
  readonly steps: readonly [Step, ...Step[]]
  /** The draft to begin with, again after one was sent, and the step shown where the address names none. */
  readonly start: () => { readonly draft: Draft; readonly step?: Step }
  /** Whether a step has a good answer. The last one is not asked about. */
  readonly isAnswered: (step: Step, draft: Draft) => boolean
}

export interface Wizard<Step extends string, Draft, Outcome> {
  /** The step on screen: the one the address names, or an earlier one without a good answer. */
  readonly step: Step
  readonly draft: Draft
  /** What came of sending the draft, on the page that tells it; null on all others. */
  readonly outcome: Outcome | null
  readonly pathOf: (step: Step) => string
  /** Keeps an answer while it is typed. A function gets the draft as it is by then. */
  readonly change: (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void
  /** Keeps an answer and shows a step. */
  readonly goTo: (step: Step, answer?: Partial<Draft>) => void
  /** Shows what came of sending, with nothing to go back to but a new draft. */
  readonly finish: (outcome: Outcome) => void
}

/**
 * Questions on a page each, which are sent together. The step is `step` in the query of the address, so each is a place
 * in the history. The draft lasts as long as the page.
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
  const wanted = steps.find((step) => step === named) ?? first
  const pathOf = (step: string) => `${path}?${new URLSearchParams({ step })}`
  const change: Wizard<Step, Draft, Outcome>['change'] = (part) =>
    begin((last) => ({
      ...last,
      draft: { ...last.draft, ...(typeof part === 'function' ? part(last.draft) : part) },
    }))
  return {
    step: steps.find((step) => step === wanted || !isAnswered(step, draft)) ?? wanted,
    draft,
    outcome: named === OUTCOME ? outcome : null,
    pathOf,
    change,
    goTo: (step, answer) => {
      if (answer) change(answer)
      void navigate(pathOf(step))
    },
    finish: (came) => {
      setOutcome(came)
      begin(start())
      // Back does not lead to what has been sent.
      void navigate(pathOf(OUTCOME), { replace: true })
    },
  }
}

const OUTCOME = 'sent'
