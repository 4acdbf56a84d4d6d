import type { DossierPanel } from '../dossier/dossierPanels.ts'
import { startPaths } from './startPaths.ts'

/**
 * Every address of the client, with its parameters. No other file writes one. The client shows screens at them, and
 * rules, messages and seeds lead to them.
 */
export const paths = {
  ...startPaths,
  updatePassword: '/login/update-password',
  resetMailed: '/reset-message',
  resetTexted: '/reset-message2',
  redirectLogin: '/redirect-login',
  signUpDone: '/signup/success',
  signUpRefused: '/signup/register/error',
  signUpFailed: '/signup/error',
  activation: '/signup/activate/:hash/:email',
  activated: '/signup/activate/success',
  resendActivation: '/signup/activate/timeout',
  preSignUp: '/pre-signup',
  invitation: '/pre-signup/:hash',
  gdpr: '/gdpr',
  landing: '/landing',
  welcome: '/welcome',
  profile: '/profile',
  changePassword: '/profile/changePassword',
  changePasswordByLink: '/profile/changePassword/:hash/:email',
  passwordChanged: '/profile/changePassword/success',
  changeEmail: '/profile/changeEmail',
  confirmEmail: '/profile/changeEmail/:hash',
  dashboard: '/dashboard',
  supplies: '/supplies',
  supplyDetail: '/supplies/detail',
  alerts: '/supplies/alerts',
  bindSupply: '/suppliesVinculation',
  managers: '/managers',
  addManager: '/managers/add',
  managerProfile: '/managers/profile',
  consultants: '/consultants',
  addConsultant: '/consultants/add',
  consultantProfile: '/consultants/profile',
  delegationDone: '/delegation/success',
  answerDelegation: '/delegation/update/:delegationIds/:action',
  provisions: '/provisions',
  provisionDetail: '/provisions/detail',
  provisionData: '/provisions/request-data',
  provisionBudget: '/provisions/budget',
  provisionWorks: '/provisions/job-execution',
  provisionClosure: '/provisions/application-closure',
  bindProvision: '/provisionsVinculation',
  provisionBills: '/provisions/bills-list',
  provisionPayment: '/provisions/payment',
  payments: '/payments',
  documents: '/provisions/documentation',
  whatToDo: '/provisions/what-to-do',
  newProvision: '/provisions/new-provision',
  newProvisionInMind: '/provisions/new-provision/keep-in-mind',
  newProvisionSteps: '/provisions/new-provision/steps',
  editProvision: '/provisions/edit-provision',
  editProvisionInMind: '/provisions/edit-provision/keep-in-mind',
  editProvisionSteps: '/provisions/edit-provision/steps',
  editInstallations: '/provisions/edit-installations',
  editInstallationsInMind: '/provisions/edit-installations/keep-in-mind',
  editInstallationsSteps: '/provisions/edit-installations/steps',
  newGeneration: '/provisions/new-generation',
  newGenerationInMind: '/provisions/new-generation/keep-in-mind',
  newGenerationQuestions: '/provisions/new-generation/questions',
  newGenerationSteps: '/provisions/new-generation/steps',
  requests: '/requests',
  request: '/requests/detail',
  newRequest: '/requests/add',
  notifications: '/notifications',
  notification: '/notifications/detail',
  association: '/association',
  enterprise: '/enterprise',
  searchUser: '/admin',
  mfaAdmin: '/mfa-admin',
  failures: '/gestionAverias',
  failurePanel: '/gestionAverias/supplyPanel',
  failureResult: '/gestionAverias/resultPage',
  messages: '/controlMensajeria',
  reports: '/consultas-informes',
  users: '/gestionUsuarios',
  callCentreUsers: '/gestionUsuariosCallCenter',
  news: '/what-is-new',
  photos: '/photos-poc',
} as const

/** Matches every path of the client, in any case and with or without a slash at the end, as the router does. */
const CLIENT_PATH = Object.values(paths)
  .map((path) => path.replace(/:\w+/g, '[^/?]+') + (path.endsWith('/') ? '' : '/?'))
  .join('|')

/**
 * Matches the path of a screen, with or without its query. The service worker answers no other address, because it
 * belongs to the server or to nobody.
 */
export const screenAddress = new RegExp(`^(?:${CLIENT_PATH})(?:\\?|$)`, 'i')

/** Whether the client has a screen at a path without query, for addresses from outside. */
export function isClientPath(path: string): boolean {
  return !path.includes('?') && screenAddress.test(path)
}

/** The page to which an external log-in returns: `/redirect-login?code=c0de&state=st4te`. */
export function redirectLoginPath(code: string, state: string): string {
  return `${paths.redirectLogin}?${new URLSearchParams({ code, state })}`
}

/** The link of the mail that activates a user: `/signup/activate/{hash}/lucia%40correo.gal`. */
export function activationPath(hash: string, email: string): string {
  return filled(paths.activation, { hash, email })
}

/** The link of the mail that invites somebody to sign up: `/pre-signup/{hash}`. */
export function invitationPath(hash: string): string {
  return filled(paths.invitation, { hash })
}

/**
 * The link of the message that lets a user with a forgotten password choose another:
 * `/profile/changePassword/{hash}/lucia%40correo.gal`.
 */
export function changePasswordByLinkPath(hash: string, email: string): string {
  return filled(paths.changePasswordByLink, { hash, email })
}

