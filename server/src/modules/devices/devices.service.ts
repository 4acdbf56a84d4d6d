import type { DevicePlatform, DeviceRegistration } from '@acometida/api-spec/generated/operations'
import { eq, sql } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, forbidden, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { prepared } from '#src/db/prepared.ts'
import { device } from '#src/db/schema.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'

/** Registers the caller's telephone. Nobody registers one for another user. */
export function registerDevice(ctx: AuthorizedContext, body: DeviceRegistration): ResultOf<'registerDevice'> {
  if (ctx.caller.actorId !== null) return forbidden
  if (body.userId !== ctx.caller.userId) return fail('2015')
  const row = {
    id: body.deviceId,
    userId: body.userId,
    sessionId: ctx.caller.sessionId,
    pushToken: body.firebaseToken,
    platform: body.platform,
    osVersion: body.osVersion,
    virtual: body.isVirtual,
    registeredAt: ctx.now,
  }
  return transact(ctx, (tx) => {
    tx.db.insert(device).values(row).onConflictDoUpdate({ target: device.id, set: row }).run()
    return ok({})
  })
}

/** Whether a user has a telephone with the app. */
export const hasDevice = cachedUntilWrite((db, userId: number) => findDevice(db).get({ userId }) !== undefined)

const findDevice = prepared((db) =>
  db
    .select({ id: device.id })
    .from(device)
    .where(eq(device.userId, sql.placeholder('userId'))),
)

/** The versions of the app, from the master data. */
export function getAppVersion({ db }: Context, platform: DevicePlatform): ResultOf<'getAppVersion'> {
  const settings = settingsOf(db, 'APP_VERSION')
  return ok({
    minimumVersion: settings['MINIMUM'] ?? '0.0.0',
    latestVersion: settings['LATEST'] ?? '0.0.0',
    storeUrl: settings[`STORE_${platform.toUpperCase()}`] ?? '',
  })
}
