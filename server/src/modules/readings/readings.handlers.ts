import type { Handlers } from '#src/core/operation.ts'
import { listMeterReadings } from './meterReadings.service.ts'
import { createProgrammedQuery, deleteProgrammedQuery, listProgrammedQueries } from './programmedQueries.service.ts'
import { createProgrammedRead, listProgrammedReads } from './programmedReads.service.ts'

export const readingsHandlers = {
  listMeterReadings: ({ ctx, filter, query }) => listMeterReadings(ctx, filter, query),
  listProgrammedReads: ({ ctx, filter, query }) => listProgrammedReads(ctx, filter, query),
  createProgrammedRead: ({ ctx, body }) => createProgrammedRead(ctx, body),
  listProgrammedQueries: ({ ctx, params }) => listProgrammedQueries(ctx, params.id),
  createProgrammedQuery: ({ ctx, body }) => createProgrammedQuery(ctx, body),
  deleteProgrammedQuery: ({ ctx, params }) => deleteProgrammedQuery(ctx, params.id),
} satisfies Partial<Handlers>
