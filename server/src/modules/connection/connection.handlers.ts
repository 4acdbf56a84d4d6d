import type { Handlers } from '#src/core/operation.ts'
import { calculatePower, checkScale, getCoverage, getGeometry } from './connection.service.ts'
import { deleteValidation, forceValidation, validateCoordinates } from './validation.service.ts'

export const connectionHandlers = {
  calculatePower: ({ body }) => calculatePower(body),
  getCoverage: ({ filter }) => getCoverage(filter),
  checkScale: ({ body }) => checkScale(body),
  getGeometry: ({ query }) => getGeometry(query),
  validateCoordinates: ({ ctx, body }) => validateCoordinates(ctx, body),
  forceValidation: ({ ctx, query }) => forceValidation(ctx, query),
  deleteValidation: ({ ctx, query }) => deleteValidation(ctx, query),
} satisfies Partial<Handlers>
