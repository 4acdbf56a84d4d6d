import { dossierStatuses, type DossierStatusName, nextStepOf, turnOf } from '@acometida/api-spec/rules/dossierStatus'
import { enabledPanels } from '@acometida/api-spec/rules/dossierPanels'
import type { Dossier, DossierDetail, WorksConcept } from '#src/api/generated/api.ts'

/** A new connection of a flat in a status, as lists have it, with whatever a test says differently. */
export function dossierIn(status: DossierStatusName, changes: Partial<Dossier> = {}): Dossier {
  const code = dossierStatuses[status]
  return {
    dossierCod: 'EXP202600001601',
    name: 'Rúa do Príncipe, 12, Vigo',
    icon: 'flat',
    registerDate: '02/03/2026',
    type: 'DOSTYP001',
    subtype: null,
    technology: null,
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

/** The same with all that is known of it: quoted ones and later have a budget, charged ones a bill. */
export function dossierDetailIn(status: DossierStatusName, { summary, ...changes }: Changes = {}): DossierDetail {
  const budgeted = changes.budget !== undefined && changes.budget !== null
  return {
    summary: dossierIn(status, summary),
    form: {
      type: (summary?.type as DossierDetail['form']['type'] | undefined) ?? 'DOSTYP001',
      supplyTypes: ['NEW_SUPPLY'],
      technicalData: { requestedPowerKw: 5.75, voltage: 'BT', phases: 1, urbanisedGround: true, distanceMetres: 37 },
      applicant: {
        docNumber: 'X1234567L',
        name: 'Xiana',
        surname1: 'Rey',
        surname2: 'Lema',
        email: 'xiana@correo.gal',
        telephone: '612345670',
      },
      addresses: {
        supply: {
          streetType: 'street',
          streetName: 'Rúa do Príncipe',
          number: '12',
          zipCode: '36202',
          town: 'Vigo',
          province: 'Pontevedra',
        },
      },
    },
    panels: enabledPanels({
      status: dossierStatuses[status],
      documents: changes.documents?.length ?? 0,
      budgeted,
      billed: (changes.bills?.length ?? 0) > 0,
      executed: status === 'inExecution' || status === 'inService' || status === 'closed',
    }),
    term: null,
    history: [{ status: 'STATUS0001', date: '2026-03-02T09:00:00Z', by: 'customer' }],
    documents: [],
    missingDocuments: [],
    budget: null,
    bills: [],
    resultingCups: null,
    ...changes,
  }
}

/** 44.04 € of enganche and verification, and 100 € of extension. */
const concepts: WorksConcept[] = [
  { concept: 'EXTENSION_FEE', quantity: 5.75, unit: 'kW', priceEuros: 17.374714, amountCents: 9990 },
  { concept: 'CONNECTION_FEE', quantity: 1, unit: 'UNIT', priceEuros: 9.04476, amountCents: 904 },
]

/** A budget of 131.82 € for whoever answers until 25 April. */
export const cannedBudget = {
  idDocumentum: 'PRE-EXP202600001601',
  issueDate: '2026-03-26',
  validUntil: '2026-04-25',
  acceptDate: null,
  concepts,
  baseCents: 10894,
  vatCents: 2288,
  totalCents: 13182,
}

/** The content of GET /dossiers. */
export function cannedDossiers(items: readonly Dossier[]) {
  return { dossiers: { count: items.length, items } }
}
