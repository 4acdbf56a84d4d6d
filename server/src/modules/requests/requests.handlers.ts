import type { Handlers } from '#src/core/operation.ts'
import { listServiceRequestsComments } from './comments.service.ts'
import { createServiceRequest } from './createRequest.service.ts'
import { listServiceRequests, listServiceRequestsTypology, updateServiceRequest } from './requests.service.ts'

export const requestsHandlers = {
  listServiceRequests: ({ ctx, filter, query }) => listServiceRequests(ctx, filter, query),
  createServiceRequest: ({ ctx, body }) => createServiceRequest(ctx, body),
  updateServiceRequest: ({ ctx, body }) => updateServiceRequest(ctx, body),
  listServiceRequestsTypology: ({ ctx, filter }) => listServiceRequestsTypology(ctx, filter),
  listServiceRequestsComments: ({ ctx, filter }) => listServiceRequestsComments(ctx, filter),
} satisfies Partial<Handlers>
