import type { Handlers } from '#src/core/operation.ts'
import { listFailures } from './failures.service.ts'
import { listIncidences, listInterruptions } from './outages.service.ts'
import { updateFailure } from './updateFailure.service.ts'
import { createWarning, listWarnings, warnOfIncidence } from './warnings.service.ts'

export const outagesHandlers = {
  listIncidences: ({ ctx, filter }) => listIncidences(ctx, filter),
  listInterruptions: ({ ctx, body }) => listInterruptions(ctx, body.cups),
  listWarnings: ({ ctx, filter, query }) => listWarnings(ctx, filter, query),
  listFailures: ({ ctx, query }) => listFailures(ctx, query),
  updateFailure: ({ ctx, params, body }) => updateFailure(ctx, params.codIncidence, body),
  createWarning: ({ ctx, body }) => createWarning(ctx, body),
  warnOfIncidence: ({ ctx, body }) => warnOfIncidence(ctx, body),
} satisfies Partial<Handlers>
