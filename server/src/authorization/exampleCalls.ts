import type { OperationId } from '#src/core/operation.ts'
import { filtered } from '#src/testing/filtered.ts'

/** The person whose data a call reads or changes. */
export interface Subject {
  readonly userId: number
  readonly document: string
  readonly username: string
  readonly cups: string
  readonly delegationId: string
  readonly noticeId: string
  readonly requestCode: string
  readonly meterId: string
  readonly dossierCode: string
  readonly queryId: string
  readonly billNumber: string
  readonly serviceRequestCode: string
  readonly documentId: string
}

export interface Example {
  readonly path: string
  readonly body?: object
  /** The call names nobody's data, so there is nothing to be own or foreign. */
  readonly impersonal?: true
}

const impersonal = (path: string, body?: object): (() => Example) => {
  const example = body === undefined ? { path } : { path, body }
  return () => ({ ...example, impersonal: true })
}

const CAPTCHA = 'localhost'

/** The data that an installer certifies of a dwelling. */
export const technicalSheet = {
  certificateNumber: 'BT-2026-1',
  inspectionDate: '2026-03-01',
  installerDocument: 'B12345674',
  installerName: 'Instalaciones Rías Baixas, S. L.',
  installerRegistration: 'GA-1234',
  installedPowerKw: 5.75,
  maxAdmissiblePowerKw: 9.2,
  voltageVolts: 230,
  phases: 1,
  mainSwitchAmps: 40,
  residualMilliamps: 30,
  earthResistanceOhms: 12,
  insulationResistanceMegaohms: 5,
} as const

