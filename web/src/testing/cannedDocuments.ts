import type { Dossier, DocumentOffline } from '#src/api/generated/api.ts'

/** A certificate of 120 kB that was uploaded on 5 February, with whatever a test says differently. */
export function cannedDocument(changes: Partial<DocumentOffline> = {}): DocumentOffline {
  return {
    id: 'DOC-1',
    expediente: null,
    cups: null,
    doctype: 'INSTALLATION_CERTIFICATE',
    fechaRealSubida: '2026-02-05T09:00:00.000Z',
    docName: 'boletin.pdf',
    docSize: 122_880,
    ...changes,
  }
}

/** The content of GET /documentsOffline. */
export function cannedDocuments(items: readonly DocumentOffline[]) {
  return { documentsOffline: { count: items.length, items } }
}

/** A dossier that waits for documents, with whatever a test says differently. */
export function cannedOpenDossier(changes: Partial<Dossier> = {}): Dossier {
  return {
    dossierCod: 'EXP202600001001',
    name: 'Casa de Boiro',
    icon: 'home',
    registerDate: '02/03/2026',
    type: 'DOSTYP001',
    subtype: null,
    technology: null,
    status: 'STATUS0003',
    turn: 'customer',
    nextStep: 'ADD_DOCUMENTS',
    dueDate: null,
    communicationList: [],
    communicationListBudget: 0,
    ...changes,
  }
}
