import type { Handlers } from '#src/core/operation.ts'
import { getUser } from './profile.service.ts'
import { updateUser } from './updateUser.service.ts'

export const usersHandlers = {
  getUser: ({ ctx, params }) => getUser(ctx, params.id),
  updateUser: ({ ctx, params, body }) => updateUser(ctx, params.id, body),
} satisfies Partial<Handlers>
