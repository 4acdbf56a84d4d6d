import type { Handlers } from '#src/core/operation.ts'
import { listConsumptions } from './consumption.service.ts'

export const consumptionHandlers = {
  listConsumptions: ({ ctx, query }) => listConsumptions(ctx, query),
} satisfies Partial<Handlers>
