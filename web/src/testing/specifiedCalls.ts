import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'

/** Names of the specification. `contract`: the specification gives none, so those of the contract apply. */
type Names = readonly string[] | 'contract'

/** A call in the specification: its names, and those that the client must always send. */
export interface SpecifiedCall {
  readonly query?: Names
  readonly filter?: Names
  /** Names in the body. Nested names follow a dot: `documents.url`. */
  readonly body?: Names
  /** Required names: in the query as they are, in the filter as `filter.docNumber`, in the body as `body.user`. */
  readonly always?: readonly string[]
  /** The variants of the call. A call must have all names of one of them. */
  readonly oneOf?: readonly (readonly string[])[]
  /** Additions for the reference server. Other APIs work without them. */
  readonly ours?: readonly string[]
}

/** Every list may be fetched in pages. The names inside a filter are checked separately. */
export const everywhere: readonly string[] = ['filter', 'offset', 'limit']

/** For operations that the specification lacks. */
export const beyond = { query: 'contract', filter: 'contract', body: 'contract' } as const

const alertHours = ['franjaInicio', 'franjaFin', 'franjaInicioEspecial', 'franjaFinEspecial']
const alertSettings = ['tipoCanal', 'destinatario', ...alertHours]
const alert = ['docId', 'tipoAlerta', 'tipoEntidad', 'idEntidad', 'activo', 'fechaBaja', ...alertSettings]
const curve = ['cups', 'startDate', 'endDate', 'granularity', 'unit', 'generator', 'isDelegate', 'isSelfConsumption']
const newPassword = ['newPassword', 'email', 'hash']
const device = ['userId', 'firebaseToken', 'deviceId', 'platform', 'osVersion', 'isVirtual']

