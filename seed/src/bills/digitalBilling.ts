import type { digitalBillingCompany } from '@acometida/server/db/schema'
import { cifOf } from '#src/people/names.ts'

type Row = typeof digitalBillingCompany.$inferInsert

/**
 * The bodies that take electronic invoices: public ones, which must, and some companies. The codes have the form of
 * DIR3 codes.
 */
export const digitalBillingCompanies: readonly Row[] = [
  body('P1590101J', 'Concello de Ponte Nova', 'L01159010'),
  body('P3690202A', 'Concello de Vilar do Mar', 'L01369020'),
  body('P2790303H', 'Concello de Castro de Lemos', 'L01279030'),
  body('P1500901B', 'Deputación da Ribeira', 'L02000901'),
  body('Q1500905C', 'Consellería de Obras e Enerxía', 'A12009050'),
  body('Q1500906A', 'Universidade do Noroeste', 'U03300901'),
  company('B87654323', 'Panaderías O Forno de Arousa, S. L.', 'B876543230'),
  company('A58818501', 'Grupo Atlántico de Servicios, S. A.', 'A588185010'),
  company(cifOf('B', 4_100_001), 'Conservas Ría Alta, S. L.', null),
  company(cifOf('A', 4_100_002), 'Frigoríficos del Sar, S. A.', null),
]

function body(documentNumber: string, name: string, code: string): Row {
  return {
    documentNumber,
    name,
    platform: 'FACE',
    accountingOffice: code,
    managingBody: code,
    processingUnit: code,
  }
}

function company(documentNumber: string, name: string, unit: string | null): Row {
  return { documentNumber, name, platform: 'FACEB2B', accountingOffice: null, managingBody: null, processingUnit: unit }
}
