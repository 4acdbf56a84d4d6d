import type { Handlers } from '#src/core/operation.ts'
import { listBillingPeriods, listBills, findDigitalBillingCompany } from './bills.service.ts'

export const billsHandlers = {
  listBills: ({ ctx, query }) => listBills(ctx, query),
  listBillingPeriods: ({ ctx, query }) => listBillingPeriods(ctx, query),
  findDigitalBillingCompany: ({ ctx, params }) => findDigitalBillingCompany(ctx, params.id),
} satisfies Partial<Handlers>
