import type { Handlers } from '#src/core/operation.ts'
import { listUserAudit } from './audit.service.ts'

export const auditHandlers = {
  listUserAudit: ({ ctx, params, query }) => listUserAudit(ctx, params.id, query),
} satisfies Partial<Handlers>
