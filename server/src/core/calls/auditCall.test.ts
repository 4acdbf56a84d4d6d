import { expect, test } from 'vitest'
import type { AuthorizedContext, Caller, CallEndHook } from '#src/core/context.ts'
import { ok } from '#src/core/result.ts'
import { withoutCallEnd, transact } from '#src/core/transact.ts'
import { audit, masterData } from '#src/db/schema.ts'
import { testApi } from '#src/testing/testApi.ts'
import { auditCall } from './auditCall.ts'

/** A call of the member of staff 21, who acts for the user 1, and a count of its rows. */
async function call() {
  const { db } = (await testApi()).world()
  const caller = { userId: 1, actorId: 21, roles: [] } as unknown as Caller // what the audit looks at
  const onCallEnd: CallEndHook = (tx, result) => followed.onCallEnd(tx, result)
  const ctx = { db, caller, now: 0, onCallEnd } as unknown as AuthorizedContext // as much of one as is looked at
  const followed = auditCall(ctx, { id: 'sendMail', method: 'POST', privileged: false }, null)
  const write = (within = ctx) =>
    transact(within, (tx) => {
      tx.db.insert(masterData).values({ master: 'A', language: 'ES', key: 'B', value: 'C' }).onConflictDoNothing().run()
      return ok({})
    })
  return { ctx, followed, write, audited: () => db.select().from(audit).all().length }
}

test('audits a changing call once, however its handler goes on', async () => {
  const { followed, write, audited } = await call()
  const result = write()
  expect(audited()).toBe(1)
  followed.end(result)
  expect(audited()).toBe(1)
})

test('ends no call by a write aside', async () => {
  const { ctx, followed, write, audited } = await call()
  write(withoutCallEnd(ctx))
  expect(audited()).toBe(0)
  followed.end(write())
  expect(audited()).toBe(1)
})

test('throws for a call that ends twice or is answered otherwise than it ended', async () => {
  const { followed, write, audited } = await call()
  write()
  expect(write).toThrow('sendMail ends twice')
  expect(() => followed.end(ok({}))).toThrow('sendMail is answered otherwise than its transaction ended')
  expect(audited()).toBe(1)
})
