import type { Handlers } from '#src/core/operation.ts'
import { listConsumptions } from './consumption.service.ts'
import { listMaxPowerDemanded } from './maxPower.service.ts'

export const consumptionHandlers = {
  listConsumptions: ({ ctx, filter }) => listConsumptions(ctx, filter),
  listMaxPowerDemanded: ({ ctx, filter }) => listMaxPowerDemanded(ctx, filter),
} satisfies Partial<Handlers>
