import type { Handlers } from '#src/core/operation.ts'
import { listContracts } from './contracts.service.ts'
import { listCustomData, saveCustomData } from './customData.service.ts'
import { controlMeter } from './meterControl.service.ts'
import { listSupplyPoints } from './supplies.service.ts'

export const suppliesHandlers = {
  listSupplyPoints: ({ ctx, filter }) => listSupplyPoints(ctx, filter),
  listCustomData: ({ ctx, filter }) => listCustomData(ctx, filter),
  saveCustomData: ({ ctx, params, body }) => saveCustomData(ctx, params.key, body),
  controlMeter: ({ ctx, query }) => controlMeter(ctx, query),
  listContracts: ({ ctx, query }) => listContracts(ctx, query),
} satisfies Partial<Handlers>
