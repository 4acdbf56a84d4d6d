import {
  type DossierStatus,
  type DossierStatusName,
  dossierStatuses,
  turnOf,
} from '@acometida/api-spec/rules/dossier/dossierStatus'
import { type DossierType, requiredDocuments } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { DAY_MS, HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { dossierBillNumber, budgetDocumentId } from '@acometida/server/modules/dossiers/numbers.rules'
import { resultingSupply } from '@acometida/server/modules/dossiers/resultingSupply.rules'
import { dueAtOf } from '@acometida/server/modules/dossiers/statusTerms.rules'
import { budgetOf } from '@acometida/server/modules/grid/charge.rules'
import { numberedCode } from '@acometida/server/modules/numbering/numbering.rules'
import { between } from '#src/fraction.ts'
import type { SeededPersona } from '#src/people/personas.ts'
import { type Applicant, dossierForm } from './dossierForms.ts'

interface Plan {
  readonly status: DossierStatusName
  readonly type: DossierType
  readonly powerKw: number
  /** Nobody follows it yet; its applicant may bind it. */
  readonly unbound?: true
}

/**
 * The dossiers of a persona: one in every status of the dossier client's, one of the customer's that waits for an
 * answer to its budget, and one that the user without any may bind.
 */
export function personaDossiers(one: SeededPersona, applicant: Applicant, nowMs: number) {
  return plansOf(one.key).map((plan, index) => dossierRows(one.userId, applicant, plan, index + 1, nowMs))
}

function plansOf(key: SeededPersona['key']): readonly Plan[] {
  if (key === 'customer') return [{ status: 'quoted', type: 'DOSTYP001', powerKw: 5.75 }]
  if (key === 'unbound') return [{ status: 'pendingReview', type: 'DOSTYP001', powerKw: 4.6, unbound: true }]
  return key === 'dossierClient' ? everyStatus : []
}

const everyStatus: readonly Plan[] = [
  { status: 'closed', type: 'DOSTYP001', powerKw: 9.2 },
  { status: 'denied', type: 'DOSTYP002', powerKw: 150 },
  { status: 'outOfTime', type: 'DOSTYP003', powerKw: 20 },
  { status: 'cancelled', type: 'DOSTYP001', powerKw: 5.75 },
  { status: 'annulled', type: 'DOSTYP002', powerKw: 5 },
  { status: 'inadmissible', type: 'DOSTYP003', powerKw: 11.5 },
  { status: 'inService', type: 'DOSTYP002', powerKw: 10 },
  { status: 'inExecution', type: 'DOSTYP001', powerKw: 43.6 },
  { status: 'charged', type: 'DOSTYP003', powerKw: 34.5 },
  { status: 'valued', type: 'DOSTYP001', powerKw: 14.49 },
  { status: 'quoted', type: 'DOSTYP002', powerKw: 50 },
  { status: 'open', type: 'DOSTYP003', powerKw: 22 },
  { status: 'valid', type: 'DOSTYP001', powerKw: 5.75 },
  { status: 'pendingCorrection', type: 'DOSTYP002', powerKw: 8 },
  { status: 'pendingReview', type: 'DOSTYP003', powerKw: 15 },
  { status: 'pendingDocumentation', type: 'DOSTYP001', powerKw: 4.6 },
  { status: 'registered', type: 'DOSTYP002', powerKw: 3.3 },
]

/** The statuses of a dossier that is granted, in their order. */
const mainPath: readonly DossierStatusName[] = [
  'registered',
  'pendingReview',
  'valid',
  'open',
  'quoted',
  'valued',
  'charged',
  'inExecution',
  'inService',
  'closed',
]

/** The statuses that a dossier came through. */
function pathTo(status: DossierStatusName): readonly DossierStatusName[] {
  return sidePaths[status] ?? mainPath.slice(0, mainPath.indexOf(status) + 1)
}

const sidePaths: Partial<Readonly<Record<DossierStatusName, readonly DossierStatusName[]>>> = {
  pendingDocumentation: ['registered', 'pendingDocumentation'],
  annulled: ['registered', 'annulled'],
  pendingCorrection: ['registered', 'pendingReview', 'pendingCorrection'],
  inadmissible: ['registered', 'pendingReview', 'pendingCorrection', 'inadmissible'],
  denied: ['registered', 'pendingReview', 'valid', 'open', 'denied'],
  outOfTime: ['registered', 'pendingReview', 'valid', 'open', 'quoted', 'outOfTime'],
  cancelled: ['registered', 'pendingReview', 'cancelled'],
}

const byCustomer: ReadonlySet<DossierStatusName> = new Set([
  'registered',
  'pendingDocumentation',
  'pendingReview',
  'valued',
  'charged',
  'cancelled',
])
/** Days after the previous step until silence ended it. */
const silenceDays: Partial<Readonly<Record<DossierStatusName, number>>> = {
  annulled: 91,
  outOfTime: 31,
  inadmissible: 30,
}

function dossierRows(userId: number, applicant: Applicant, plan: Plan, nth: number, nowMs: number) {
  const steps = stepsOf(plan, userId * 100 + nth, nowMs)
  const [{ at: registeredAt }] = steps
  const at = (name: DossierStatusName) => steps.find((step) => step.name === name)?.at
  const code = numberedCode('EXP', localDate(registeredAt).slice(0, 4), userId * 100 + nth)
  const form = dossierForm(applicant, plan.type, plan.powerKw, code)
  // Far out at sea, which the review rejects.
  if (plan.status === 'pendingCorrection') form.coordinates = { x: 150_000, y: 4_700_000, huso: 29 }
  const status: DossierStatus = dossierStatuses[plan.status]
  const statusSince = at(plan.status) ?? registeredAt
  const idOf = (index: number) => (userId * 100 + nth) * 100 + index
  const announcedSteps = steps.filter(({ name }) => name !== 'registered')
  const quotedAt = at('quoted')
  const valuedAt = at('valued')
  const { concepts, baseCents, vatCents } = budgetOf(form)
  const closedAt = at('closed')
  const supply =
    closedAt === undefined
      ? null
      : resultingSupply({ code, form, applicantDocument: applicant.document }, localDate(closedAt))
  const required = requiredDocuments(plan.type)
  const delivered =
    plan.status === 'registered' ? [] : plan.status === 'pendingDocumentation' ? required.slice(0, 1) : required
  return {
    dossier: {
      code,
      userId: plan.unbound ? null : userId,
      applicantDocument: applicant.document,
      status,
      statusSince,
      dueAt: dueAtOf(status, statusSince, form),
      registeredAt,
      form,
      resultingCups: supply?.cups ?? null,
    },
    events: steps.map((step, index) => ({
      id: idOf(index),
      dossierCode: code,
      at: step.at,
      status: dossierStatuses[step.name],
      by: actorOf(step.name),
    })),
    communications: announcedSteps.map((step, index) => ({
      id: idOf(index),
      dossierCode: code,
      sentAt: step.at,
      status: dossierStatuses[step.name],
      // The newest one is still to be read.
      read: index < announcedSteps.length - 1,
    })),
    documents: [
      ...delivered.map((type) => ({
        dossierCode: code,
        id: `DOC-${code}-${type}`,
        name: `${type.toLowerCase().replaceAll('_', '-')}.pdf`,
        format: 'pdf' as const,
        type,
        // One document of a closed dossier lies in the archive of older ones.
        repository: status === dossierStatuses.closed && type === 'OWNERSHIP' ? ('S' as const) : ('D' as const),
        at: registeredAt,
      })),
      ...(quotedAt === undefined
        ? []
        : [
            {
              dossierCode: code,
              id: budgetDocumentId(code),
              name: `${budgetDocumentId(code)}.pdf`,
              format: 'pdf' as const,
              type: 'BUDGET' as const,
              repository: 'D' as const,
              at: quotedAt,
            },
          ]),
    ],
    bills:
      valuedAt === undefined
        ? []
        : [
            {
              number: dossierBillNumber(code),
              dossierCode: code,
              documentNumber: form.payer?.docNumber ?? applicant.document,
              issuedAt: valuedAt,
              concepts,
              baseCents,
              vatCents,
              ...paymentOf(at('charged'), code),
            },
          ],
    validations:
      plan.status === 'pendingCorrection'
        ? [{ dossierCode: code, result: 'KO' as const, forced: false, at: statusSince }]
        : [],
    supplies: supply === null ? [] : [supply],
  }
}

interface Step {
  readonly name: DossierStatusName
  readonly at: number
}

/** The way to a status, oldest first: the last step so lately that its term still runs, the others days apart. */
function stepsOf({ status }: Plan, key: number, nowMs: number): readonly [Step, ...Step[]] {
  const turn = turnOf(dossierStatuses[status])
  const age = turn === 'utility' ? 3 * HOUR_MS : turn === 'customer' ? 2 * DAY_MS : 12 * DAY_MS
  let at = nowMs - age
  const backwards = pathTo(status)
    .toReversed()
    .map((name, index, names) => {
      const later = names[index - 1]
      if (later !== undefined) at -= (silenceDays[later] ?? between(2, 6, 'dossier', key, name)) * DAY_MS
      return { name, at }
    })
  const [first = { name: status, at }, ...rest] = backwards.toReversed()
  return [first, ...rest]
}

function actorOf(name: DossierStatusName): 'customer' | 'utility' | 'nobody' {
  if (byCustomer.has(name)) return 'customer'
  return silenceDays[name] !== undefined ? 'nobody' : 'utility'
}

const paymentOf = (paidAt: number | undefined, code: string) =>
  paidAt === undefined ? {} : { paidAt, method: 'card' as const, reference: `PAGO-${code}` }
