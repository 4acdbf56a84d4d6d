import { type Example, exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { example } from '@acometida/api-spec/operations/example.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { OperationId } from '#src/core/operation.ts'
import { signMessage } from '#src/core/paymentProvider.ts'
import { delegation, trippedSwitch } from '#src/db/schema.ts'
import { newKey, startCard } from '#src/testing/billPayments.ts'
import { customersDossier, seededDossier, uploadBoth, completeForm } from '#src/testing/dossiers.ts'
import { pointOf } from '#src/testing/points.ts'
import { password, type TestApi } from '#src/testing/testApi.ts'
import { addShortOutage, prepareSubjects } from './prepareSubjects.ts'

/** A call that writes, its caller, and its subject. */
export interface ChangingCall extends Example {
  readonly id: OperationId
  readonly persona: string
  readonly about: Subject
}

/** The secret of the payment provider in the tests. */
export const PAYMENT_SECRET = 'what the provider signs with in the tests'

/** Prepares the default world so that there is something to change, and returns the calls that change it. */
export async function prepareCalls(api: TestApi): Promise<readonly ChangingCall[]> {
  const subjects = prepareSubjects(api.world())
  const { own } = subjects
  const customer = { ...subjects.missing, userId: 1, document: '12345678Z' }
  const house = { ...customer, cups: pointOf(api, 1, 1).cups }
  return [
    ...exampleCallsAbout(own, customer),
    ...supplyCalls(api, own, house),
    ...delegationCalls(api, subjects),
    ...bindingCalls(api, subjects.missing),
    ...(await dossierCalls(api, customer)),
    ...(await paymentCalls(api, subjects)),
    ...(await accountCalls(api, own)),
    ...(await signUpCalls(api, own)),
    ...(await staffCalls(api, customer)),
  ]
}

/** The manager, who has one of each kind, makes the calls of customers; staff make theirs about the customer. */
function exampleCallsAbout(own: Subject, customer: Subject): ChangingCall[] {
  const ids = keysOf(operations)
  const open = new Set(['user', 'anyone', 'mfaPending'])
  return ids.flatMap((id) => {
    const roles: readonly string[] = operations[id].roles
    if (operations[id].changes === null) return []
    if (roles.some((role) => open.has(role))) return { id, persona: 'manager', about: own, ...exampleCalls[id](own) }
    const persona = roles.includes('bridge') ? 'bridge' : 'administrator'
    return { id, persona, about: customer, ...exampleCalls[id](customer) }
  })
}

function supplyCalls(api: TestApi, own: Subject, house: Subject): ChangingCall[] {
  const { db, clock } = api.world()
  db.insert(trippedSwitch).values({ cups: own.cups, trippedAt: clock.now() }).run()
  // No technician has looked at it yet, so the meter still answers.
  addShortOutage(db, clock.now(), 'INC1', own.cups, 'unknown')
  const { cups, document: documentNumber } = own
  const make = callsOf('manager', own)
  const customer = callsOf('customer', house)
  const name = { documentNumber, name: 'La de enfrente', icon: 'shop' }
  return [
    make('controlMeter', `/meterControl?cups=${cups}&action=reconnect`),
    make('warnOfIncidence', '/warnings/incidence', { codIncidence: 'INC1', join: 'S' }),
    customer('createWarning', '/warnings', { cups: house.cups, tipo: 'TENSION' }),
    customer('saveAlerts', '/alerts/supplycutoff', { idEntidad: house.cups }),
    make('saveDossierData', '/customData/dossierData', { keyId: 'draft', data: '{"new":true}' }),
    make('calculatePower', '/powerCalculation', { dwellings: [{ units: 1, electrification: 'BASIC' }] }),
    make('updateServiceRequest', '/serviceRequests', { codSR: own.serviceRequestCode, comment: 'Sigue igual.' }),
    make('saveCustomData', `/customData/${own.dossierCode}`, { type: 'dossier', ...name }),
  ]
}

/** Delegations that others ask of the manager, and those that the manager gives up. */
function delegationCalls(
  api: TestApi,
  { own, foreign, delegated }: ReturnType<typeof prepareSubjects>,
): ChangingCall[] {
  const { db, clock } = api.world()
  const term = { startsAt: clock.now(), endsAt: clock.now() + 1_000_000 }
  const asked = { cups: foreign.cups, delegateId: own.userId, role: 'US_MANAGER', status: 'P', ...term } as const
  const { id } = db.insert(delegation).values(asked).returning().get()
  return [
    callsOf('manager', foreign)('updateDelegations', '/delegations', { delegationIds: [String(id)], status: 'C' }),
    callsOf('manager', delegated)('deleteDelegation', `/delegations/${delegated.delegationId}`),
  ]
}

/** The supply, cut off, and the dossier that wait for the persona without any. */
function bindingCalls(api: TestApi, missing: Subject): ChangingCall[] {
  const { db, clock } = api.world()
  const query = (sql: string) => db.$client.prepare(sql)
  const held = query("select cups, meter_id as meterId from supply_point where contract_document = '22222222J'")
  const { cups, meterId } = held.get() as { cups: string; meterId: string } // the columns that are asked for
  addShortOutage(db, clock.now(), 'INC2', cups, 'storm')
  const dossierCode = String(query('select code from dossier where user_id is null').pluck().get())
  const person = { userId: 15, document: '22222222J', billNumber: `FE202602${meterId.slice(4)}` }
  const make = callsOf('unbound', { ...missing, ...person, cups, meterId, dossierCode })
  return [
    make('bindUser', '/users/15/binding', { cups }),
    make('bindUser', '/users/15/binding', { dossierCod: dossierCode }),
  ]
}

async function dossierCalls(api: TestApi, customer: Subject): Promise<ChangingCall[]> {
  const client = await api.as('customer')
  const draft = (await client.post('/dossiers', { form: { type: 'DOSTYP001' } })).body.dossier.summary.dossierCod
  const documents = await uploadBoth(client)
  const make = callsOf('customer', { ...customer, dossierCode: draft })
  const [plan, title] = await uploadBoth(client)
  const submitted = await client.post('/dossiers', { form: completeForm, documents: [plan], act: 'SUBMIT' })
  const lacking = { ...customer, dossierCode: submitted.body.dossier.summary.dossierCod }
  return [
    make('createDossier', '/dossiers', { form: completeForm, documents, act: 'SUBMIT' }),
    make('saveExpedientForm', '/expedientForm', { dossierCod: draft, form: completeForm }),
    make('updateDossier', `/dossiers/${draft}`, { form: completeForm, documents, act: 'SUBMIT' }),
    make('saveTechnicalSheet', '/taisTr9', { ...example('TaisTr9'), dossierCod: draft }),
    make('uploadDocument', '/documentum', {
      nombre: 'a.pdf',
      tipoMime: 'application/pdf',
      contenido: 'JVBERi0xLjQK',
      dossierNumber: draft,
    }),
    // The last document that the dossier waits for.
    callsOf('customer', lacking)('createDocumentOffline', '/documentsOffline', {
      id: title.idDocumentum,
      expediente: lacking.dossierCode,
      doctype: title.documentType,
    }),
    make('createServiceRequest', '/serviceRequests', {
      documentNumber: customer.document,
      name: 'Carme',
      email: 'carme@correo.gal',
      tipology: '0820',
      subtipology: '0820A01',
      comment: 'Baja la tensión.',
      documents: [{ idDocumentum: title.idDocumentum }],
    }),
  ]
}

/** Payments that have begun: of bills of supplies, and of the works of a dossier. */
async function paymentCalls(
  api: TestApi,
  { own, delegated, missing }: ReturnType<typeof prepareSubjects>,
): Promise<ChangingCall[]> {
  const manager = await api.as('manager')
  const [customer, client] = [await api.as('customer'), await api.as('dossierClient')]
  const accepted = { ...missing, userId: 1, document: '12345678Z', dossierCode: customersDossier(api) }
  await customer.put(`/dossiers/${accepted.dossierCode}`, { act: 'ACCEPT_BUDGET' })
  const works = { ...missing, userId: 16, document: 'X1234567L', dossierCode: seededDossier(api, 'STATUS0014') }
  const billOf = async ({ get }: typeof manager, code: string): Promise<string> =>
    (await get(`/dossiers/${code}`)).body.dossier.bills[0].number
  const confirmationOf = async ({ post }: typeof manager, bill: string) => {
    const { body } = await post('/bizumPayment', { bills: [bill], phone: '612345678', idempotencyKey: newKey() })
    return { order: body.order, code: api.lastCode() }
  }
  const noticeOf = async (who: typeof manager, bill: string) => {
    const { order, amountCents } = (await startCard(who, { bills: [bill] })).body
    const message = { order, state: 'PAID', amountCents }
    return { ...message, signature: signMessage(PAYMENT_SECRET, message) }
  }
  const confirm = ['confirmBizumPayment', '/bizumPaymentConfirmation'] as const
  const notice = ['updatePayment', '/updatePayment'] as const
  const [first, second] = [await billOf(customer, accepted.dossierCode), await billOf(client, works.dossierCode)]
  return [
    callsOf('manager', own)(...confirm, await confirmationOf(manager, own.billNumber)),
    callsOf('customer', accepted)(...confirm, await confirmationOf(customer, first)),
    callsOf('manager', delegated)(...notice, await noticeOf(manager, delegated.billNumber)),
    callsOf('dossierClient', works)(...notice, await noticeOf(client, second)),
  ]
}

async function accountCalls(api: TestApi, own: Subject): Promise<ChangingCall[]> {
  const { put, session } = await api.as('manager')
  const { email } = session.user
  const profile = `/users/${own.userId}`
  await put(profile, { email: 'nova@correo.gal' })
  const confirmation = secretTo(api, 'nova@correo.gal', -1)
  const reminder = { user: own.document, email, phone: '', captcha: 'localhost' }
  await api.anyone.post('/passwordreminder', reminder)
  const hash = secretTo(api, email, -2)
  const next = { newPassword: 'Candil#58b', email, hash }
  const make = callsOf('manager', own)
  return [
    make('logIn', '/login', { user: own.document, password, captcha: 'localhost' }),
    make('refreshTokens', '/tokens', { user: own.document, refresh_token: session.refreshToken }),
    make('requestPasswordReminder', '/passwordreminder', reminder),
    make('setPasswordByHash', `/passwordreminder/${hash}`, next),
    make('postPasswordByHash', `/passwordreminder/${hash}`, next),
    make('confirmEmail', `/emailConfirmation/${confirmation}`, {}),
    make('acceptLegalTerms', `${profile}/legalAccept`, { indLegalAccept: '0' }),
    make('updateUser', profile, { language: 'en' }),
    make('updateUser', profile, { password: next.newPassword, currentPassword: password }),
  ]
}

async function signUpCalls(api: TestApi, own: Subject): Promise<ChangingCall[]> {
  const email = 'uxia.lorenzo@correo.gal'
  const person = { documentNumber: '60000001Q', name: 'Uxía', surName: 'Lorenzo Cid', email, phone: '612345678' }
  const signUp = { ...person, password: 'Candil#58b', gdprAccepted: '1', captcha: 'localhost' }
  await api.anyone.post('/registration/users', signUp)
  const hash = secretTo(api, email, -2)
  return [callsOf('manager', own)('activateUser', `/registration/users/${hash}`, { email, hash })]
}

async function staffCalls(api: TestApi, customer: Subject): Promise<ChangingCall[]> {
  const { db, clock } = api.world()
  const flat = { ...customer, cups: pointOf(api, 1).cups }
  addShortOutage(db, clock.now(), 'INC3', flat.cups, 'unknown')
  const make = callsOf('administrator', customer)
  const { userId: adminId } = await api.as('agent')
  const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/supplies' }
  const mail = { channel: '0', mail: 'a@correo.gal', userId: 1, adminId }
  return [
    make('createUrlMessage', '/urlMessages', link),
    make('openUrlMessage', exampleCalls.openUrlMessage(customer).path),
    callsOf('agent', customer)('createWarning', '/warnings', { postalCode: '15705', tipo: 'PELIGRO' }),
    callsOf('agent', flat)('updateFailure', '/failures/INC3', { act: 'END' }),
    callsOf('agent', customer)('sendLink', '/urlMessages/send', { ...link, ...mail }),
    make('deleteUser', '/users/1', {}),
    make('deleteUser', '/users/90100', {}),
    make('setUserRoles', '/userRoles/90100', { roles: ['US_CC', 'US_CC_MFA_ADMIN'] }),
    callsOf('mfaAdministrator', customer)('updateUser', '/users/1', { mfaMandatory: 'S' }),
  ]
}

/** A part of the newest link sent to an address, counted from its end. */
const secretTo = (api: TestApi, to: string, part: number): string =>
  api.sent({ to })[0]?.links[0]?.split('/').at(part) ?? '(no link)'

/** Makes calls of a persona about a subject. */
const callsOf =
  (persona: string, about: Subject) =>
  (id: OperationId, path: string, body?: object): ChangingCall => {
    const call = { id, persona, about, path }
    return body === undefined ? call : { ...call, body }
  }
