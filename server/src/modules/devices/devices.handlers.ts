import type { Handlers } from '#src/core/operation.ts'
import { getAppVersion, registerDevice } from './devices.service.ts'

export const devicesHandlers = {
  registerDevice: ({ ctx, body }) => registerDevice(ctx, body),
  getAppVersion: ({ ctx, query }) => getAppVersion(ctx, query.platform),
} satisfies Partial<Handlers>
