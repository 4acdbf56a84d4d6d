import { type DossierPanel, panelOf } from '@acometida/api-spec/rules/dossier/dossierPanels'
import {
  type DossierStatusName,
  dossierStatuses,
  isEnded as isEndedStatus,
  isFormOpen as isOpenStatus,
  statusNamed,
} from '@acometida/api-spec/rules/dossier/dossierStatus'
import type { GenerationTechnology } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { dateFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { parseFlag, parsed, parseDate } from '#src/api/call/parse.ts'
import type { Dossier as WireDossier, DossierCommunication } from '#src/api/generated/api.ts'
import { type Code, codeFrom, isNamed, otherCode } from '#src/base/codes.ts'

/** The status of a dossier. */
export type StatusName = Code<DossierStatusName>

/** The action that the dossier needs from the customer. */
export type DossierAct = 'submit' | 'documents' | 'correction' | 'budget' | 'pay'

/** A message from the company to the customer about a dossier. */
export interface Communication {
  readonly id: number
  /** A local date, `2026-03-14`. */
  readonly sentOn: string
  readonly title: string
  readonly text: string
  readonly read: boolean
}

/** A dossier of the caller, as lists show it. */
export interface Dossier {
  /** `EXP202600001601` */
  readonly code: string
  /** The customer's name for it, by default its place. */
  readonly name: string
  /** One of `SUPPLY_ICONS`, or an unknown code. */
  readonly icon: string
  /** A local date like the others, `2026-03-14`. */
  readonly registeredOn: string
  /** The kind of the request. */
  readonly kind: Code<'newConnection' | 'generation' | 'consumption'>
  /** The generator's technology. Undefined if not applicable, null if still undefined. */
  readonly technology: Code<GenerationTechnology> | null | undefined
  readonly status: StatusName
  /** The action that it needs from the customer. Null without one. */
  readonly act: DossierAct | null
  /** The last day of the current term. Null without one. */
  readonly dueOn: string | null
  /** Newest first. */
  readonly communications: readonly Communication[]
  /** The number of unread communications about the budget. */
  readonly unreadBudgets: number
}

/** Whether the dossier has ended. */
export function isEnded({ status }: Pick<Dossier, 'status'>): boolean {
  return isEndedStatus(statusCode(status))
}

/** Whether the customer may still change the request. */
export function isFormOpen({ status }: Pick<Dossier, 'status'>): boolean {
  return isOpenStatus(statusCode(status))
}

/** The panel of the current status. */
export function panelNow({ status }: Pick<Dossier, 'status'>): DossierPanel {
  return panelOf(statusCode(status))
}

/** The number of unread communications. */
export function unreadCount({ communications }: Pick<Dossier, 'communications'>): number {
  return communications.filter(({ read }) => !read).length
}

interface DossierGroups {
  /** Dossiers that need the customer, the earliest due date first. */
  readonly yours: readonly Dossier[]
  /** Drafts that were never sent. */
  readonly drafts: readonly Dossier[]
  /** Dossiers in progress at the company, newest registration first, like the ended ones. */
  readonly ours: readonly Dossier[]
  readonly ended: readonly Dossier[]
}

/** Groups dossiers by whose turn it is. */
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

/** Dossiers by registration date, newest first. */
export function newestFirst(dossiers: readonly Dossier[]): readonly Dossier[] {
  return dossiers.toSorted((a, b) => b.registeredOn.localeCompare(a.registeredOn) || b.code.localeCompare(a.code))
}

const NEVER = '9999-12-31'

/** Reads a dossier from the wire. Throws if it cannot be read. */
export function dossierOf(wire: WireDossier): Dossier {
  const { dossierCod, name, icon, registerDate, type, technology, status, nextStep, dueDate, communicationList } = wire
  return {
    code: dossierCod,
    name: name ?? dossierCod,
    icon: icon ?? 'home',
    registeredOn: parsed(dateFromSpanish(registerDate)),
    kind: codeFrom(KINDS, type),
    // An open list: one of its names or another code.
    technology: type === 'DOSTYP002' ? (technology as Code<GenerationTechnology> | null) : undefined,
    status: statusName(status),
    act: ACTS.get(nextStep) ?? null,
    dueOn: dueDate === null ? null : parseDate(dueDate),
    communications: communicationList.map(communicationOf),
    unreadBudgets: wire.communicationListBudget,
  }
}

/** The name of a wire status, or its code if it has none. */
export function statusName(status: string): StatusName {
  return statusNamed(status) ?? otherCode(status)
}

/** Whether the client knows the status, and with it the next steps. */
export function isKnownStatus(status: StatusName): status is DossierStatusName {
  return isNamed(STATUSES, status)
}

/** The status as wire code. */
export function statusCode(status: StatusName): string {
  return isKnownStatus(status) ? dossierStatuses[status] : status
}

function communicationOf({ communicationId, sendDate, title, text, indRead }: DossierCommunication): Communication {
  return { id: communicationId, sentOn: parsed(dateFromSpanish(sendDate)), title, text, read: parseFlag(indRead) }
}

const STATUSES = keysOf(dossierStatuses)

const KINDS = new Map([
  ['DOSTYP001', 'newConnection'],
  ['DOSTYP002', 'generation'],
  ['DOSTYP003', 'consumption'],
] as const)

/** The next steps that are the customer's. The panels handle the others. */
const ACTS: ReadonlyMap<string, DossierAct> = new Map([
  ['SUBMIT', 'submit'],
  ['ADD_DOCUMENTS', 'documents'],
  ['ANSWER_CORRECTION', 'correction'],
  ['DECIDE_BUDGET', 'budget'],
  ['PAY', 'pay'],
])
