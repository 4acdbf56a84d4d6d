import type { Handlers } from '#src/core/operation.ts'
import { findCustomers, saveCustomer } from './contacts.service.ts'

export const contactsHandlers = {
  findCustomers: ({ ctx, filter }) => findCustomers(ctx, filter),
  saveCustomer: ({ ctx, body }) => saveCustomer(ctx, body),
} satisfies Partial<Handlers>
