import type { Handlers } from '#src/core/operation.ts'
import { listBillingPeriods, listBills, findDigitalBillingCompany } from './bills.service.ts'

export const billsHandlers = {
  listBills: ({ ctx, filter, query }) => listBills(ctx, filter, query),
  listBillingPeriods: ({ ctx, filter }) => listBillingPeriods(ctx, filter),
  findDigitalBillingCompany: ({ ctx, params }) => findDigitalBillingCompany(ctx, params.id),
} satisfies Partial<Handlers>
