import type { Dossier, DossierCommunication } from '@acometida/api-spec/generated/operations'
import { countUnreadBudgets } from '@acometida/api-spec/rules/dossier/countUnreadBudgets'
import { type DossierPanel, enabledPanels } from '@acometida/api-spec/rules/dossier/dossierPanels'
import {
  type DossierStatus,
  dossierStatuses as s,
  nextStepOf,
  turnOf,
} from '@acometida/api-spec/rules/dossier/dossierStatus'
import { technologyOf } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Language } from '#src/core/outbox.ts'
import { customData, dossierBill, dossierCommunication, dossierDocument, dossierEvent } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { dossierNotice } from './dossiers.messages.ts'
import { budgetDocumentId } from './numbers.rules.ts'
import type { DossierRow } from './ownDossier.service.ts'
import { placeOf } from './place.rules.ts'
import { lastDayOfStatus } from './statusTerms.rules.ts'

/**
 * Dossiers of the caller as lists show them: with the caller's name for each, and with texts in the caller's language.
 */
export function dossierSummaries(ctx: AuthorizedContext, rows: readonly DossierRow[]): Dossier[] {
  const { db, caller } = ctx
  const codes = rows.map(({ code }) => code)
  const named = db
    .select()
    .from(customData)
    .where(and(eq(customData.userId, caller.userId), eq(customData.type, 'dossier'), inArray(customData.key, codes)))
    .all()
  const sent = db
    .select()
    .from(dossierCommunication)
    .where(inArray(dossierCommunication.dossierCode, codes))
    .orderBy(desc(dossierCommunication.sentAt), desc(dossierCommunication.id))
    .all()
  const openPanels = openPanelsOf(ctx, rows)
  const language = languageOf(ctx, caller.userId)
  return rows.map((row): Dossier => {
    const { code, form, status } = row
    const subtype = form.subtype ?? null
    const custom = named.find(({ key }) => key === code)
    const communicationList = sent
      .filter(({ dossierCode }) => dossierCode === code)
      .map((each) => communicationOf(each, row, language))
    return {
      dossierCod: code,
      name: custom?.name ?? placeOf(form) ?? code,
      icon: custom?.icon ?? icons[form.type],
      registerDate: spanishDate(localDate(row.registeredAt)),
      type: form.type,
      subtype,
      technology: technologyOf(subtype),
      status,
      turn: turnOf(status),
      nextStep: nextStepOf(status),
      dueDate: lastDayOfStatus(status, row.statusSince, form),
      communicationList,
      communicationListBudget: countUnreadBudgets(communicationList),
      openPanels: openPanels(row),
    }
  })
}

/** A function from a dossier to its open panels. */
function openPanelsOf({ db }: Pick<AuthorizedContext, 'db'>, rows: readonly DossierRow[]) {
  const codes = rows.map(({ code }) => code)
  const { dossierCode } = dossierDocument
  const documents = db.select({ dossierCode }).from(dossierDocument).where(inArray(dossierCode, codes)).all()
  const billed = db
    .select({ dossierCode: dossierBill.dossierCode })
    .from(dossierBill)
    .where(inArray(dossierBill.dossierCode, codes))
    .all()
  const events = db
    .select({ dossierCode: dossierEvent.dossierCode, status: dossierEvent.status })
    .from(dossierEvent)
    .where(inArray(dossierEvent.dossierCode, codes))
    .all()
  const countOf = (all: readonly { readonly dossierCode: string }[], code: string) =>
    all.filter((each) => each.dossierCode === code).length
  return ({ code, status }: DossierRow): DossierPanel[] => {
    const wasIn = (wanted: DossierStatus) => events.some((each) => each.dossierCode === code && each.status === wanted)
    const panels = enabledPanels({
      status,
      documents: countOf(documents, code),
      budgeted: wasIn(s.quoted),
      billed: countOf(billed, code) > 0,
      executed: wasIn(s.inExecution),
    })
    return keysOf(panels).filter((panel) => panels[panel])
  }
}

const icons = { DOSTYP001: 'home', DOSTYP002: 'solar', DOSTYP003: 'factory' } as const

/** The kind of a communication by the status that it announces; any other concerns the status itself. */
const kinds: Partial<Readonly<Record<DossierStatus, DossierCommunication['type']>>> = {
  [s.pendingDocumentation]: 'DOCUMENTATION',
  [s.pendingCorrection]: 'DOCUMENTATION',
  [s.quoted]: 'BUDGET',
  [s.valued]: 'PAYMENT',
  [s.charged]: 'PAYMENT',
}

function communicationOf(
  { id, sentAt, status, read }: typeof dossierCommunication.$inferSelect,
  { code, form }: DossierRow,
  language: Language,
): DossierCommunication {
  const notice = dossierNotice({ code, form, status, at: sentAt })
  return {
    communicationId: id,
    sendDate: spanishDate(localDate(sentAt)),
    type: kinds[status] ?? 'STATUS',
    title: notice?.title[language] ?? '',
    text: notice?.body[language] ?? '',
    ...(status === s.quoted ? { idDocumentum: budgetDocumentId(code) } : {}),
    indRead: read ? 1 : 0,
  }
}
