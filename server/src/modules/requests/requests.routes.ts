import type { Handlers } from '#src/core/operation.ts'
import { listServiceRequests } from './requests.service.ts'

export const requestsHandlers = {
  listServiceRequests: ({ ctx, filter, query }) => listServiceRequests(ctx, filter, query),
} satisfies Partial<Handlers>
