import type { ServiceRequestCreation } from '@acometida/api-spec/generated/operations'
import { documentTypeOf } from '@acometida/api-spec/rules/person/document'
import { type RequestField, wrongRequestFields } from '@acometida/api-spec/rules/request/requestForm'
import { requestTerms, workingDaysAfter } from '@acometida/api-spec/rules/request/requestTerms'
import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok, type Refused } from '#src/core/result.ts'
import { isStaffAsThemselves } from '#src/core/staff.ts'
import { transact } from '#src/core/transact.ts'
import { dossier, serviceRequest, serviceRequestEvent } from '#src/db/schema.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { nextCode } from '#src/modules/numbering/nextCode.service.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { invitationFor } from '#src/modules/registration/getInvitation.service.ts'
import { attachDocuments } from './attachDocuments.service.ts'
import { requestReceiptMessage } from './requests.messages.ts'
import { findTypology } from './typologies.texts.ts'

/**
 * Creates a request for the caller or, by staff, for an invited person. A receipt with its number goes out by e-mail.
 */
export function createServiceRequest(
  ctx: AuthorizedContext,
  body: ServiceRequestCreation,
): ResultOf<'createServiceRequest'> {
  const refusal = refusalOf(ctx, body)
  if (refusal) return refusal
  return transact(ctx, (tx): ResultOf<'createServiceRequest'> => {
    const whose = isStaffAsThemselves(tx) ? findInvited(tx, body) : findCaller(tx, body)
    if (!whose) return fail('2015')
    if (body.cups !== undefined && !visiblePoint(tx, body.cups)) return fail('TS01000004')
    if (body.dossierNumber !== undefined && !hasDossier(tx, whose, body.dossierNumber)) return fail('0404')
    const code = nextCode(tx, 'SR')
    tx.db
      .insert(serviceRequest)
      .values(rowOf(tx, code, body, whose))
      .run()
    const event = { code, at: tx.now, event: 'CREATED', comment: body.comment } as const
    tx.db.insert(serviceRequestEvent).values(event).run()
    if (!attachDocuments(tx, body.documents ?? [], code)) return fail('0404')
    const { language, email, name } = whose
    tx.outbox.send({
      channel: 'email',
      to: email,
      language,
      ...requestReceiptMessage(name, code, body.comment)[language],
    })
    return ok({ codigoSR: code })
  })
}

/** The person that a request is for. */
interface Requester extends Pick<User, 'document' | 'name' | 'email' | 'language'> {
  readonly userId: number | null
}

function refusalOf(ctx: AuthorizedContext, body: ServiceRequestCreation): Refused | null {
  const violations = wrongRequestFields(body, emailLimits(ctx)).map((field) => ({
    where: `body/${field}`,
    problem: said(field, body),
  }))
  const known = findTypology(body.tipology, body.subtipology)
  // A kind that the caller may not create gets the answer of an unknown one.
  if (!known || (known.subtypology.forInvited ?? false) !== isStaffAsThemselves(ctx))
    violations.push({
      where: 'body/subtipology',
      problem: 'must be one of GET /serviceRequestsTypology, of that tipology',
    })
  return violations.length === 0 ? null : { ok: false, refused: 400, violations }
}

function said(field: RequestField, { documentNumber }: ServiceRequestCreation): string {
  return field === 'documentType' ? `must be ${documentTypeOf(documentNumber)}, which the document is` : texts[field]
}

const texts: Readonly<Record<Exclude<RequestField, 'documentType'>, string>> = {
  name: 'must have a letter',
  email: 'must be an e-mail address such as lucia@correo.gal',
  cellphone: 'must be nine digits that start with 6 or 7, or empty',
  landline: 'must be nine digits that start with 8 or 9, or empty',
  dossierNumber: 'must be EXP and twelve more characters',
  comment: 'must have a letter or digit',
}

function findCaller({ db, caller }: AuthorizedContext, body: ServiceRequestCreation): Requester | null {
  if (body.documentNumber !== caller.document) return null
  const who = userById(db, caller.userId)
  return who ? { userId: who.id, ...who } : null
}

/** The person of a valid invitation. */
function findInvited(ctx: AuthorizedContext, body: ServiceRequestCreation): Requester | null {
  const invited = invitationFor(ctx, body.documentNumber)
  return invited ? { userId: null, ...invited } : null
}

/** Whether the caller follows a dossier; for an invited person, whether they applied for it. */
function hasDossier(ctx: AuthorizedContext, { userId, document }: Requester, dossierCode: string): boolean {
  if (userId !== null) return ownDossier(ctx, dossierCode) !== undefined
  const applied = and(eq(dossier.code, dossierCode), eq(dossier.applicantDocument, document))
  return ctx.db.select({ code: dossier.code }).from(dossier).where(applied).get() !== undefined
}

function rowOf(
  { now }: AuthorizedContext,
  code: string,
  body: ServiceRequestCreation,
  { userId, document }: Requester,
): typeof serviceRequest.$inferInsert {
  const [firstLine = ''] = body.comment.split('\n')
  return {
    code,
    userId,
    documentNumber: document,
    status: 'EN CURSO',
    typology: body.tipology,
    subtypology: body.subtipology,
    subject: firstLine.length > 80 ? `${firstLine.slice(0, 79).trimEnd()}…` : firstLine.trimEnd(),
    cups: body.cups ?? null,
    dossierNumber: body.dossierNumber ?? null,
    createdAt: now,
    nextStepAt: workingDaysAfter(now, requestTerms.answer),
    // The author has nothing unread.
    read: true,
    name: body.name,
    surname: body.surName1 ?? '',
    email: body.email,
    landline: body.landline ?? '',
    cellphone: body.cellphone ?? '',
  }
}
