import type { Handlers } from '#src/core/operation.ts'
import { activateUser, requestActivation, resendActivation } from './activation.service.ts'
import { getInvitation } from './getInvitation.service.ts'
import { listInvitations } from './invitations.service.ts'
import { inviteUser } from './invite.service.ts'
import { registerUser } from './register.service.ts'

export const registrationHandlers = {
  registerUser: ({ ctx, body }) => registerUser(ctx, body),
  resendActivation: ({ ctx, params }) => resendActivation(ctx, params.hash),
  requestActivation: ({ ctx, body }) => requestActivation(ctx, body),
  getInvitation: ({ ctx, params }) => getInvitation(ctx, params.hash),
  listInvitations: ({ ctx, filter, query }) => listInvitations(ctx, filter, query),
  inviteUser: ({ ctx, body }) => inviteUser(ctx, body),
  activateUser: ({ ctx, params, body }) => activateUser(ctx, params.hash, body),
} satisfies Partial<Handlers>
