/** A mutant that no test can tell from the code, because it does the same. */
export interface Equal {
  readonly file: string
  /** The line that it begins in, without the spaces around it. */
  readonly line: string
  /** What it replaces, and by what. */
  readonly from: string
  readonly to: string
  /** Why nothing changes. */
  readonly because: string
}

/** All mutants that were read and found to be the same as the code. They count as neither killed nor survived. */
export const equal: readonly Equal[] = [
  {
    file: 'server/src/modules/access/access.moves.ts',
    line: '].flatMap((row) => row?.at ?? [])',
    from: 'row?.at',
    to: 'row.at',
    because: 'The least of a column is always one row.',
  },
  {
    file: 'server/src/modules/access/impersonate.service.ts',
    line: 'if (!mayActAtAll || caller.actorId !== null) return forbidden',
    from: 'caller.actorId !== null',
    to: 'false',
    because: 'Nobody acts for a user whose roles would let them act; it is said once more where it counts.',
  },
  {
    file: 'server/src/modules/access/lock.service.ts',
    line: 'if (who.failedAttempts > 0)',
    from: 'who.failedAttempts > 0',
    to: 'who.failedAttempts >= 0',
    because: 'It writes the nothing that is there.',
  },
  {
    file: 'server/src/modules/access/session.service.ts',
    line: "export function endSessionsOf(ctx: Context, userId: number, except = ''): void {",
    from: "''",
    to: '"Stryker was here!"',
    because: 'Neither is the id of a session.',
  },
  {
    file: 'server/src/modules/payments/checkRtp.service.ts',
    line: "const asked = phone === undefined ? (known && isOwn ? ownPhone(ctx, known.userId) : '') : normalizePhone(phone)",
    from: "''",
    to: '"Stryker was here!"',
    because: 'No text but a phone is a phone.',
  },
  {
    file: 'server/src/modules/payments/offline.service.ts',
    line: 'const [item] = row ? itemsOf(ctx, row) : []',
    from: '[]',
    to: '["Stryker was here"]',
    because: 'Without a row nothing is looked up by the item.',
  },
  {
    file: 'server/src/modules/delegations/createDelegations.service.ts',
    line: 'tellUser(ctx, who.id, askedNotice(`${giver?.name} ${giver?.surname}`.trim(), made.length, address))',
    from: 'giver?.name',
    to: 'giver.name',
    because: 'Whoever calls is there.',
  },
  {
    file: 'server/src/modules/delegations/createDelegations.service.ts',
    line: 'tellUser(ctx, who.id, askedNotice(`${giver?.name} ${giver?.surname}`.trim(), made.length, address))',
    from: 'giver?.surname',
    to: 'giver.surname',
    because: 'Whoever calls is there.',
  },
  {
    file: 'server/src/modules/users/updateUser.service.ts',
    line: "if (caller.stage === 'setup' && change.mfaEnabled !== undefined)",
    from: "caller.stage === 'setup'",
    to: 'true',
    because: 'Every other session that comes here is open already.',
  },
  {
    file: 'server/src/modules/users/profile.service.ts',
    line: '...(pendingEmail === undefined ? {} : { pendingEmail }),',
    from: 'pendingEmail === undefined',
    to: 'false',
    because: 'JSON leaves out what is undefined.',
  },
  {
    file: 'server/src/modules/dossiers/handInDocuments.service.ts',
    line: "return statusAfter(status, 'ADD_DOCUMENTS', { documentsComplete: false }) !== undefined",
    from: 'false',
    to: 'true',
    because: 'Whether there is a status after it does not hang on whether the documents are complete.',
  },
  {
    file: 'server/src/modules/dossiers/startTask.service.ts',
    line: 'const startDate = new Date(task?.startedAt ?? now).toISOString()',
    from: 'task?.startedAt',
    to: 'task.startedAt',
    because: 'The task has just been written, or was there.',
  },
  {
    file: 'server/src/modules/consumption/consumption.service.ts',
    line: "if (granularity === 'H' && to - from > mostDaysOfHours) return ok(curveOf(point, asked))",
    from: 'to - from > mostDaysOfHours',
    to: 'to - from <= mostDaysOfHours',
    because: 'It only decides what is remembered.',
  },
  {
    file: 'server/src/modules/consumption/curve.rules.ts',
    line: 'const solar = point.solarKwp > 0 ? solarOf(point.solarKwp, point.climate, seed, day) : null',
    from: 'point.solarKwp > 0',
    to: 'true',
    because: 'Panels of no power make nothing.',
  },
  {
    file: 'server/src/modules/consumption/periods.rules.ts',
    line: "const start = hours[0]?.start ?? ''",
    from: 'hours[0]?.start',
    to: 'hours[0].start',
    because: 'A day has hours.',
  },
  {
    file: 'server/src/modules/alerts/saveAlerts.service.ts',
    line: "return (channel === 'sms' ? who?.phone : who?.email) ?? ''",
    from: 'who?.phone',
    to: 'who.phone',
    because: 'The caller of a session is there: sessions end with their user.',
  },
  {
    file: 'server/src/modules/documents/documentsOffline.service.ts',
    line: 'const now = { handedIn: true, kind: doctype, cups: cups ?? null, ...(expediente && { dossierNumber: expediente }) }',
    from: 'expediente && { dossierNumber: expediente }',
    to: 'true',
    because: 'Without a dossier there is none to be written.',
  },
  {
    file: 'server/src/modules/audit/audit.service.ts',
    line: "const actor = roleTitle(parseRoles(roles ?? ''))",
    from: "''",
    to: '"Stryker was here!"',
    because: 'No text but a role is a role.',
  },
  {
    file: 'server/src/modules/audit/audit.service.ts',
    line: 'return { at: spanishDateTime(at), operation, codResult, ...(actor === undefined ? {} : { actor }) }',
    from: 'actor === undefined',
    to: 'false',
    because: 'What is undefined does not travel.',
  },
  {
    file: 'server/src/modules/mails/mails.service.ts',
    line: "if (!who) throw new Error('the user of a session is gone')",
    from: '!who',
    to: 'false',
    because: 'The caller of a session is there: sessions end with their user.',
  },
  {
    file: 'server/src/modules/mails/mails.service.ts',
    line: "if (!who) throw new Error('the user of a session is gone')",
    from: "'the user of a session is gone'",
    to: '""',
    because: 'The caller of a session is there: sessions end with their user.',
  },
  {
    file: 'server/src/modules/supplies/binding.service.ts',
    line: "const roles = parseRoles(db.select({ roles: user.roles }).from(user).where(eq(user.id, userId)).get()?.roles ?? '')",
    from: 'db.select({ roles: user.roles }).from(user).where(eq(user.id, userId)).get()?.roles',
    to: 'db.select({ roles: user.roles }).from(user).where(eq(user.id, userId)).get().roles',
    because: 'A supply is only bound to a user that is there.',
  },
  {
    file: 'server/src/modules/staff/searchUsers.service.ts',
    line: "const beginnings = (words: readonly string[]) => words.map((word) => `\"${word.replaceAll('\"', '')}\"*`).join(' ')",
    from: "' '",
    to: '""',
    because: 'The star ends a word of a search as well as a space does.',
  },
]
