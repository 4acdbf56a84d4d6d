import { documentKind, maskDocument } from '@acometida/api-spec/rules/person/document'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { maskName } from '@acometida/api-spec/rules/person/name'
import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { sha256 } from '#src/core/sha256.ts'
import { invitation } from '#src/db/schema.ts'
import { userByDocument } from '#src/modules/people/findUser.service.ts'

/** The masked personal data of a valid invitation, by the secret of its link. */
export function getInvitation(ctx: Context, secret: string): ResultOf<'getInvitation'> {
  const row = validInvitation(ctx, secret)
  if (!row) return fail('2022')
  if (userByDocument(ctx.db, row.document)) return fail('2019')
  return ok({
    invitation: {
      isCompany: documentKind(row.document) === 'cif',
      documentNumber: maskDocument(row.document),
      name: maskName(row.name),
      surName: maskName(row.surname),
      email: maskEmail(row.email),
      phone: maskPhone(row.phone),
      language: row.language,
    },
  })
}

/** The invitation of the secret of a link; undefined if it is missing or has expired. */
export function validInvitation({ db, now }: Context, secret: string): typeof invitation.$inferSelect | undefined {
  return db
    .select()
    .from(invitation)
    .where(and(eq(invitation.hash, sha256(secret)), gt(invitation.expiresAt, now)))
    .get()
}

/** The newest valid invitation for a document. */
export function invitationFor({ db, now }: Context, document: string): typeof invitation.$inferSelect | undefined {
  return db
    .select()
    .from(invitation)
    .where(and(eq(invitation.document, document), gt(invitation.expiresAt, now)))
    .orderBy(desc(invitation.sentAt))
    .get()
}
