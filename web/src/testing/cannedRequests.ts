import type { ServiceRequest } from '#src/api/generated/api.ts'

/** An open request of Lucía's about her flat, with whatever a test says differently. */
export function cannedRequest(changes: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    codSR: 'SR20260031',
    status: 'EN CURSO',
    tipology: 'Calidad del suministro',
    subtipology: 'Caídas de tensión',
    subject: 'Baja la tensión por la noche',
    cups: 'ES0022000001234567WY1P',
    createDate: '13/03/2026',
    ...((changes.status ?? 'EN CURSO') === 'EN CURSO' && { dueDate: '2026-03-17T09:00:00.000Z', dueStep: 'ANSWER' }),
    indRead: 1,
    ...changes,
  }
}

/** The content of GET /serviceRequests. */
export function cannedRequests(items: readonly ServiceRequest[]) {
  return { serviceRequests: { count: items.length, items } }
}

/** The content of GET /serviceRequestsComments: raised, and answered where the test says so. */
export function cannedConversation({ answered = false, documents = [] as readonly object[] } = {}) {
  const [raisedAt, answeredAt] = ['2026-03-13T09:00:00.000Z', '2026-03-14T10:30:00.000Z']
  return {
    comments: [
      { author: 'CUSTOMER', date: raisedAt, comment: 'Parpadean las luces.' },
      ...(answered ? [{ author: 'UTILITY', date: answeredAt, comment: 'Mediremos la tensión.' }] : []),
    ],
    events: [{ event: 'CREATED', date: raisedAt }, ...(answered ? [{ event: 'ANSWERED', date: answeredAt }] : [])],
    documents,
  }
}
