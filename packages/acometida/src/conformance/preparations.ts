import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { fieldIn } from '../lib/json.ts'
import { people } from './people.ts'
import { callAs, type Preparation } from './preparation.ts'
import {
  askForEmail,
  codeSent,
  comeBack,
  forgetPassword,
  invite,
  logInHalfway,
  paymentReport,
  secretIn,
  startedOrder,
  textIn,
  upload,
  waitFor,
} from './preparationSteps.ts'

/** A code is not resent earlier. */
const RESEND_SECONDS = 5

/** A new password by the link of a reminder. */
const reset = callAs(null, async ({ place }) => {
  const { email, hash } = await forgetPassword(place)
  return { path: { hash }, body: { email, hash } }
})

/** The preparations of operations whose example cannot succeed by itself on the reference server. */
export const preparations: { readonly [Id in OperationId]?: Preparation } = {
  refreshTokens: callAs('customer', ({ caller }) => ({
    body: { user: caller?.document, refresh_token: caller?.refreshToken },
  })),
  logInByRedirect: callAs(null, async ({ place }) => ({ query: await comeBack(place) })),
  resendMfaCode: callAs(null, async ({ place }) => {
    const caller = await logInHalfway(place, people.mfaSms)
    await waitFor(place, RESEND_SECONDS)
    return { body: { user: caller.document }, caller }
  }),
  setPasswordByHash: reset,
  postPasswordByHash: reset,
  activateUser: callAs(null, async ({ place }) => {
    const signUp = exampleCall('registerUser')
    await place.call('registerUser', signUp, null)
    const email = textIn(signUp.body, 'email')
    const hash = await secretIn(place, email, -2)
    return { path: { hash }, body: { email, hash } }
  }),
  confirmEmail: callAs('customer', async (stage) => ({
    path: { hash: await askForEmail(stage, 'nova@correo.gal') },
  })),
  getInvitation: callAs('administrator', async (stage) => ({ path: { hash: await invite(stage) } })),
  deleteProgrammedQuery: callAs('customer', async ({ place, caller, subject }) => {
    const made = await place.call('createProgrammedQuery', exampleCalls.createProgrammedQuery(subject), caller)
    return { path: { id: textIn(made.content['query'], 'id') } }
  }),
  deleteDocument: callAs('customer', async (stage) => ({ path: { docId: await upload(stage) } })),
  createDocumentOffline: callAs('customer', async (stage) => ({
    body: { id: await upload(stage), expediente: stage.subject.dossierCode },
  })),
  getTechnicalSheet: callAs('customer', async ({ place, caller, subject }) => {
    await place.call('saveTechnicalSheet', exampleCalls.saveTechnicalSheet(subject), caller)
    return { path: { id: subject.dossierCode } }
  }),
  deleteValidation: callAs('customer', async ({ place, caller, subject }) => {
    const draft = await place.call('createDossier', exampleCalls.createDossier(subject), caller)
    const dossierCode = textIn(fieldIn(draft.content['dossier'], 'summary'), 'dossierCod')
    await place.call('forceValidation', exampleCalls.forceValidation({ ...subject, dossierCode }), caller)
    return { query: { codSolicitud: dossierCode } }
  }),
  updatePayment: callAs('customer', async (stage) => paymentReport(stage.place, await startedOrder(stage), 'PAID')),
  confirmBizumPayment: callAs('customer', async ({ place, caller, subject }) => {
    const started = await place.call('startBizumPayment', exampleCalls.startBizumPayment(subject), caller)
    return { body: { order: textIn(started.content, 'order'), code: await codeSent(place) } }
  }),
}
