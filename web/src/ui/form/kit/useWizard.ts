import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { changesOf, fitting, returnedDraft, useDraft } from '#src/base/drafts.ts'

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
 * draft lives as long as the page, and outlives a session that ends on it.
 */
export function useWizard<Step extends string, Draft extends object, Outcome>({
  path,
  steps,
  start,
  isAnswered,
}: WizardOptions<Step, Draft>): Wizard<Step, Draft, Outcome> {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // A link that names answers begins a draft of its own.
  const link = new URLSearchParams([...query].filter(([name]) => name !== 'step'))
  const name = `${path}?${link}`
  const [initial, setInitial] = useState(start)
  const [draft, setDraft] = useState((): Draft => ({ ...initial.draft, ...returnedAnswers(name, initial.draft) }))
  useDraft(name, changesOf(initial.draft, draft))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const named = query.get('step')
  const first = initial.step ?? steps[0]
  const requested = steps.find((step) => step === named) ?? first
  const pathOf = (step: string) => `${path}?${new URLSearchParams({ step })}`
  const change: Wizard<Step, Draft, Outcome>['change'] = (part) =>
    setDraft((last) => ({ ...last, ...(typeof part === 'function' ? part(last) : part) }))
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
      const next = start()
      setInitial(next)
      setDraft(next.draft)
      // Back must not lead to the sent draft.
      void navigate(pathOf(OUTCOME), { replace: true })
    },
  }
}

/** The answers that a log-in has brought back. */
function returnedAnswers<Draft extends object>(name: string, draft: Draft): Partial<Draft> {
  // Written by this wizard, and each fits its answer.
  return fitting(returnedDraft(name) ?? {}, draft) as Partial<Draft>
}

const OUTCOME = 'sent'
