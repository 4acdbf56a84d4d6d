import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { uploadLimits } from '@acometida/api-spec/rules/fileKind'
import { exampleCall } from '@acometida/api-spec/testing/example.ts'
import type { Stage } from '../preparation.ts'
import { endedDossier, upload } from '../preparationSteps.ts'
import { exampleAfter, exampleWith, type Provocations } from './provocation.ts'

/** Files that are too big, too many, of no known kind or already handed in. */
export const documents = {
  uploadDocument: {
    '0409': exampleAfter('dossierClient', async (stage) => ({
      body: { codSR: undefined, dossierNumber: await endedDossier(stage) },
    })),
    '0413': exampleWith('customer', { body: file(uploadLimits.file + 1) }),
    '0415': exampleWith('customer', { body: { codSR: undefined, contenido: base64('hola') } }),
    '0507': exampleAfter('customer', async ({ place, caller }) => {
      // The customer has already left one file, so these are too many.
      const body = file(uploadLimits.file)
      for (let bytes = uploadLimits.file; bytes < uploadLimits.user; bytes += uploadLimits.file)
        await place.call('uploadDocument', exampleCall('uploadDocument', { body }), caller)
      return { body }
    }),
  },
  deleteDocument: {
    '0409': exampleAfter('customer', async (stage) => ({ path: { docId: await handIn(stage) } })),
  },
  createDocumentOffline: {
    '0409': exampleAfter('customer', async (stage) => ({ body: { id: await handIn(stage) } })),
    TS01000004: exampleAfter('customer', async (stage) => ({
      body: { id: await upload(stage), expediente: undefined, cups: missing.cups },
    })),
  },
  getContentItem: { '0404': exampleWith('customer', { path: { id: 'no-such-text' } }) },
} satisfies Provocations

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