/** The link of the mail that confirms a new address: `/profile/changeEmail/{hash}`. */
export function confirmEmailPath(hash: string): string {
  return filled(paths.confirmEmail, { hash })
}

/** The link of the message that asks to confirm (C) delegations: `/delegation/update/7,8/C`. */
export function confirmDelegationsPath(delegationIds: readonly (string | number)[]): string {
  return filled(paths.answerDelegation, { delegationIds: delegationIds.join(','), action: 'C' })
}

/**
 * The delegations to managers or consultants: those that the reader gave, or those received. `/managers?view=given` has
 * the first.
 */
export function delegationsPath(role: 'US_MANAGER' | 'US_CONSULTANT', side: 'given' | 'received'): string {
  return `${role === 'US_CONSULTANT' ? paths.consultants : paths.managers}?${new URLSearchParams({ view: side })}`
}

/** The page to which a payment without registration returns: `/successofflinepayment/PG-4K7M-29QD-X3VT`. */
export function offlinePaymentDonePath(orderId: string): string {
  return filled(paths.offlinePaymentDone, { successorderid: orderId })
}

/** A supply, at one of its tabs: `/supplies/detail?supply=ES0022007661975321ZM1P&tabValue=1`. */
export function supplyDetailPath(cups: string, tab?: number): string {
  const query = new URLSearchParams({ supply: cups, ...(tab === undefined ? {} : { tabValue: String(tab) }) })
  return `${paths.supplyDetail}?${query}`
}

/** The page that adds a supply, with its CUPS filled in: `/suppliesVinculation?supply=ES0022007661975321ZM1P`. */
export function bindSupplyPath(cups: string): string {
  return `${paths.bindSupply}?${new URLSearchParams({ supply: cups })}`
}

/** The highest demand of one supply, beside its contracted power. */
export function supplyMaxPowerPath(cups: string): string {
  return supplyDetailPath(cups, 2)
}

export function supplyBillsPath(cups: string): string {
  return supplyDetailPath(cups, 4)
}

export function supplyReadingsPath(cups: string): string {
  return supplyDetailPath(cups, 5)
}

/** The programmed readings of a supply's meter. */
export function supplyProgrammedPath(cups: string): string {
  return supplyDetailPath(cups, 6)
}

/**
 * The outages of one supply. The number of a tab is part of the address: it stays the same whatever tabs a supply has.
 */
export function supplyOutagesPath(cups: string): string {
  return supplyDetailPath(cups, 8)
}

/** The reading that a supply had on a day, `2026-02-28`, beside what its meter shows. */
export function readingPath(cups: string, date: string): string {
  return `${supplyDetailPath(cups, 5)}&${new URLSearchParams({ reading: date })}`
}

/** A service request of the caller, by its number: `/requests/detail?request=SR20260031`. */
export function requestPath(code: string): string {
  return `${paths.request}?${new URLSearchParams({ request: code })}`
}

/** The request to review the reading of a supply on a day, with both filled in. */
export function reviewReadingPath(cups: string, date: string): string {
  return `${paths.newRequest}?${new URLSearchParams({ subtypology: '0810A01', supply: cups, reading: date })}`
}

/** The bills of the works of the caller's dossiers, or of one of them. */
export function provisionBillsPath(dossierCode?: string): string {
  return withDossier(paths.provisionBills, dossierCode)
}

/** The payment of a bill of a dossier. Without a number it is the open bill. */
export function provisionPaymentPath(dossierCode: string, billNumber?: string): string {
  const bill = billNumber === undefined ? '' : `&${new URLSearchParams({ bill: billNumber })}`
  return withDossier(paths.provisionPayment, dossierCode) + bill
}

/** The payments of the caller, or those of one dossier. */
export function paymentsPath(dossierCode?: string): string {
  return withDossier(paths.payments, dossierCode)
}

/** A payment of the caller, with its receipt: `/payments?order=PG-4K7M-29QD-X3VT`. */
export function paymentPath(order: string): string {
  return `${paths.payments}?${new URLSearchParams({ order })}`
}

/** The documents that the caller hands in, or those of one dossier. */
export function documentsPath(dossierCode?: string): string {
  return withDossier(paths.documents, dossierCode)
}

/**
 * The page of one dossier, at one of its panels or at the panel of the current work:
 * `/provisions/detail?dossier=EXP202600000101&panel=panel3`.
 */
export function provisionPath(dossierCode: string, panel?: DossierPanel): string {
  const query = new URLSearchParams({ dossier: dossierCode, ...(panel === undefined ? {} : { panel }) })
  return `${paths.provisionDetail}?${query}`
}

/**
 * The failure panel for staff: of a supply without power, or of all supplies with a postcode, such as
 * `/gestionAverias/supplyPanel?postalCode=15705`.
 */
export function failurePanelPath(place: { readonly cups: string } | { readonly postalCode: string }): string {
  return `${paths.failurePanel}?${new URLSearchParams({ ...place })}`
}

function withDossier(path: string, dossierCode: string | undefined): string {
  return dossierCode === undefined ? path : `${path}?${new URLSearchParams({ dossier: dossierCode })}`
}

/**
 * A path with its parameters filled in. Commas stay unencoded, which RFC 3986 (3.3) allows and which makes links easier
 * to read.
 */
function filled(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(parameters[name] ?? '').replaceAll('%2C', ','),
  )
}
