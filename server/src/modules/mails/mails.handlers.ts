import type { Handlers } from '#src/core/operation.ts'
import { sendMail } from './mails.service.ts'

export const mailsHandlers = {
  sendMail: ({ ctx, params, body }) => sendMail(ctx, params.template, body),
} satisfies Partial<Handlers>
