import { flawsOf, gapsOf, normalForm } from '@acometida/api-spec/rules/dossierForm'
import type { DossierForm } from '#src/api/generated/api.ts'

/** A part of the form of a dossier that is filled in and saved by itself. */
export type TaskId = 'power' | 'place' | 'generation' | 'people' | 'check'

/** How far a task has come, in the words of the list of tasks. */
export interface Task {
  readonly id: TaskId
  readonly status: 'notStarted' | 'inProgress' | 'done' | 'cannotStart' | 'problem'
}

/** The tasks of a form in their order, each with how far it has come. The last one waits until nothing lacks. */
export function tasksOf(form: DossierForm, applicantDocument: string): readonly Task[] {
  const { technicalData, addresses, coordinates, cadastre, newGeneration, subtype, applicant } = form
  const normal = normalForm(form)
  const lacking = new Set(gapsOf(normal).map(({ problem }) => problem))
  const isRight = flawsOf(normal, applicantDocument).length === 0
  const hasConsent = !lacking.has('NO_CONSENT_OWNER') && !lacking.has('NO_CONSENT_PAYER')
  const people: Task = { id: 'people', status: applicant ? (hasConsent && isRight ? 'done' : 'problem') : 'notStarted' }
  return [
    { id: 'power', status: technicalData ? 'done' : 'notStarted' },
    { id: 'place', status: progress(addresses?.supply, coordinates ?? cadastre) },
    ...(form.type === 'DOSTYP002'
      ? [{ id: 'generation', status: progress(newGeneration, subtype) } satisfies Task]
      : []),
    people,
    { id: 'check', status: lacking.size === 0 && isRight ? 'notStarted' : 'cannotStart' },
  ]
}

function progress(one: unknown, other: unknown): 'notStarted' | 'inProgress' | 'done' {
  if (one !== undefined && other !== undefined) return 'done'
  return one === undefined && other === undefined ? 'notStarted' : 'inProgress'
}
