import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall, type RequestChanges } from '@acometida/api-spec/operations/example.ts'
import { uploadLimits } from '@acometida/api-spec/rules/fileKind'
import { callAs, type Preparation, type Provocations, type Stage } from '../preparation.ts'
import { endedDossier, upload } from '../preparationSteps.ts'

/** A reference to an upload that does not exist. */
const NEVER_UPLOADED = {
  idDocumentum: 'never-uploaded',
  nombreArchivo: 'plano.pdf',
  format: 'pdf',
  documentType: 'LOCATION_PLAN',
}

/** Missing dossiers and closed ones, and files that are too big, too many, of no known kind or already handed in. */
export const dossiers = {
  createDossier: { '0404': callAs('customer', { body: { documents: [NEVER_UPLOADED] } }) },
  updateDossier: { '0409': aboutEnded((code) => ({ path: { id: code } })) },
  saveExpedientForm: {
    '0404': callAs('customer', { body: { dossierCod: missingSubject.dossierCode } }),
    '0409': aboutEnded((code) => ({ body: { dossierCod: code } })),
  },
  startTask: { '0409': aboutEnded((code) => ({ path: { id: `${code}001` } })) },
  saveTechnicalSheet: { '0409': aboutEnded((code) => ({ body: { dossierCod: code } })) },
  validateCoordinates: {
    '0404': callAs('customer', { body: { codSolicitud: missingSubject.dossierCode } }),
    '0409': aboutEnded((code) => ({ body: { codSolicitud: code } })),
  },
  forceValidation: { '0409': aboutEnded((code) => ({ query: { codSolicitud: code } })) },
  deleteValidation: { '0409': aboutEnded((code) => ({ query: { codSolicitud: code } })) },
  uploadDocument: {
    '0409': callAs('dossierClient', async (stage) => ({
      body: { codSR: undefined, dossierNumber: await endedDossier(stage) },
    })),
    '0413': callAs('customer', { body: file(uploadLimits.file + 1) }),
    '0423': callAs('customer', {
      body: { codSR: undefined, contenido: base64('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\nstartxref\n9\n') },
    }),
    '0415': callAs('customer', { body: { codSR: undefined, contenido: base64('hola') } }),
    '0507': callAs('customer', async ({ place, caller }) => {
      // The customer has already left one file, so these are too many.
      const body = file(uploadLimits.file)
      for (let bytes = uploadLimits.file; bytes < uploadLimits.user; bytes += uploadLimits.file)
        await place.call('uploadDocument', exampleCall('uploadDocument', { body }), caller)
      return { body }
    }),
  },
  deleteDocument: {
    '0409': callAs('customer', async (stage) => ({ path: { docId: await handIn(stage) } })),
  },
  createDocumentOffline: {
    '0409': callAs('customer', async (stage) => ({ body: { id: await handIn(stage) } })),
    TS01000004: callAs('customer', async (stage) => ({
      body: { id: await upload(stage), expediente: undefined, cups: missingSubject.cups },
    })),
  },
  getContentItem: { '0404': callAs('customer', { path: { id: 'no-such-text' } }) },
} satisfies Provocations

/** A call about a closed dossier. */
function aboutEnded(changesOf: (code: string) => RequestChanges): Preparation {
  return callAs('dossierClient', async (stage) => changesOf(await endedDossier(stage)))
}

/** An empty PDF of so many bytes. */
function file(bytes: number) {
  return { codSR: undefined, contenido: base64('%PDF-1.7\n'.padEnd(bytes)) }
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}

/** Uploads a document and hands it in to the caller's dossier. Resolves to its id. */
async function handIn(stage: Stage): Promise<string> {
  const { place, caller, subject } = stage
  const id = await upload(stage)
  const body = { id, expediente: subject.dossierCode }
  await place.call('createDocumentOffline', exampleCall('createDocumentOffline', { body }), caller)
  return id
}
