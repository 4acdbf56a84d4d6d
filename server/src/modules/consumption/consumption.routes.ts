import type { Handlers } from '#src/core/operation.ts'
import { listConsumptions } from './consumption.service.ts'
import { listMaxPowerDemanded } from './maxPower.service.ts'

export const consumptionHandlers = {
  listConsumptions: ({ ctx, query }) => listConsumptions(ctx, query),
  listMaxPowerDemanded: ({ ctx, query }) => listMaxPowerDemanded(ctx, query),
} satisfies Partial<Handlers>