/** The calls of the client as the specification defines them. */
export const specifiedCalls: Partial<Readonly<Record<OperationId, SpecifiedCall>>> = {
  // Access, passwords and registration.
  logIn: {
    body: ['user', 'password', 'mfa_code', 'newpassword', 'confirmation_code', 'userId'],
    oneOf: [
      ['body.user', 'body.password'],
      ['body.user', 'body.newpassword', 'body.confirmation_code'],
      ['body.userId'],
    ],
    ours: ['body.captcha', 'body.reason'],
  },
  logInByRedirect: { query: ['code', 'state'], always: ['code', 'state'] },
  resendMfaCode: { body: 'contract' },
  getCaptcha: beyond,
  refreshTokens: { body: ['user', 'refresh_token'], always: ['body.user', 'body.refresh_token'] },
  endSession: beyond,
  requestPasswordReminder: {
    body: ['user', 'email', 'phone'],
    always: ['body.user', 'body.email', 'body.phone'],
    ours: ['body.captcha'],
  },
  setPasswordByHash: { body: newPassword, always: inBody(newPassword) },
  resendConfirmationCode: { body: 'contract' },
  registerUser: {
    body: ['documentNumber', 'documentType', 'email', 'name', 'surName', 'phone', 'gdprAccepted', 'password'],
    oneOf: [
      inBody(['documentNumber', 'email', 'name', 'surName', 'phone', 'gdprAccepted', 'password']),
      ['body.invitation', 'body.gdprAccepted', 'body.password'],
      ['body.checkDocument', 'body.documentNumber'],
      ['body.checkEmail', 'body.email'],
    ],
    ours: inBody(['checkDocument', 'checkEmail', 'invitation', 'language', 'captcha']),
  },
  requestActivation: beyond,
  resendActivation: {},
  activateUser: { body: ['email', 'hash'], always: ['body.email', 'body.hash'] },
  getInvitation: beyond,
  registerDevice: { body: device, always: inBody(device) },
  getAppVersion: { query: 'contract' },

  // The user.
  getUser: {},
  updateUser: {
    body: ['documentNumber', 'email', 'phone', 'password', 'gdprAccepted', 'mfaEnabled', 'mfaChanel', 'mfaPhone'],
    always: ['body.documentNumber'],
    ours: inBody(['currentPassword', 'language', 'mfaMandatory', 'mfaReset', 'pushNotices']),
  },
  updateAlertConf: { body: alertSettings, always: inBody(alertSettings) },
  acceptLegalTerms: { body: ['indLegalAccept'], always: ['body.indLegalAccept'] },
  confirmEmail: beyond,
  listUserAudit: beyond,
  bindUser: { body: ['cups', 'dossierCod'], oneOf: [['body.cups'], ['body.dossierCod']] },
  listPushNotifications: { filter: ['userId', 'lang'], always: ['filter.userId', 'filter.lang'] },
  markPushNotificationRead: { filter: ['user_id', 'id'], always: ['filter.user_id', 'filter.id'] },
  queryNotifications: {
    body: ['type', 'code', 'date', 'dateClose'],
    always: ['body.type', 'body.code', 'body.date'],
  },
  sendMail: { body: 'contract' },
  listMasterData: { filter: ['master', 'language', 'key'], always: ['filter.master', 'filter.language'] },

  // Dossiers and what belongs to them.
  listDossiers: {
    filter: ['docNumber', 'dossierCod'],
    query: ['sort'],
    always: ['filter.docNumber', 'sort'],
    ours: ['filter.channel'],
  },
  getDossier: { filter: ['docNumber'], always: ['filter.docNumber'] },
  createDossier: { body: 'contract' },
  updateDossier: { query: ['doc', 'repositorio'], body: 'contract' },
  saveDossierData: { body: 'contract' },
  saveExpedientForm: { body: 'contract' },
  startTask: { query: ['destino'] },
  saveTechnicalSheet: { body: 'contract' },
  getTechnicalSheet: {},
  findCustomers: { filter: ['docNumber', 'name'], oneOf: [['filter.docNumber'], ['filter.name']] },
  saveCustomer: {
    body: [
      'idRelationship',
      'docNumber',
      'docType',
      'customerName',
      'surname1',
      'surname2',
      'birthday',
      'userType',
      'state',
      'town',
      'zipcode',
      'streetType',
      'streetName',
      'addNumber',
      'telephone1',
      'telephone2',
      'email',
      'indLegalAccept',
      'webPhone',
      'webEmail',
      'webStartDate',
      'webEndDate',
      'webClientId',
    ],
    always: ['body.docNumber', 'body.customerName', 'body.userType'],
  },
  findDigitalBillingCompany: {},
  calculatePower: { body: 'contract' },
  checkScale: { body: 'contract' },
  getCoverage: { filter: ['zipCode', 'ineCode'], oneOf: [['filter.zipCode'], ['filter.ineCode']] },
  validateCoordinates: { body: 'contract' },
  forceValidation: { query: ['codSolicitud', 'resultado'], always: ['codSolicitud', 'resultado'] },
  getGeometry: { query: ['referenciaCatastral', 'huso'], always: ['referenciaCatastral', 'huso'] },
  deleteValidation: { query: ['codSolicitud'], always: ['codSolicitud'] },
  listDossierBills: { filter: ['documentNumber', 'dossierCod'], always: ['filter.documentNumber'] },

  // Documents.
  getDocument: {
    filter: [
      'cod_expediente',
      'nifcliente',
      'selloDigital',
      'repositorio',
      'user_id_consumidor',
      'nif_consumidor',
      'cod_sr',
    ],
    ours: ['filter.cups', 'filter.order'],
  },
  findInvoiceDocument: {
    query: ['numfactura', 'nifcliente', 'tipoDocumental', 'repositorio'],
    always: ['numfactura', 'nifcliente', 'tipoDocumental'],
  },
  uploadDocument: { body: 'contract' },
  deleteDocument: beyond,
  listDocumentsOffline: {
    filter: ['id', 'expediente', 'cups', 'doctype', 'fechaRealSubida', 'docName', 'docSize', 'user_id'],
    ours: ['filter.delivered'],
  },
  createDocumentOffline: { body: ['id', 'expediente', 'cups', 'doctype'], always: ['body.id', 'body.doctype'] },

  // Payments.
  startCardPayment: { body: 'contract' },
  startCardPaymentOffline: { body: 'contract' },
  startBizumPayment: { body: 'contract' },
  startBizumPaymentOffline: { body: 'contract' },
  confirmBizumPayment: { body: 'contract' },
  checkRtp: { body: 'contract' },
  checkPaymentOffline: {
    body: ['nif', 'factura'],
    oneOf: [['body.nif', 'body.factura'], ['body.order']],
    ours: ['body.order'],
  },
  listCardPayments: {
    filter: ['dossierNumber', 'custNum', 'requestTimestamp', 'result', 'status'],
    ours: ['filter.order'],
  },

  // Supplies.
  listSupplyPoints: {
    filter: ['documentNumber', 'cups', 'idAddress', 'user_id'],
    always: ['filter.documentNumber'],
    ours: ['filter.channel'],
  },
  listCustomData: { filter: ['nif', 'type', 'keyId', 'user_id'], always: ['filter.type'] },
  saveCustomData: {
    body: ['type', 'documentNumber', 'name', 'icon'],
    always: ['body.type', 'body.documentNumber', 'body.name', 'body.icon'],
  },
  listAlerts: { filter: ['docId'], always: ['filter.docId'] },
  saveAlerts: { body: alert },
  changeAlert: { body: alert },
  deleteAlerts: { body: alert, always: ['body.docId'] },
  listConsumptions: {
    filter: ['nif', ...curve, 'measurementSystem'],
    always: inFilter(curve),
  },
  listBills: {
    filter: ['cups', 'startDate', 'endDate', 'isMigrated', 'isDelegate'],
    always: ['filter.isMigrated'],
    ours: ['filter.status'],
  },
  listMaxPowerDemanded: {
    filter: ['cups', 'startDate', 'endDate', 'isDelegate'],
    always: inFilter(['cups', 'startDate', 'endDate']),
  },
  listBillingPeriods: { filter: ['cups', 'startDate', 'endDate'], always: ['filter.cups'] },
  listMeterReadings: {
    filter: ['cups', 'measurementSystem', 'meterId', 'readingTypeIds', 'origin'],
    always: inFilter(['cups', 'meterId', 'origin']),
  },
  controlMeter: { query: 'contract', always: ['cups'] },
  listProgrammedReads: { filter: ['meterId', 'origin'], query: ['sort'], always: ['filter.meterId', 'sort'] },
  createProgrammedRead: { body: 'contract' },
  listProgrammedQueries: {},
  createProgrammedQuery: { body: 'contract' },
  deleteProgrammedQuery: {},
  listWarnings: { filter: ['codIncidence'], ours: ['filter.cups', 'filter.postalCode'] },
  createWarning: { body: 'contract' },
  warnOfIncidence: { body: 'contract' },
  listIncidences: { filter: ['cups', 'fromDate', 'toDate'], always: ['filter.cups'] },
  listInterruptions: { body: 'contract' },
  listContracts: { filter: ['cups', 'code'], always: ['filter.code'] },

  // Delegations.
  listDelegates: { ours: ['filter.role'] },
  listDelegations: {
    filter: ['user_id', 'status', 'userDocument', 'adminDocument', 'type', 'isAsoc'],
    query: ['sort'],
    ours: ['filter.delegationId'],
  },
  createDelegations: { body: 'contract' },
  updateDelegations: { body: 'contract' },
  deleteDelegation: {},

  // Requests.
  listServiceRequests: {
    filter: ['documentNumber', 'status'],
    always: ['filter.documentNumber'],
    ours: ['filter.codSR', 'filter.channel'],
  },
  createServiceRequest: {
    body: [
      'documentType',
      'documentNumber',
      'name',
      'surName1',
      'email',
      'landline',
      'cellphone',
      'tipology',
      'subtipology',
      'cups',
      'dossierNumber',
      'comment',
      'documents',
      'documents.url',
      'documents.idDocumentum',
      'documents.nombreArchivo',
      'documents.format',
      'documents.documentType',
      'documents.documentState',
    ],
    always: inBody([
      'documentType',
      'documentNumber',
      'name',
      'surName1',
      'email',
      'tipology',
      'subtipology',
      'comment',
    ]),
  },
  updateServiceRequest: {
    body: ['codSR', 'indRead', 'comment'],
    oneOf: [
      ['body.codSR', 'body.indRead'],
      ['body.codSR', 'body.comment'],
    ],
  },
  listServiceRequestsTypology: { filter: 'contract' },
  listServiceRequestsComments: {
    filter: ['documentNumber', 'user_id', 'codSR'],
    always: ['filter.documentNumber', 'filter.codSR'],
  },

  // Staff.
  searchUsers: {
    query: ['sort'],
    filter: ['documentNumber', 'email', 'cups', 'name'],
    always: ['limit', 'sort', 'offset', 'filter'],
    ours: ['filter.phone'],
  },
  searchUserByParam: {
    filter: ['cups', 'sr'],
    oneOf: [['filter.cups'], ['filter.sr'], ['filter.dossier']],
    ours: ['filter.dossier'],
  },
  listUserRoles: {
    filter: ['document', 'email', 'registrationDate', 'lastLoginDate'],
    ours: ['filter.registrationTo', 'filter.lastLoginTo'],
  },
  getUserRoles: {},
  setUserRoles: { body: ['roles'], always: ['body.roles'] },
  deleteUser: { body: ['deleteCommons'] },
  listCallCentreUsers: {},
  listCallCentreRoles: {},
  setCallCentreStatus: { body: ['enabled'], always: ['body.enabled'] },
  setCallCentreRoles: { body: ['roles'], always: ['body.roles'] },
  inviteUser: {
    body: [
      'docNumber',
      'docType',
      'name',
      'surname',
      'phone',
      'email',
      'userType',
      'sendMail',
      'sendSms',
      'srCode',
      'zeusError',
    ],
    always: inBody(['docNumber', 'docType', 'name', 'surname', 'phone', 'email', 'userType', 'sendMail', 'sendSms']),
    ours: ['body.language'],
  },
  listInvitations: beyond,
  listAssociationMembers: { filter: 'contract', always: ['filter.documentNumber', 'filter.type'] },
  listFailures: beyond,
  updateFailure: beyond,
  listUrlMessages: { filter: ['category', 'detail', 'startDate', 'endDate'] },
  createUrlMessage: { body: 'contract' },
  openUrlMessage: { filter: ['id'], always: ['filter.id'] },
  sendLink: {
    body: ['category', 'detail', 'channel', 'mail', 'sms', 'userId', 'adminId', 'url'],
    always: inBody(['category', 'detail', 'channel', 'userId', 'adminId', 'url']),
    oneOf: [['body.mail'], ['body.sms']],
  },
}

function inFilter(names: readonly string[]): readonly string[] {
  return names.map((name) => `filter.${name}`)
}

function inBody(names: readonly string[]): readonly string[] {
  return names.map((name) => `body.${name}`)
}
