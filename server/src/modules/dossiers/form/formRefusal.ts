import type { DossierForm } from '@acometida/api-spec/generated/operations'
import {
  type DossierDraft,
  type DossierFlaw,
  wrongDossierFields,
  missingDossierFields,
} from '@acometida/api-spec/rules/dossier/dossierForm'
import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import type { Context } from '#src/core/context.ts'
import type { Refused } from '#src/core/result.ts'
import { NAME_PROBLEM } from '#src/core/validation/compileCheck.ts'
import type { DossierRow } from '#src/modules/dossiers/ownDossier.service.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'

/** The reason why a form, in normal form, cannot be saved, or cannot be submitted; null if it can. */
export function formRefusal(
  ctx: Pick<Context, 'db'>,
  form: DossierDraft,
  applicantDocument: string,
  complete: boolean,
): Refused | null {
  const problems = [
    ...wrongDossierFields(form, applicantDocument, emailLimits(ctx)),
    ...(complete ? missingDossierFields(form) : []),
  ]
  if (problems.length === 0) return null
  const violations = problems.map(({ where, problem }) => ({
    where: `body/form/${where}`,
    problem: problem === 'OTHER_DOCUMENT' ? `must be the document of the user, ${applicantDocument}` : said[problem],
  }))
  return { ok: false, refused: 400, violations }
}

/**
 * The reason why a form cannot replace that of a dossier; null if it can. A form that was sent as one type is checked
 * as that type.
 */
export function changeRefusal(
  ctx: Pick<Context, 'db'>,
  { status, form, applicantDocument }: Pick<DossierRow, 'status' | 'form' | 'applicantDocument'>,
  next: DossierForm,
): Refused | null {
  const wasSent = status !== dossierStatuses.registered
  const refusal = formRefusal(ctx, next, applicantDocument, wasSent)
  if (!wasSent || next.type === form.type) return refusal
  const ofType = { where: 'body/form/type', problem: `must be ${form.type}, as which the dossier was sent` }
  return { ok: false, refused: 400, violations: [ofType, ...(refusal?.violations ?? [])] }
}

const said: Readonly<Record<Exclude<DossierFlaw['problem'], 'OTHER_DOCUMENT'>, string>> = {
  NO_DOCUMENT: 'must be a NIF, NIE, CIF or passport with its check',
  NO_EMAIL: 'must be an e-mail address',
  NO_NAME: NAME_PROBLEM,
  NO_CUPS: 'must be a CUPS of this distributor',
  NO_CAU: 'must be a CUPS, A and three digits',
  NOT_OF_TYPE: 'does not go with DOSTYP001; leave it out or change the type',
  MISSING: 'is missing',
  MISSING_PLACE: 'is missing; so is the cadastral reference, one of them is needed',
  MISSING_SUBTYPE: 'is missing; DOSSUB000 where the technology is not known yet',
  MISSING_BILLING: 'is missing; it is where electronic invoices are sent',
  NO_CONSENT_OWNER: 'must be true where the owner is not the applicant',
  NO_CONSENT_PAYER: 'must be true where the payer is not the applicant',
}
