import { exampleCall, type ExampleCall, type RequestChanges } from '../testing/example.ts'
import type { OperationId } from '../testing/operationOf.ts'
import type { Subject } from './subjects.ts'

export interface Example extends ExampleCall {
  /** The call names nobody's data, so there is nothing to be own or foreign. */
  readonly impersonal?: true
}

/** The contract's example, for any caller. */
function impersonal(id: OperationId): () => Example {
  return () => ({ ...exampleCall(id), impersonal: true })
}

/** The contract's example about a subject. `changes` makes the parts of the request that say whose data it is. */
function about(id: OperationId, changes: (subject: Subject) => RequestChanges): (subject: Subject) => Example {
  return (subject) => exampleCall(id, changes(subject))
}

/** A valid call of every operation, about a subject. A missing operation does not compile. */
export const exampleCalls: { readonly [Id in OperationId]: (subject: Subject) => Example } = {
  logIn: impersonal('logIn'),
  logInByRedirect: impersonal('logInByRedirect'),
  resendMfaCode: impersonal('resendMfaCode'),
  getCaptcha: impersonal('getCaptcha'),
  refreshTokens: impersonal('refreshTokens'),
  endSession: impersonal('endSession'),
  checkLoginUser: impersonal('checkLoginUser'),
  requestPasswordReminder: impersonal('requestPasswordReminder'),
  setPasswordByHash: impersonal('setPasswordByHash'),
  postPasswordByHash: impersonal('postPasswordByHash'),
  resendConfirmationCode: impersonal('resendConfirmationCode'),
  registerUser: impersonal('registerUser'),
  resendActivation: impersonal('resendActivation'),
  requestActivation: impersonal('requestActivation'),
  getInvitation: impersonal('getInvitation'),
  activateUser: impersonal('activateUser'),
  listMasterData: impersonal('listMasterData'),
  getAppVersion: impersonal('getAppVersion'),
  openUrlMessage: impersonal('openUrlMessage'),

  getUser: about('getUser', ({ userId }) => ({ path: { id: userId } })),
  updateUser: about('updateUser', ({ userId }) => ({ path: { id: userId } })),
  acceptLegalTerms: about('acceptLegalTerms', ({ userId }) => ({ path: { id: userId } })),
  listUserAudit: about('listUserAudit', ({ userId }) => ({ path: { id: userId } })),
  updateAlertConf: about('updateAlertConf', ({ userId }) => ({ path: { id: userId } })),
  confirmEmail: impersonal('confirmEmail'),
  bindUser: about('bindUser', ({ userId, cups }) => ({ path: { id: userId }, body: { cups } })),
  registerDevice: about('registerDevice', ({ userId }) => ({ body: { userId } })),
  sendMail: impersonal('sendMail'),

  listSupplyPoints: about('listSupplyPoints', ({ cups }) => ({ filter: { documentNumber: undefined, cups } })),
  listCustomData: about('listCustomData', ({ document }) => ({ filter: { type: 'dossierData', nif: document } })),
  saveCustomData: about('saveCustomData', ({ cups }) => ({
    path: { key: cups },
    body: { documentNumber: '11111111H' },
  })),
  saveMoratorium: about('saveMoratorium', ({ cups, document }) => ({ body: { documentNumber: document, cups } })),
  saveDossierData: impersonal('saveDossierData'),
  checkWhitelist: about('checkWhitelist', ({ document }) => ({ path: { document } })),
  listConsumptions: about('listConsumptions', ({ cups }) => ({ query: { cups } })),

  listBills: about('listBills', ({ cups }) => ({ query: { cups } })),
  findDigitalBillingCompany: impersonal('findDigitalBillingCompany'),
  listBillingPeriods: about('listBillingPeriods', ({ cups }) => ({ query: { cups } })),
  listMaxPowerDemanded: about('listMaxPowerDemanded', ({ cups }) => ({ query: { cups } })),
  listMeterReadings: about('listMeterReadings', ({ cups }) => ({ query: { cups } })),
  listProgrammedReads: about('listProgrammedReads', ({ meterId }) => ({ query: { meterId } })),
  createProgrammedRead: about('createProgrammedRead', ({ meterId }) => ({ body: { meterId } })),
  listProgrammedQueries: about('listProgrammedQueries', ({ meterId }) => ({ path: { id: meterId } })),
  createProgrammedQuery: about('createProgrammedQuery', ({ meterId }) => ({ body: { meterId } })),
  deleteProgrammedQuery: about('deleteProgrammedQuery', ({ queryId }) => ({ path: { id: queryId } })),
  controlMeter: about('controlMeter', ({ cups }) => ({ query: { cups } })),
  listContracts: about('listContracts', ({ cups }) => ({ query: { cups } })),
  findInvoiceDocument: about('findInvoiceDocument', ({ billNumber, document }) => ({
    query: { numfactura: billNumber, nifcliente: document },
  })),
  getDocument: about('getDocument', ({ billNumber, document }) => ({
    path: { docId: `FAC-${billNumber}` },
    filter: { nifcliente: document },
  })),

  listDossiers: about('listDossiers', ({ dossierCode }) => ({
    filter: { docNumber: undefined, dossierCod: dossierCode },
  })),
  getDossier: about('getDossier', ({ dossierCode }) => ({ path: { id: dossierCode } })),
  createDossier: impersonal('createDossier'),
  updateDossier: about('updateDossier', ({ dossierCode }) => ({ path: { id: dossierCode } })),
  saveExpedientForm: impersonal('saveExpedientForm'),
  startTask: about('startTask', ({ dossierCode }) => ({ path: { id: `${dossierCode}001` } })),
  listDossierBills: about('listDossierBills', ({ dossierCode }) => ({ filter: { dossierCod: dossierCode } })),
  getTechnicalSheet: about('getTechnicalSheet', ({ dossierCode }) => ({ path: { id: dossierCode } })),
  saveTechnicalSheet: about('saveTechnicalSheet', ({ dossierCode }) => ({ body: { dossierCod: dossierCode } })),
  findCustomers: about('findCustomers', ({ document }) => ({ filter: { docNumber: document } })),
  saveCustomer: impersonal('saveCustomer'),
  calculatePower: impersonal('calculatePower'),
  getCoverage: impersonal('getCoverage'),
  checkScale: impersonal('checkScale'),
  validateCoordinates: impersonal('validateCoordinates'),
  forceValidation: about('forceValidation', ({ dossierCode }) => ({ query: { codSolicitud: dossierCode } })),
  deleteValidation: about('deleteValidation', ({ dossierCode }) => ({ query: { codSolicitud: dossierCode } })),
  getGeometry: impersonal('getGeometry'),
  deleteDocument: about('deleteDocument', ({ documentId }) => ({ path: { docId: documentId } })),
  uploadDocument: about('uploadDocument', ({ serviceRequestCode }) => ({ body: { codSR: serviceRequestCode } })),
  listDocumentsOffline: about('listDocumentsOffline', ({ userId }) => ({ filter: { user_id: String(userId) } })),
  createDocumentOffline: about('createDocumentOffline', ({ documentId, dossierCode }) => ({
    body: { id: documentId, expediente: dossierCode },
  })),
  getContentItem: impersonal('getContentItem'),
  startCardPayment: about('startCardPayment', ({ billNumber }) => ({ body: { bills: [billNumber] } })),
  listCardPayments: about('listCardPayments', ({ document }) => ({ filter: { custNum: document } })),
  startCardPaymentOffline: impersonal('startCardPaymentOffline'),
  startBizumPayment: about('startBizumPayment', ({ billNumber }) => ({ body: { bills: [billNumber] } })),
  startBizumPaymentOffline: impersonal('startBizumPaymentOffline'),
  confirmBizumPayment: impersonal('confirmBizumPayment'),
  updatePayment: impersonal('updatePayment'),
  checkRtp: impersonal('checkRtp'),
  checkPaymentOffline: impersonal('checkPaymentOffline'),

  listDelegates: impersonal('listDelegates'),
  listDelegations: about('listDelegations', ({ delegationId }) => ({ filter: { delegationId } })),
  createDelegations: about('createDelegations', ({ cups }) => ({
    body: { cups: [cups], delegate: { documentNumber: 'Y7654321G', role: 'US_CONSULTANT' as const } },
  })),
  updateDelegations: about('updateDelegations', ({ delegationId }) => ({ body: { delegationIds: [delegationId] } })),
  deleteDelegation: about('deleteDelegation', ({ delegationId }) => ({ path: { id: delegationId } })),

  listAlerts: about('listAlerts', ({ document }) => ({ filter: { docId: document } })),
  saveAlerts: about('saveAlerts', ({ cups }) => ({ body: { idEntidad: cups } })),
  changeAlert: about('changeAlert', ({ document, cups }) => ({ path: { document, entityId: cups } })),
  deleteAlerts: about('deleteAlerts', ({ document, cups }) => ({ body: { docId: document, idEntidad: [cups] } })),
  listIncidences: about('listIncidences', ({ cups }) => ({ query: { cups } })),
  listInterruptions: about('listInterruptions', ({ cups }) => ({ body: { cups: [cups] } })),
  listFailures: impersonal('listFailures'),
  listWarnings: about('listWarnings', ({ cups }) => ({ filter: { cups } })),
  createWarning: about('createWarning', ({ cups }) => ({ body: { cups } })),
  warnOfIncidence: about('warnOfIncidence', ({ requestCode }) => ({ body: { codIncidence: requestCode } })),

  listPushNotifications: about('listPushNotifications', ({ userId }) => ({ filter: { userId: String(userId) } })),
  markPushNotificationRead: about('markPushNotificationRead', ({ userId, noticeId }) => ({
    filter: { user_id: String(userId), id: noticeId },
  })),
  listServiceRequests: about('listServiceRequests', ({ document }) => ({ filter: { documentNumber: document } })),

  createServiceRequest: about('createServiceRequest', ({ document, cups }) => ({
    body: { documentNumber: document, cups },
  })),
  updateServiceRequest: about('updateServiceRequest', ({ serviceRequestCode }) => ({
    body: { codSR: serviceRequestCode },
  })),
  listServiceRequestsTypology: impersonal('listServiceRequestsTypology'),
  listServiceRequestsComments: about('listServiceRequestsComments', ({ serviceRequestCode }) => ({
    filter: { codSR: serviceRequestCode },
  })),
  queryNotifications: about('queryNotifications', ({ serviceRequestCode }) => ({
    body: [{ type: 'REQUEST' as const, code: serviceRequestCode, date: '20260316000000' }],
  })),

  listUrlMessages: impersonal('listUrlMessages'),
  createUrlMessage: impersonal('createUrlMessage'),
  sendLink: impersonal('sendLink'),
  searchUsers: impersonal('searchUsers'),
  searchUserByParam: impersonal('searchUserByParam'),
  listUserRoles: impersonal('listUserRoles'),
  getUserRoles: impersonal('getUserRoles'),
  setUserRoles: impersonal('setUserRoles'),
  deleteUser: impersonal('deleteUser'),
  listCallCentreUsers: impersonal('listCallCentreUsers'),
  listCallCentreRoles: impersonal('listCallCentreRoles'),
  setCallCentreStatus: impersonal('setCallCentreStatus'),
  setCallCentreRoles: impersonal('setCallCentreRoles'),
  listAssociationMembers: impersonal('listAssociationMembers'),
  listInvitations: impersonal('listInvitations'),
  inviteUser: impersonal('inviteUser'),
}
