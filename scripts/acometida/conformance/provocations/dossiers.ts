import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import type { RequestChanges } from '@acometida/api-spec/testing/example.ts'
import type { Preparation } from '../preparation.ts'
import { endedDossier } from '../preparationSteps.ts'
import { exampleAfter, exampleWith, type Provocations } from './provocation.ts'

/** A reference to an upload that does not exist. */
const NEVER_UPLOADED = {
  idDocumentum: 'never-uploaded',
  nombreArchivo: 'plano.pdf',
  format: 'pdf',
  documentType: 'LOCATION_PLAN',
}

/** Missing dossiers and closed ones. */
export const dossiers = {
  createDossier: { '0404': exampleWith('customer', { body: { documents: [NEVER_UPLOADED] } }) },
  updateDossier: { '0409': aboutEnded((code) => ({ path: { id: code } })) },
  saveExpedientForm: {
    '0404': exampleWith('customer', { body: { dossierCod: missing.dossierCode } }),
    '0409': aboutEnded((code) => ({ body: { dossierCod: code } })),
  },
  startTask: { '0409': aboutEnded((code) => ({ path: { id: `${code}001` } })) },
  saveTechnicalSheet: { '0409': aboutEnded((code) => ({ body: { dossierCod: code } })) },
  validateCoordinates: {
    '0404': exampleWith('customer', { body: { codSolicitud: missing.dossierCode } }),
    '0409': aboutEnded((code) => ({ body: { codSolicitud: code } })),
  },
  forceValidation: { '0409': aboutEnded((code) => ({ query: { codSolicitud: code } })) },
  deleteValidation: { '0409': aboutEnded((code) => ({ query: { codSolicitud: code } })) },
} satisfies Provocations

/** A call about a closed dossier. */
function aboutEnded(changesOf: (code: string) => RequestChanges): Preparation {
  return exampleAfter('dossierClient', async (stage) => changesOf(await endedDossier(stage)))
}
