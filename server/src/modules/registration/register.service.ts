import type { InvitedRegistration, Registration, RegistrationRequest } from '@acometida/api-spec/generated/operations'
import { documentKind, documentTypeOf } from '@acometida/api-spec/rules/person/document'
import { isEmail, maskEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isPhone, phoneOrPlaceholder } from '@acometida/api-spec/rules/person/phone'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { eq } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { hashPassword } from '#src/core/password.ts'
import { fail, invalid, ok, type Refused } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { customer, type invitation, user } from '#src/db/schema.ts'
import { spendCaptcha } from '#src/modules/access/spendCaptcha.service.ts'
import { issueLink } from '#src/modules/links/links.service.ts'
import { breaksPolicy } from '#src/modules/people/breaksPolicy.service.ts'
import { emailProblem } from '#src/modules/people/emailProblem.service.ts'
import { type User, userByDocument } from '#src/modules/people/findUser.service.ts'
import { userDefaults } from '#src/modules/users/userDefaults.rules.ts'
import { sendActivation } from './activation.service.ts'
import { validInvitation } from './getInvitation.service.ts'
import { otherAddressMessage } from './registration.messages.ts'

type RegisterResult = ResultOf<'registerUser'>

/** Signs a person or company up, or runs one of the checks of the form, which create nothing. */
export async function registerUser(ctx: Context, body: RegistrationRequest): Promise<RegisterResult> {
  if ('checkDocument' in body) return resultOf(documentProblem(ctx, body.documentNumber))
  if ('checkEmail' in body) return resultOf(emailProblem(ctx, body.email))
  if (!('invitation' in body)) return signUp(ctx, body)
  const invited = validInvitation(ctx, body.invitation)
  return invited ? signUp(ctx, mergeInvitation(invited, body)) : fail('2022')
}

/** The sign-up of an invited person: with their own password and consent, and the data of the invitation. */
function mergeInvitation(
  { document, name, surname, email, phone }: typeof invitation.$inferSelect,
  { invitation: _hash, ...own }: InvitedRegistration,
): Registration {
  return { documentNumber: document, name, surName: surname, email, phone, ...own }
}

async function signUp(ctx: Context, body: Registration): Promise<RegisterResult> {
  const { documentNumber: document, email } = body
  if (!(await spendCaptcha(ctx, body.captcha))) return fail('2004')
  const refusal = fieldProblem(body)
  if (refusal) return refusal
  const problem = documentProblem(ctx, document) ?? emailProblem(ctx, email) ?? nameProblem(ctx, document, body)
  if (problem !== null) return fail(problem)
  if (breaksPolicy(ctx, body.password, document)) return fail('4008')
  const passwordHash = await hashPassword(body.password)
  return transact(ctx, (tx): RegisterResult => {
    // Somebody else may have taken them while the password was being hashed.
    const taken = documentProblem(tx, document) ?? emailProblem(tx, email)
    if (taken !== null) return fail(taken)
    const who = tx.db
      .insert(user)
      .values(newUser(tx, body, passwordHash))
      .returning()
      .get()
    warnContractHolder(tx, who)
    sendActivation(tx, who)
    return ok({ hash: issueLink(tx, who.id, 'signUp') })
  })
}

const resultOf = (problem: '2003' | '2017' | '2018' | '2019' | '2023' | null): RegisterResult =>
  problem === null ? ok({}) : fail(problem)

function fieldProblem(body: Registration): Refused | null {
  if (!isEmail(body.email)) return invalid('body/email', 'must be an e-mail address such as lucia@correo.gal')
  if (body.phone !== '' && !isPhone(body.phone))
    return invalid('body/phone', 'must have nine digits, start with 6 or 7 and not repeat one digit; or be empty')
  if (body.gdprAccepted !== '1')
    return invalid('body/gdprAccepted', 'must be 1: without data protection nobody can sign up')
  return null
}

/** The problem with a document; null if there is none. Companies and staff do not sign up online. */
function documentProblem({ db }: Context, document: string): '2017' | '2019' | '2023' | null {
  const kind = documentKind(document)
  if (kind === 'company') return '2023'
  if (kind === undefined) return '2017'
  return userByDocument(db, document) ? '2019' : null
}

/**
 * Warns the customer of a contract, at the address of the contract, that somebody signs up in their name with another
 * address.
 */
function warnContractHolder(tx: WriteContext, { document, email, language }: User): void {
  const known = tx.db.select({ email: customer.email }).from(customer).where(eq(customer.document, document)).get()
  const at = normalizeEmail(known?.email ?? '')
  if (at === '' || at === email) return
  const letter = otherAddressMessage(maskEmail(email))[language]
  tx.outbox.send({ channel: 'email', to: at, language, ...letter, beyond: 'drop' })
}

/**
 * The problem with a name; null if there is none. A customer of a contract signs up with the surname of the contract,
 * whatever its accents and case.
 */
function nameProblem({ db }: Context, document: string, body: Registration): '2005' | null {
  const known = db.select().from(customer).where(eq(customer.document, document)).get()
  return known && plainText(known.surname) !== plainText(body.surName) ? '2005' : null
}

function newUser(ctx: Context, body: Registration, passwordHash: string): typeof user.$inferInsert {
  return {
    document: body.documentNumber,
    documentType: documentTypeOf(body.documentNumber),
    name: body.name,
    surname: body.surName,
    email: body.email,
    phone: phoneOrPlaceholder(body.phone),
    language: body.language ?? 'es',
    roles: 'US_USER',
    registeredAt: ctx.now,
    passwordHash,
    passwordChangedAt: ctx.now,
    activated: false,
    ...userDefaults,
  }
}
