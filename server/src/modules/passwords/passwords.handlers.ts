import type { Handlers } from '#src/core/operation.ts'
import {
  checkLoginUser,
  resendConfirmationCode,
  requestPasswordReminder,
  setPasswordByHash,
} from './passwords.service.ts'

export const passwordsHandlers = {
  checkLoginUser: ({ ctx, body }) => checkLoginUser(ctx, body.user),
  requestPasswordReminder: ({ ctx, body }) => requestPasswordReminder(ctx, body),
  setPasswordByHash: ({ ctx, params, body }) => setPasswordByHash(ctx, params.hash, body),
  postPasswordByHash: ({ ctx, params, body }) => setPasswordByHash(ctx, params.hash, body),
  resendConfirmationCode: ({ ctx, body }) => resendConfirmationCode(ctx, body.user),
} satisfies Partial<Handlers>
