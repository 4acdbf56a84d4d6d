import { fail } from '#src/core/result.ts'
import type { Handlers } from '#src/core/operation.ts'

export const consumptionHandlers = { listConsumptions: () => fail('1007') } satisfies Partial<Handlers>
