import type { Handlers } from '#src/core/operation.ts'
import { deleteDelegation, updateDelegations } from './changeDelegations.service.ts'
import { createDelegations } from './createDelegations.service.ts'
import { listDelegates, listDelegations } from './delegations.service.ts'

export const delegationsHandlers = {
  listDelegates: ({ ctx, filter }) => listDelegates(ctx, filter),
  listDelegations: ({ ctx, filter, query }) => listDelegations(ctx, filter, query),
  createDelegations: ({ ctx, body }) => createDelegations(ctx, body),
  updateDelegations: ({ ctx, body }) => updateDelegations(ctx, body),
  deleteDelegation: ({ ctx, params }) => deleteDelegation(ctx, params.id),
} satisfies Partial<Handlers>
