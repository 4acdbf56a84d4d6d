import { example } from '@acometida/api-spec/operations/example.ts'
import { enabledPanels } from '@acometida/api-spec/rules/dossier/dossierPanels'
import {
  dossierStatuses,
  type DossierStatusName,
  nextStepOf,
  turnOf,
} from '@acometida/api-spec/rules/dossier/dossierStatus'
import type { Dossier, DossierDetail, DossierForm } from '#src/api/generated/api.ts'

/** A new connection of a flat in this status, as in lists. */
export function dossierIn(status: DossierStatusName, changes: Partial<Dossier> = {}): Dossier {
  const code = dossierStatuses[status]
  const { openPanels: _panels, ...dossier } = example('Dossier')
  return {
    ...dossier,
    status: code,
    turn: turnOf(code),
    nextStep: nextStepOf(code),
    dueDate: null,
    communicationList: [],
    communicationListBudget: 0,
    ...changes,
  }
}

interface Changes extends Partial<Omit<DossierDetail, 'summary'>> {
  readonly summary?: Partial<Dossier>
}

/** The same with all its details. Its panels follow from its status and its data. */
export function dossierDetailIn(status: DossierStatusName, { summary, ...changes }: Changes = {}): DossierDetail {
  const { afterSilence: _after, stepsAhead: _ahead, ...detail } = example('DossierDetail')
  return {
    ...detail,
    summary: dossierIn(status, summary),
    // A dossier of a code that the client has no name for has a form of that type too.
    form: { ...detail.form, type: (summary?.type as DossierForm['type'] | undefined) ?? detail.form.type },
    panels: enabledPanels({
      status: dossierStatuses[status],
      documents: changes.documents?.length ?? 0,
      budgeted: changes.budget !== undefined && changes.budget !== null,
      billed: (changes.bills?.length ?? 0) > 0,
      executed: status === 'inExecution' || status === 'inService' || status === 'closed',
    }),
    term: null,
    history: [{ status: 'STATUS0001', date: '2026-03-02T09:00:00Z', by: 'customer' }],
    documents: [],
    budget: null,
    ...changes,
  }
}

/** The content of GET /dossiers/{id}: a dossier with its form, and no documents yet. */
export function dossierFormIn(status: DossierStatusName, form: DossierForm = { type: 'DOSTYP001' }) {
  const dossier = dossierDetailIn(status, {
    summary: { type: form.type, dueDate: '2026-05-31' },
    form,
    history: [],
    missingDocuments: ['LOCATION_PLAN', 'OWNERSHIP'],
  })
  return { dossier }
}