/** A right call of every operation, about a subject. A missing one does not compile. */
export const exampleCalls: { readonly [Id in OperationId]: (subject: Subject) => Example } = {
  logIn: impersonal('/login', { user: '23456781R', password: 'Farola#29a', captcha: CAPTCHA }),
  logInByRedirect: impersonal('/login?code=none&state=none'),
  resendMfaCode: impersonal('/mfaCode', {}),
  getCaptcha: impersonal('/captcha'),
  refreshTokens: impersonal('/tokens', { user: '12345678Z', refresh_token: 'none' }),
  endSession: impersonal('/tokens'),
  checkLoginUser: impersonal('/loginUser', { user: '12345678Z' }),
  requestPasswordReminder: impersonal('/passwordreminder', {
    user: '12345678Z',
    email: 'a@correo.gal',
    phone: '',
    captcha: CAPTCHA,
  }),
  setPasswordByHash: impersonal('/passwordreminder/none', {
    newPassword: 'Candil#58b',
    email: 'a@correo.gal',
    hash: 'none',
  }),
  postPasswordByHash: impersonal('/passwordreminder/none', {
    newPassword: 'Candil#58b',
    email: 'a@correo.gal',
    hash: 'none',
  }),
  resendConfirmationCode: impersonal('/confirmationCode', { user: '12345678Z' }),
  registerUser: impersonal('/registration/users', { documentNumber: '99999999R', checkDocument: true }),
  resendActivation: impersonal('/registration/users/none'),
  requestActivation: impersonal('/registration/activation', {
    documentNumber: '12345678Z',
    email: 'a@correo.gal',
    captcha: CAPTCHA,
  }),
  getInvitation: impersonal('/preregistration/users/none'),
  activateUser: impersonal('/registration/users/none', { email: 'a@correo.gal', hash: 'none' }),
  listMasterData: impersonal(filtered('/masterData', 'master::POPUP_LOGIN|language::ES')),
  getAppVersion: impersonal('/appVersion?platform=android'),
  openUrlMessage: impersonal(filtered('/urlMessages', 'id::seeded-link-2')),

  getUser: ({ userId }) => ({ path: `/users/${userId}` }),
  updateUser: ({ userId }) => ({ path: `/users/${userId}`, body: { phone: '612345678' } }),
  acceptLegalTerms: ({ userId }) => ({ path: `/users/${userId}/legalAccept`, body: { indLegalAccept: '1' } }),
  listUserAudit: ({ userId }) => ({ path: `/users/${userId}/audit` }),
  updateAlertConf: ({ userId }) => ({
    path: `/users/${userId}/updateAlertConf`,
    body: {
      tipoCanal: 'email',
      destinatario: 'a@correo.gal',
      franjaInicio: '09:00',
      franjaFin: '21:00',
      franjaInicioEspecial: '10:00',
      franjaFinEspecial: '14:00',
    },
  }),
  confirmEmail: impersonal('/emailConfirmation/none', {}),
  bindUser: ({ userId, cups }) => ({ path: `/users/${userId}/binding`, body: { cups } }),
  registerDevice: ({ userId }) => ({
    path: '/device',
    body: { userId, firebaseToken: 't', deviceId: 'd', platform: 'ios', osVersion: '1', isVirtual: true },
  }),
  sendMail: impersonal('/v1.0/mails/contact/send', { text: 'Hola' }),

  listSupplyPoints: ({ cups }) => ({ path: filtered('/supplypoints', `cups::${cups}`) }),
  listCustomData: ({ document }) => ({ path: filtered('/customData', `type::dossierData|nif::${document}`) }),
  saveCustomData: ({ cups }) => ({
    path: `/customData/${cups}`,
    body: { type: 'supply', documentNumber: '11111111H', name: 'Casa', icon: 'home' },
  }),
  saveMoratorium: ({ cups, document }) => ({
    path: '/customData/moratorium',
    body: { documentNumber: document, cups, moratorium: 'S' },
  }),
  saveDossierData: impersonal('/customData/dossierData', { keyId: 'draft', data: '{}' }),
  checkWhitelist: ({ document }) => ({ path: `/whitelistAccess/${document}/NEW_DASHBOARD` }),
  listConsumptions: ({ cups }) => ({
    path: `/consumptions?cups=${cups}&startDate=2026-02-01&endDate=2026-02-02&granularity=D`,
  }),

  listBills: ({ cups }) => ({ path: `/listBills?cups=${cups}` }),
  findDigitalBillingCompany: impersonal('/digitalBillingCompany/B87654323'),
  listBillingPeriods: ({ cups }) => ({ path: `/billingPeriods?cups=${cups}` }),
  listMaxPowerDemanded: ({ cups }) => ({
    path: `/maxPotencyDemanded?cups=${cups}&startDate=2026-01-01&endDate=2026-02-28`,
  }),
  listMeterReadings: ({ cups }) => ({ path: `/meterReadings?cups=${cups}` }),
  listProgrammedReads: ({ meterId }) => ({ path: `/programmedReads?meterId=${meterId}` }),
  createProgrammedRead: ({ meterId }) => ({
    path: '/programmedReads',
    body: { meterId, origin: 'I', dueDate: '2026-03-20T08:00:00+01:00' },
  }),
  listProgrammedQueries: ({ meterId }) => ({ path: `/programmedQuery/${meterId}` }),
  createProgrammedQuery: ({ meterId }) => ({
    path: '/programmedQuery',
    body: { meterId, type: 'POWER', dueDate: '2026-03-20T08:00:00+01:00' },
  }),
  deleteProgrammedQuery: ({ queryId }) => ({ path: `/programmedQuery/${queryId}` }),
  controlMeter: ({ cups }) => ({ path: `/meterControl?cups=${cups}` }),
  listContracts: ({ cups }) => ({ path: `/contracts?cups=${cups}&code=01` }),
  findInvoiceDocument: ({ billNumber, document }) => ({
    path: `/documentum/documentos?numfactura=${billNumber}&nifcliente=${document}&tipoDocumental=FACTURA`,
  }),
  getDocument: ({ billNumber, document }) => ({
    path: filtered(`/documentum/FAC-${billNumber}`, `nifcliente::${document}`),
  }),

  listDossiers: ({ dossierCode }) => ({ path: filtered('/dossiers', `dossierCod::${dossierCode}`) }),
  getDossier: ({ dossierCode }) => ({ path: `/dossiers/${dossierCode}` }),
  createDossier: impersonal('/dossiers', { form: { type: 'DOSTYP001' } }),
  updateDossier: ({ dossierCode }) => ({ path: `/dossiers/${dossierCode}`, body: { act: 'WITHDRAW' } }),
  saveExpedientForm: impersonal('/expedientForm', { form: { type: 'DOSTYP001' } }),
  startTask: ({ dossierCode }) => ({ path: `/iniciarTarea/${dossierCode}001`, body: {} }),
  listDossierBills: ({ dossierCode }) => ({ path: filtered('/listDossierBills', `dossierCod::${dossierCode}`) }),
  getTechnicalSheet: ({ dossierCode }) => ({ path: `/taisTr9/${dossierCode}` }),
  saveTechnicalSheet: ({ dossierCode }) => ({
    path: '/taisTr9',
    body: {
      dossierCod: dossierCode,
      ...technicalSheet,
    },
  }),
  findCustomers: ({ document }) => ({ path: filtered('/customers', `docNumber::${document}`) }),
  saveCustomer: impersonal('/customers', { docNumber: '12345678Z', customerName: 'Lucía', userType: 'OWNER' }),
  calculatePower: impersonal('/powerCalculation', {}),
  getCoverage: impersonal(filtered('/coverage', 'zipCode::15705')),
  checkScale: impersonal('/comprobarBaremo', {
    powerKw: 5.75,
    voltage: 'BT',
    distanceMetres: 20,
    urbanisedGround: true,
  }),
  validateCoordinates: impersonal('/validarCoordenadas', { coordinates: { x: 537_000, y: 4_747_000, huso: 29 } }),
  forceValidation: ({ dossierCode }) => ({ path: `/forzarValidacion?codSolicitud=${dossierCode}&resultado=OK` }),
  deleteValidation: ({ dossierCode }) => ({ path: `/borrarValidacion?codSolicitud=${dossierCode}` }),
  getGeometry: impersonal('/geometriaSolicitud?referenciaCatastral=9872023VH5797S0001WX&huso=29'),
  deleteDocument: ({ documentId }) => ({ path: `/documentum/${documentId}` }),
  uploadDocument: ({ serviceRequestCode }) => ({
    path: '/documentum',
    body: { nombre: 'a.pdf', tipoMime: 'application/pdf', contenido: 'JVBERi0xLjQK', codSR: serviceRequestCode },
  }),
  listDocumentsOffline: ({ userId }) => ({ path: filtered('/documentsOffline', `user_id::${userId}`) }),
  createDocumentOffline: ({ documentId, dossierCode }) => ({
    path: '/documentsOffline',
    body: { id: documentId, expediente: dossierCode, doctype: 'BOLETIN' },
  }),
  getContentItem: impersonal('/hippo/privacy'),
  startCardPayment: ({ billNumber }) => ({
    path: '/cardPayment',
    body: { bills: [billNumber], idempotencyKey: 'a-key-of-the-table' },
  }),
  listCardPayments: ({ document }) => ({ path: filtered('/cardPayment', `custNum::${document}`) }),
  startCardPaymentOffline: impersonal('/cardPaymentOffline', {
    nif: '12345678Z',
    factura: 'FE202602000001001',
    idempotencyKey: 'a-key-of-the-table',
  }),
  startBizumPayment: ({ billNumber }) => ({
    path: '/bizumPayment',
    body: { bills: [billNumber], phone: '612345678', idempotencyKey: 'a-key-of-the-table' },
  }),
  startBizumPaymentOffline: impersonal('/bizumPaymentOffline', {
    nif: '12345678Z',
    factura: 'FE202602000001001',
    phone: '612345678',
    idempotencyKey: 'a-key-of-the-table',
  }),
  confirmBizumPayment: impersonal('/bizumPaymentConfirmation', { order: 'none', code: '000000' }),
  updatePayment: impersonal('/updatePayment', { order: 'none', state: 'PAID', amountCents: 1, signature: 'none' }),
  checkRtp: impersonal('/checkRtpUsuario', { phone: '612345678' }),
  checkPaymentOffline: impersonal('/checkPaymentOffline', { nif: '12345678Z', factura: 'FE202602000001001' }),

  listDelegates: impersonal('/delegates'),
  listDelegations: ({ delegationId }) => ({ path: filtered('/delegations', `delegationId::${delegationId}`) }),
  createDelegations: ({ cups }) => ({
    path: '/delegations',
    body: { cups: [cups], delegate: { documentNumber: 'Y7654321G', role: 'US_CONSULTANT' } },
  }),
  updateDelegations: ({ delegationId }) => ({
    path: '/delegations',
    body: { delegationIds: [delegationId], status: 'R' },
  }),
  deleteDelegation: ({ delegationId }) => ({ path: `/delegations/${delegationId}` }),

  listAlerts: ({ document }) => ({ path: filtered('/alerts/alerts', `docId::${document}`) }),
  saveAlerts: ({ cups }) => ({ path: '/alerts/supplycutoff', body: { idEntidad: cups } }),
  changeAlert: ({ document, cups }) => ({ path: `/alerts/${document}/supplycutoff/${cups}`, body: { activo: 'N' } }),
  deleteAlerts: ({ document, cups }) => ({
    path: '/alerts/supplycutoff/delete',
    body: { docId: document, idEntidad: [cups] },
  }),
  listIncidences: ({ cups }) => ({ path: `/listPowerSupplyFacilities?cups=${cups}` }),
  listInterruptions: ({ cups }) => ({ path: '/listInterruptionsPerSupplies', body: { cups: [cups] } }),
  listFailures: impersonal('/failures'),
  listWarnings: ({ cups }) => ({ path: filtered('/warnings', `cups::${cups}`) }),
  createWarning: ({ cups }) => ({ path: '/warnings', body: { cups, tipo: 'TENSION' } }),
  warnOfIncidence: ({ requestCode }) => ({ path: '/warnings/incidence', body: { codIncidence: requestCode } }),

  listPushNotifications: ({ userId }) => ({ path: filtered('/pushNotifications', `userId::${userId}|lang::es`) }),
  markPushNotificationRead: ({ userId, noticeId }) => ({
    path: filtered('/pushNotifications', `user_id::${userId}|id::${noticeId}`),
  }),
  listServiceRequests: ({ document }) => ({ path: filtered('/serviceRequests', `documentNumber::${document}`) }),

  createServiceRequest: ({ document, cups }) => ({
    path: '/serviceRequests',
    body: {
      documentNumber: document,
      name: 'Carme',
      email: 'carme@correo.gal',
      tipology: '0820',
      subtipology: '0820A01',
      cups,
      comment: 'Baja la tensión.',
    },
  }),
  updateServiceRequest: ({ serviceRequestCode }) => ({
    path: '/serviceRequests',
    body: { codSR: serviceRequestCode, indRead: 1 },
  }),
  listServiceRequestsTypology: impersonal('/serviceRequestsTypology'),
  listServiceRequestsComments: ({ serviceRequestCode }) => ({
    path: filtered('/serviceRequestsComments', `codSR::${serviceRequestCode}`),
  }),
  queryNotifications: ({ serviceRequestCode }) => ({
    path: '/notifications',
    body: [{ type: 'REQUEST', code: serviceRequestCode, date: '20260316000000' }],
  }),

  listUrlMessages: impersonal('/urlMessages'),
  createUrlMessage: impersonal('/urlMessages', { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/supplies' }),
  sendLink: impersonal('/urlMessages/send', {
    category: 'SUMINISTRO',
    detail: 'CONSUMO',
    url: '/supplies',
    channel: '0',
    mail: 'a@correo.gal',
    userId: 1,
    adminId: 1,
  }),
  searchUsers: impersonal(filtered('/users', 'documentNumber::12345678Z')),
  searchUserByParam: impersonal(filtered('/searchUserByParam', 'sr::SR20260031')),
  listUserRoles: impersonal(filtered('/userRoles', 'document::12345678Z')),
  getUserRoles: impersonal('/userRoles/1'),
  setUserRoles: impersonal('/userRoles/1', { roles: ['US_USER'] }),
  deleteUser: impersonal('/users/2', {}),
  listCallCentreUsers: impersonal('/callcenter/users'),
  listCallCentreRoles: impersonal('/callcenter/roles'),
  setCallCentreStatus: impersonal('/callcenter/user/70000100/status', { enabled: false }),
  setCallCentreRoles: impersonal('/callcenter/user/70000100/roles', { roles: [] }),
  listAssociationMembers: impersonal(filtered('/associations', 'documentNumber::G12345674|type::A')),
  listInvitations: impersonal('/preregistration/users'),
  inviteUser: impersonal('/preregistration/users', {
    docNumber: '88888888Y',
    docType: 'NIF',
    name: 'Antonio',
    surname: 'Vilariño',
    phone: '612345678',
    email: 'antonio@correo.gal',
    userType: 'consumer',
    sendMail: true,
    sendSms: false,
  }),
}
