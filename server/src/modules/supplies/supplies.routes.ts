import type { Handlers } from '#src/core/operation.ts'
import { listCustomData, saveCustomData } from './customData.service.ts'
import { listSupplyPoints } from './supplies.service.ts'

export const suppliesHandlers = {
  listSupplyPoints: ({ ctx, filter }) => listSupplyPoints(ctx, filter),
  listCustomData: ({ ctx, filter }) => listCustomData(ctx, filter),
  saveCustomData: ({ ctx, params, body }) => saveCustomData(ctx, params.key, body),
} satisfies Partial<Handlers>
