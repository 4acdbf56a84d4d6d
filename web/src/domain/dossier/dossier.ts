import { isDate } from '@acometida/api-spec/rules/calendar'
import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { type DossierPanel, panelOf } from '@acometida/api-spec/rules/dossierPanels'
import {
  type DossierStatusName,
  dossierStatuses,
  isEnded as isEndedStatus,
  isFormOpen as isOpenStatus,
  statusNamed,
} from '@acometida/api-spec/rules/dossierStatus'
import type { GenerationTechnology } from '@acometida/api-spec/rules/dossierTypes'
import type { Dossier as WireDossier, DossierCommunication } from '#src/api/generated/api.ts'
import { isYes, readable } from '#src/api/readable.ts'
import { type Code, codeFrom, isNamed, type OtherCode } from '#src/base/codes.ts'

/** The kind of connection. */
export type DossierKind = Code<'newConnection' | 'generation' | 'consumption'>

/** The status of a dossier. */
export type StatusName = Code<DossierStatusName>

/** The act that the dossier asks of the customer. */
export type DossierAct = 'submit' | 'documents' | 'correction' | 'budget' | 'pay'

/** A communication of the company about a dossier. */
export interface Communication {
  readonly id: number
  /** ISO 8601, a local day. */
  readonly sentOn: string
  readonly title: string
  readonly text: string
  readonly read: boolean
}

/** A dossier of the caller's, as lists show it. */
export interface Dossier {
  /** `EXP202600001601` */
  readonly code: string
  /** The customer's name for it, or its place. */
  readonly name: string
  /** One of `supplyIcons`, or a code without a picture. */
  readonly icon: string
  /** ISO 8601, a local day, as the other days. */
  readonly registeredOn: string
  readonly kind: DossierKind
  /** The technology of a generator: `undefined` where there is none, `null` where it is undecided. */
  readonly technology: Code<GenerationTechnology> | null | undefined
  readonly status: StatusName
  /** The act that waits for the customer; null where there is none. */
  readonly act: DossierAct | null
  /** The last day of the term that runs; null where none does. */
  readonly dueOn: string | null
  /** Newest first. */
  readonly communications: readonly Communication[]
  /** The number of unread communications about the budget. */
  readonly unreadBudgets: number
}

/** Whether the dossier is over. */
export function isEnded({ status }: Pick<Dossier, 'status'>): boolean {
  return isEndedStatus(statusCode(status))
}

/** Whether the customer may still change the form. */
export function isFormOpen({ status }: Pick<Dossier, 'status'>): boolean {
  return isOpenStatus(statusCode(status))
}

/** The panel in which it goes on. */
export function panelNow({ status }: Pick<Dossier, 'status'>): DossierPanel {
  return panelOf(statusCode(status))
}

/** The number of unread communications. */
export function unreadCount({ communications }: Pick<Dossier, 'communications'>): number {
  return communications.filter(({ read }) => !read).length
}

interface DossierGroups {
  /** Dossiers that wait for the customer, earliest due date first. */
  readonly yours: readonly Dossier[]
  /** Dossiers that were not sent yet. */
  readonly drafts: readonly Dossier[]
  /** Dossiers that wait for the company, newest registration first; ended ones likewise. */
  readonly ours: readonly Dossier[]
  readonly ended: readonly Dossier[]
}

/** Dossiers by whose turn it is. */
export function groupDossiers(dossiers: readonly Dossier[]): DossierGroups {
  const newest = newestFirst(dossiers)
  const waiting = newest.filter(({ act }) => act !== null)
  return {
    yours: waiting
      .filter(({ act }) => act !== 'submit')
      .toSorted((a, b) => (a.dueOn ?? NEVER).localeCompare(b.dueOn ?? NEVER)),
    drafts: waiting.filter(({ act }) => act === 'submit'),
    ours: newest.filter((dossier) => dossier.act === null && !isEnded(dossier)),
    ended: newest.filter(isEnded),
  }
}

/** Dossiers by the day of their registration, the last one first. */
export function newestFirst(dossiers: readonly Dossier[]): readonly Dossier[] {
  return dossiers.toSorted((a, b) => b.registeredOn.localeCompare(a.registeredOn) || b.code.localeCompare(a.code))
}

const NEVER = '9999-12-31'

/** A dossier of a call. Throws where it cannot be read. */
export function dossierOf(wire: WireDossier): Dossier {
  const { dossierCod, name, icon, registerDate, type, technology, status, nextStep, dueDate, communicationList } = wire
  return {
    code: dossierCod,
    name: name ?? dossierCod,
    icon: icon ?? 'home',
    registeredOn: readable(dateFromSpanish(registerDate)),
    kind: codeFrom(KINDS, type),
    technology: type === 'DOSTYP002' ? (technology as Code<GenerationTechnology> | null) : undefined,
    status: statusName(status),
    // An act unknown to this client is found in the dossier's panels.
    act: ACTS.get(nextStep) ?? null,
    dueOn: dueDate === null ? null : readable(isDate(dueDate) ? dueDate : undefined),
    communications: communicationList.map(communicationOf),
    unreadBudgets: wire.communicationListBudget,
  }
}

/** The name of a status of the wire, or its code where it has none. */
export function statusName(status: string): StatusName {
  return statusNamed(status) ?? (status as OtherCode)
}

/** Whether this client knows the status, and so what follows. */
export function isKnownStatus(status: StatusName): status is DossierStatusName {
  return isNamed(STATUSES, status)
}

/** The status as the wire has it. */
export function statusCode(status: StatusName): string {
  return isKnownStatus(status) ? dossierStatuses[status] : status
}

function communicationOf({ communicationId, sendDate, title, text, indRead }: DossierCommunication): Communication {
  return { id: communicationId, sentOn: readable(dateFromSpanish(sendDate)), title, text, read: isYes(indRead) }
}

// The keys of an object are known to be its own, whatever TypeScript allows an object to have besides.
const STATUSES = Object.keys(dossierStatuses) as DossierStatusName[]

const KINDS = new Map([
  ['DOSTYP001', 'newConnection'],
  ['DOSTYP002', 'generation'],
  ['DOSTYP003', 'consumption'],
] as const)

const ACTS: ReadonlyMap<string, DossierAct | null> = new Map<string, DossierAct | null>([
  ['SUBMIT', 'submit'],
  ['ADD_DOCUMENTS', 'documents'],
  ['ANSWER_CORRECTION', 'correction'],
  ['DECIDE_BUDGET', 'budget'],
  ['PAY', 'pay'],
  ['WAIT', null],
  ['NONE', null],
])
