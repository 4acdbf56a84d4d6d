import { keysOf } from '../keysOf.ts'

/** The statuses of a dossier by their names here. The codes of the wire are `STATUS` and four digits. */
export const dossierStatuses = {
  registered: 'STATUS0001',
  pendingDocumentation: 'STATUS0003',
  annulled: 'STATUS0004',
  valid: 'STATUS0006',
  open: 'STATUS0010',
  quoted: 'STATUS0012',
  valued: 'STATUS0014',
  charged: 'STATUS0040',
  inExecution: 'STATUS0072',
  inService: 'STATUS0078',
  denied: 'STATUS0094',
  outOfTime: 'STATUS0096',
  cancelled: 'STATUS0098',
  closed: 'STATUS0099',
  pendingReview: 'STATUS0100',
  pendingCorrection: 'STATUS0101',
  inadmissible: 'STATUS0102',
} as const

export type DossierStatusName = keyof typeof dossierStatuses
export type DossierStatus = (typeof dossierStatuses)[DossierStatusName]

/**
 * The name of a status of the wire, `annulled` for `STATUS0004`; undefined if it has none here. The specification
 * writes one without the prefix: 101.
 */
export function statusNamed(code: string): DossierStatusName | undefined {
  return names.get(code === '101' ? s.pendingCorrection : code)
}

/** The customer's acts that change the status. */
export type DossierAct =
  | 'SUBMIT'
  | 'ADD_DOCUMENTS'
  | 'ANSWER_CORRECTION'
  | 'ACCEPT_BUDGET'
  | 'REJECT_BUDGET'
  | 'WITHDRAW'

const s = dossierStatuses
const names: ReadonlyMap<string, DossierStatusName> = new Map(
  keysOf(dossierStatuses).map((name) => [dossierStatuses[name], name]),
)

/** Whose turn it is. An unknown status is the utility's turn. */
export function turnOf(status: string): 'customer' | 'utility' | 'nobody' {
  if (customersTurn.has(status)) return 'customer'
  return ended.has(status) ? 'nobody' : 'utility'
}

export function isEnded(status: string): boolean {
  return ended.has(status)
}

/** The status after an act of the customer; undefined if the act is not possible in that status. */
export function statusAfter(
  status: string,
  act: DossierAct,
  facts: { readonly documentsComplete: boolean },
): DossierStatus | undefined {
  if (!isStatus(status)) return undefined
  switch (act) {
    case 'SUBMIT':
      if (status !== s.registered) return undefined
      return facts.documentsComplete ? s.pendingReview : s.pendingDocumentation
    case 'ADD_DOCUMENTS':
      if (ended.has(status)) return undefined
      return status === s.pendingDocumentation && facts.documentsComplete ? s.pendingReview : status
    case 'ANSWER_CORRECTION':
      return status === s.pendingCorrection ? s.pendingReview : undefined
    case 'ACCEPT_BUDGET':
      return status === s.quoted ? s.valued : undefined
    case 'REJECT_BUDGET':
      return status === s.quoted ? s.cancelled : undefined
    case 'WITHDRAW':
      return withdrawable.has(status) ? s.cancelled : undefined
  }
}

function isStatus(code: string): code is DossierStatus {
  return names.has(code)
}

/** Whether the customer may still change the form. */
export function isFormOpen(status: string): boolean {
  return formOpen.has(status)
}

/** The act that the customer has to do now. */
export function nextStepOf(
  status: DossierStatus,
): 'SUBMIT' | 'ADD_DOCUMENTS' | 'ANSWER_CORRECTION' | 'DECIDE_BUDGET' | 'PAY' | 'WAIT' | 'NONE' {
  if (status === s.registered) return 'SUBMIT'
  if (status === s.pendingDocumentation) return 'ADD_DOCUMENTS'
  if (status === s.pendingCorrection) return 'ANSWER_CORRECTION'
  if (status === s.quoted) return 'DECIDE_BUDGET'
  if (status === s.valued) return 'PAY'
  return ended.has(status) ? 'NONE' : 'WAIT'
}

const formOpen: ReadonlySet<string> = new Set([s.registered, s.pendingDocumentation, s.pendingCorrection])
const customersTurn: ReadonlySet<string> = new Set([...formOpen, s.quoted, s.valued])
const ended: ReadonlySet<string> = new Set<string>([
  s.annulled,
  s.denied,
  s.outOfTime,
  s.cancelled,
  s.closed,
  s.inadmissible,
])
/** Paid works are built, so a paid dossier cannot be withdrawn by a click. */
const withdrawable: ReadonlySet<string> = new Set([...formOpen, s.pendingReview, s.valid, s.open, s.quoted, s.valued])
