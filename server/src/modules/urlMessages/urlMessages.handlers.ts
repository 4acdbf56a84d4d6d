import type { Handlers } from '#src/core/operation.ts'
import { createUrlMessage, listUrlMessages, openUrlMessage, sendLink } from './urlMessages.service.ts'

export const urlMessagesHandlers = {
  listUrlMessages: ({ ctx, filter, query }) => listUrlMessages(ctx, filter, query),
  createUrlMessage: ({ ctx, body }) => createUrlMessage(ctx, body),
  openUrlMessage: ({ ctx, filter }) => openUrlMessage(ctx, filter.id),
  sendLink: ({ ctx, body }) => sendLink(ctx, body),
} satisfies Partial<Handlers>
