import type { Handlers } from '#src/core/operation.ts'
import { listMasterData } from './masterData.service.ts'

export const masterDataHandlers = {
  listMasterData: ({ ctx, filter }) => listMasterData(ctx, filter),
} satisfies Partial<Handlers>
