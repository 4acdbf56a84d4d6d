import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { exampleCall, type ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import { people } from './people.ts'
import type { Preparation, Stage } from './preparation.ts'
import {
  askForEmail,
  codeSent,
  comeBack,
  forgetPassword,
  invite,
  logInHalfway,
  providerCall,
  secretIn,
  startedOrder,
  textIn,
  upload,
} from './preparationSteps.ts'

/** A code is not resent earlier. */
const RESEND_SECONDS = 5

/** The preparations of operations whose example cannot succeed by itself on the reference server. */
export const preparations: { readonly [Id in OperationId]?: Preparation } = {
  refreshTokens: {
    as: 'customer',
    prepare: ({ caller }) =>
      done(
        exampleCall('refreshTokens', {
          body: { user: caller?.document ?? '', refresh_token: caller?.refreshToken ?? '' },
        }),
      ),
  },
  logInByRedirect: {
    as: null,
    prepare: async ({ place }) => exampleCall('logInByRedirect', { query: await comeBack(place) }),
  },
  resendMfaCode: {
    as: null,
    prepare: async ({ place }) => {
      const caller = await logInHalfway(place, people.mfaSms)
      await place.pass(RESEND_SECONDS)
      return { ...exampleCall('resendMfaCode', { body: { user: caller.document } }), caller }
    },
  },
  setPasswordByHash: { as: null, prepare: resetCall },
  postPasswordByHash: { as: null, prepare: resetCall },
  activateUser: {
    as: null,
    prepare: async ({ place }) => {
      const signUp = exampleCall('registerUser')
      await place.call('registerUser', signUp, null)
      const email = textIn(signUp.body, 'email')
      const hash = await secretIn(place, email, -2)
      return exampleCall('activateUser', { path: { hash }, body: { email, hash } })
    },
  },
  confirmEmail: {
    as: 'customer',
    prepare: async (stage) =>
      exampleCall('confirmEmail', { path: { hash: await askForEmail(stage, 'nova@correo.gal') } }),
  },
  getInvitation: {
    as: 'administrator',
    prepare: async (stage) => exampleCall('getInvitation', { path: { hash: await invite(stage) } }),
  },
  deleteProgrammedQuery: {
    as: 'customer',
    prepare: async ({ place, caller, subject }) => {
      const made = await place.call('createProgrammedQuery', exampleCalls.createProgrammedQuery(subject), caller)
      return exampleCall('deleteProgrammedQuery', { path: { id: textIn(made.content['query'], 'id') } })
    },
  },
  deleteDocument: {
    as: 'customer',
    prepare: async (stage) => exampleCall('deleteDocument', { path: { docId: await upload(stage) } }),
  },
  createDocumentOffline: {
    as: 'customer',
    prepare: async (stage) =>
      exampleCall('createDocumentOffline', {
        body: { id: await upload(stage), expediente: stage.subject.dossierCode },
      }),
  },
  getTechnicalSheet: {
    as: 'customer',
    prepare: async ({ place, caller, subject }) => {
      await place.call('saveTechnicalSheet', exampleCalls.saveTechnicalSheet(subject), caller)
      return exampleCalls.getTechnicalSheet(subject)
    },
  },
  deleteValidation: {
    as: 'customer',
    prepare: async ({ place, caller, subject }) => {
      const draft = await place.call('createDossier', exampleCalls.createDossier(subject), caller)
      const { summary } = (draft.content['dossier'] ?? {}) as { summary?: unknown } // as the contract says
      const about = { ...subject, dossierCode: textIn(summary, 'dossierCod') }
      await place.call('forceValidation', exampleCalls.forceValidation(about), caller)
      return exampleCalls.deleteValidation(about)
    },
  },
  updatePayment: {
    as: 'customer',
    prepare: async (stage) => providerCall(stage.place, await startedOrder(stage), 'PAID'),
  },
  confirmBizumPayment: {
    as: 'customer',
    prepare: async ({ place, caller, subject }) => {
      const started = await place.call('startBizumPayment', exampleCalls.startBizumPayment(subject), caller)
      const order = textIn(started.content, 'order')
      return exampleCall('confirmBizumPayment', { body: { order, code: await codeSent(place) } })
    },
  },
}

const done = (call: ExampleCall): Promise<ExampleCall> => Promise.resolve(call)

async function resetCall({ operation, place }: Stage): Promise<ExampleCall> {
  const { email, hash } = await forgetPassword(place)
  return exampleCall(operation, { path: { hash }, body: { email, hash } })
}
