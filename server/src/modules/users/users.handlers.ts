import type { Handlers } from '#src/core/operation.ts'
import { administerMfa } from './administerMfa.service.ts'
import { updateAlertConf } from './alertConf.service.ts'
import { confirmEmail } from './changeEmail.service.ts'
import { acceptLegalTerms, getUser } from './profile.service.ts'
import { updateUser } from './updateUser.service.ts'

export const usersHandlers = {
  getUser: ({ ctx, params }) => getUser(ctx, params.id),
  acceptLegalTerms: ({ ctx, params, body }) => acceptLegalTerms(ctx, params.id, body.indLegalAccept === '1'),
  updateAlertConf: ({ ctx, params, body }) => updateAlertConf(ctx, params.id, body),
  confirmEmail: ({ ctx, params }) => confirmEmail(ctx, params.hash),
  updateUser: ({ ctx, params: { id }, body }) =>
    id !== ctx.caller.userId && ctx.caller.roles.includes('US_CC_MFA_ADMIN')
      ? administerMfa(ctx, id, body)
      : updateUser(ctx, id, body),
} satisfies Partial<Handlers>
