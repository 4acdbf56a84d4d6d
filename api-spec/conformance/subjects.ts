/** The person whose data a call reads or changes. */
export interface Subject {
  readonly userId: number
  readonly document: string
  readonly username: string
  readonly cups: string
  readonly delegationId: string
  readonly noticeId: string
  readonly requestCode: string
  readonly meterId: string
  readonly dossierCode: string
  readonly queryId: string
  readonly billNumber: string
  readonly serviceRequestCode: string
  readonly documentId: string
}

/** The relations of the manager, who makes the calls, to a subject. */
export const relations = ['own', 'delegated', 'expired', 'foreign', 'missing'] as const
export type Relation = (typeof relations)[number]

export const missingSubject: Subject = {
  userId: 999_999,
  document: '99999999R',
  username: '70009999',
  cups: 'ES0022999999999999AA1P',
  delegationId: '999999',
  noticeId: '999999999',
  requestCode: 'INC20269999',
  meterId: '0022999999999',
  dossierCode: 'EXP999999999999',
  queryId: '999999',
  billNumber: 'FE202602999999999',
  serviceRequestCode: 'SR999999',
  documentId: 'none',
}

/** The callers, each a column of the table. */
export const roles = {
  visitor: null,
  customer: 'prosumer',
  manager: 'manager',
  consultant: 'consultant',
  association: 'association',
  enterprise: 'enterprise',
  agent: 'agent',
  administrator: 'administrator',
  mfaAdministrator: 'mfaAdministrator',
  utilityAdmin: 'utilityAdmin',
  bridge: 'bridge',
} as const
