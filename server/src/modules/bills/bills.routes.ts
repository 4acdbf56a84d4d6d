import type { Handlers } from '#src/core/operation.ts'
import { listBillingPeriods } from './billingPeriods.service.ts'
import { listBills } from './bills.service.ts'
import { findDigitalBillingCompany } from './digitalBillingCompany.service.ts'

export const billsHandlers = {
  listBills: ({ ctx, query }) => listBills(ctx, query),
  listBillingPeriods: ({ ctx, query }) => listBillingPeriods(ctx, query),
  findDigitalBillingCompany: ({ ctx, params }) => findDigitalBillingCompany(ctx, params.id),
} satisfies Partial<Handlers>
