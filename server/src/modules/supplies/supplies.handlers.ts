import type { Handlers } from '#src/core/operation.ts'
import { bindUser } from './binding.service.ts'
import { listContracts } from './contracts.service.ts'
import { listCustomData, saveCustomData } from './customData.service.ts'
import { saveDossierData, saveMoratorium } from './customNotes.service.ts'
import { controlMeter } from './meterControl.service.ts'
import { listSupplyPoints, checkWhitelist } from './supplies.service.ts'

export const suppliesHandlers = {
  listSupplyPoints: ({ ctx, filter }) => listSupplyPoints(ctx, filter),
  listCustomData: ({ ctx, filter }) => listCustomData(ctx, filter),
  saveCustomData: ({ ctx, params, body }) => saveCustomData(ctx, params.key, body),
  saveMoratorium: ({ ctx, body }) => saveMoratorium(ctx, body),
  saveDossierData: ({ ctx, body }) => saveDossierData(ctx, body),
  checkWhitelist: ({ ctx, params }) => checkWhitelist(ctx, params),
  bindUser: ({ ctx, params, body }) => bindUser(ctx, params.id, body),
  controlMeter: ({ ctx, query }) => controlMeter(ctx, query),
  listContracts: ({ ctx, filter }) => listContracts(ctx, filter),
} satisfies Partial<Handlers>
