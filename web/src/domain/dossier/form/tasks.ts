import {
  type DossierFlaw,
  wrongDossierFields,
  missingDossierFields,
  normalizeDossierForm,
} from '@acometida/api-spec/rules/dossier/dossierForm'
import { sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { exceedsGridLimit } from '@acometida/api-spec/rules/dossier/futureStatuses'
import type { DossierForm } from '#src/api/generated/api.ts'

/** The parts of a dossier's form in their order. Each is filled in and saved separately. */
export const TASK_IDS = [
  'asks',
  'place',
  'power',
  'generation',
  'people',
  'billing',
  'contacts',
  'documents',
  'check',
] as const

export type TaskId = (typeof TASK_IDS)[number]

/** A task with its status, as the task list shows it. */
export interface Task {
  readonly id: TaskId
  readonly status: 'notStarted' | 'inProgress' | 'done' | 'cannotStart' | 'problem'
}

interface Draft {
  readonly form: DossierForm
  /** The documents still missing. */
  readonly missing: readonly string[]
  /** The documents handed in so far. */
  readonly delivered: readonly unknown[]
}

/**
 * The tasks of a form with their status. `typed` are those with unsaved input. The last task waits until nothing
 * required is missing. Optional tasks, and documents, which may follow later, do not block it.
 */
export function tasksOf(draft: Draft, applicantDocument: string, typed: readonly TaskId[]): readonly Task[] {
  const { form } = draft
  const normal = normalizeDossierForm(form)
  const gaps = missingDossierFields(normal)
  const flaws = wrongDossierFields(normal, applicantDocument)
  const wrong = new Set([...flaws, ...gaps.filter(({ problem }) => CONTRADICTIONS.has(problem))].map(taskOf))
  if (form.technicalData && exceedsGridLimit(sizeOf(form))) wrong.add('power')
  return TASK_IDS.filter((id) => id !== 'generation' || form.type === 'DOSTYP002').map((id) => {
    if (id === 'check') return { id, status: gaps.length === 0 && flaws.length === 0 ? 'notStarted' : 'cannotStart' }
    if (wrong.has(id)) return { id, status: 'problem' }
    return { id, status: typed.includes(id) ? 'inProgress' : PROGRESS[id](draft) }
  })
}

type Progress = 'notStarted' | 'inProgress' | 'done'

const PROGRESS: Readonly<Record<Exclude<TaskId, 'check'>, (draft: Draft) => Progress>> = {
  asks: ({ form }) => (form.supplyTypes ? 'done' : 'notStarted'),
  place: ({ form }) => progress(form.addresses?.supply, form.coordinates ?? form.cadastre),
  power: ({ form }) => (form.technicalData ? 'done' : 'notStarted'),
  generation: ({ form }) => progress(form.newGeneration, form.subtype),
  people: ({ form }) => (form.applicant ? 'done' : 'notStarted'),
  billing: ({ form }) => (form.digitalInvoice === undefined ? 'notStarted' : 'done'),
  contacts: ({ form }) => (form.contacts ? 'done' : 'notStarted'),
  documents: ({ missing, delivered }) =>
    missing.length === 0 ? 'done' : delivered.length > 0 ? 'inProgress' : 'notStarted',
}

function progress(one: unknown, other: unknown): Progress {
  if (one !== undefined && other !== undefined) return 'done'
  return one === undefined && other === undefined ? 'notStarted' : 'inProgress'
}

/** The task that corrects a flaw. */
function taskOf({ where }: DossierFlaw): TaskId {
  return OF_PART[where.split('/')[0] ?? ''] ?? 'people'
}

const OF_PART: Readonly<Record<string, TaskId>> = {
  technicalData: 'power',
  addresses: 'place',
  coordinates: 'place',
  subtype: 'generation',
  newGeneration: 'generation',
  payer: 'billing',
  thirdPartyConsentPayer: 'billing',
  billingEmail: 'billing',
  contacts: 'contacts',
}

/** Flaws of contradictory data. All others are just missing data. */
const CONTRADICTIONS: ReadonlySet<DossierFlaw['problem']> = new Set([
  'NO_CONSENT_OWNER',
  'NO_CONSENT_PAYER',
  'MISSING_BILLING',
])
