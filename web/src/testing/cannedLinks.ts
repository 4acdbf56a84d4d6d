import type { UrlMessage } from '#src/api/generated/api.ts'

/**
 * A link to her bills that Iria sent Lucía on 12 March 2026 and nobody has opened, with whatever a test says
 * differently.
 */
export function cannedLink(changes: Partial<UrlMessage> = {}): UrlMessage {
  return {
    id: 'link-1',
    category: 'SUMINISTRO',
    detail: 'FACTURAS',
    url: '/supplies/detail?supply=ES0022000001234567WY1P&tabValue=4',
    channel: '0',
    userId: 19,
    userName: 'Lucía Ferreiro Castro',
    adminId: 7,
    adminName: 'Iria Pazos',
    startDate: '12/03/2026',
    endDate: '11/04/2026',
    openedDate: null,
    ...changes,
  }
}
