import type { Handlers } from '#src/core/operation.ts'
import { listAssociationMembers } from './associations.service.ts'

export const associationsHandlers = {
  listAssociationMembers: ({ ctx, filter, query }) => listAssociationMembers(ctx, filter, query),
} satisfies Partial<Handlers>
