import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall, type ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Answered, Caller, Place } from './target.ts'

/** Where a preparation is made: a place, and who makes the call. */
interface Stage {
  readonly place: Place
  readonly caller: Caller | null
  readonly subject: Subject
}

/** A call that succeeds after others, which bring about what it is made of. */
export interface Preparation {
  /** The persona that makes the call; null for a visitor. */
  readonly as: string | null
  /** Makes the calls before it. Resolves to the call itself, and to its caller where that is another one. */
  readonly prepare: (stage: Stage) => Promise<ExampleCall & { readonly caller?: Caller }>
}

/** A code is not sent again before. */
const RESEND_SECONDS = 5

/** The operations whose example cannot succeed by itself, on the reference server. */
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
    prepare: async ({ place }) => {
      const { content } = await place.call('logIn', exampleCall('logIn', { body: { user: '50000004M' } }), null)
      const { searchParams } = new URL(textIn(content, 'location'), 'http://client')
      const query = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
      return exampleCall('logInByRedirect', { query })
    },
  },
  resendMfaCode: {
    as: null,
    prepare: async ({ place }) => {
      const user = '45678123P'
      const { content } = await place.call('logIn', exampleCall('logIn', { body: { user } }), null)
      await place.pass(RESEND_SECONDS)
      const caller = {
        name: 'half logged in',
        token: String(content['accessToken']),
        userId: 0,
        document: user,
        refreshToken: '',
      }
      return { ...exampleCall('resendMfaCode', { body: { user } }), caller }
    },
  },
  setPasswordByHash: { as: null, prepare: async (stage) => resetCall(stage, 'setPasswordByHash') },
  postPasswordByHash: { as: null, prepare: async (stage) => resetCall(stage, 'postPasswordByHash') },
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
    prepare: async ({ place, caller, subject: { userId } }) => {
      const email = 'nova@correo.gal'
      await place.call('updateUser', { path: `/users/${userId}`, body: { email } }, caller)
      return exampleCall('confirmEmail', { path: { hash: await secretIn(place, email, -1) } })
    },
  },
  getInvitation: {
    as: 'administrator',
    prepare: async ({ place, caller, subject }) => {
      const invited = await place.call('inviteUser', exampleCalls.inviteUser(subject), caller)
      return exampleCall('getInvitation', { path: { hash: textIn(invited.content, 'hash') } })
    },
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
  confirmBizumPayment: {
    as: 'customer',
    prepare: async ({ place, caller, subject }) => {
      const started = await place.call('startBizumPayment', exampleCalls.startBizumPayment(subject), caller)
      const code = (await place.messages()).find((each) => each.code !== null)?.code ?? ''
      return exampleCall('confirmBizumPayment', { body: { order: textIn(started.content, 'order'), code } })
    },
  },
}

const done = (call: ExampleCall): Promise<ExampleCall> => Promise.resolve(call)

async function resetCall({ place }: Stage, id: 'setPasswordByHash' | 'postPasswordByHash'): Promise<ExampleCall> {
  const reminder = exampleCall('requestPasswordReminder')
  await place.call('requestPasswordReminder', reminder, null)
  const email = textIn(reminder.body, 'email')
  const hash = await secretIn(place, email, -2)
  return exampleCall(id, { path: { hash }, body: { email, hash } })
}

/** Uploads a document that belongs to nothing yet, and returns its id. */
async function upload({ place, caller }: Stage): Promise<string> {
  const { path, body } = exampleCall('uploadDocument')
  const call = { path, body: { ...body, codSR: undefined } }
  return textIn((await place.call('uploadDocument', call, caller)).content, 'documentumId')
}

/** Part of the newest link that was sent to an address, counted from its end. */
async function secretIn(place: Place, to: string, part: number): Promise<string> {
  const found = (await place.messages()).find((each) => each.to === to && each.links.length > 0)
  return found?.links[0]?.split('/').at(part) ?? '(no link)'
}

function textIn(content: unknown, name: string): string {
  const value = typeof content === 'object' && content !== null ? (content as Answered['content'])[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
