import type { Handlers } from '#src/core/operation.ts'
import { listSamples } from './samples.service.ts'

export const samplesHandlers = {
  listSamples: ({ ctx }) => listSamples(ctx),
} satisfies Partial<Handlers>
