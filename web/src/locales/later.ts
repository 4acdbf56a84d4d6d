import type { Messages } from './messages.type.ts'

/** Loads one language of a group of texts. */
type Load<Texts> = () => Promise<Texts>

/**
 * The texts that load with the screens that use them, in every language: the shared ones, and those of each area. A
 * file exports its namespaces. A missing language does not compile, and neither does one that lacks a text.
 */
export const later = {
  shared: texts({
    es: () => import('./shared/es.ts'),
    gl: () => import('./shared/gl.ts'),
    en: () => import('./shared/en.ts'),
  }),
  access: texts({
    es: () => import('#src/screens/access/texts/es.ts'),
    gl: () => import('#src/screens/access/texts/gl.ts'),
    en: () => import('#src/screens/access/texts/en.ts'),
  }),
  act: texts({
    es: () => import('#src/domain/staff/texts/es.ts'),
    gl: () => import('#src/domain/staff/texts/gl.ts'),
    en: () => import('#src/domain/staff/texts/en.ts'),
  }),
  alertFields: texts({
    es: () => import('#src/domain/alert/texts/es.ts'),
    gl: () => import('#src/domain/alert/texts/gl.ts'),
    en: () => import('#src/domain/alert/texts/en.ts'),
  }),
  billingPeriods: texts({
    es: () => import('#src/screens/supplies/billingPeriods/texts/es.ts'),
    gl: () => import('#src/screens/supplies/billingPeriods/texts/gl.ts'),
    en: () => import('#src/screens/supplies/billingPeriods/texts/en.ts'),
  }),
  callCentre: texts({
    es: () => import('#src/screens/staff/texts/callCentre.es.ts'),
    gl: () => import('#src/screens/staff/texts/callCentre.gl.ts'),
    en: () => import('#src/screens/staff/texts/callCentre.en.ts'),
  }),
  pages: texts({
    es: () => import('#src/screens/support/texts/pages.es.ts'),
    gl: () => import('#src/screens/support/texts/pages.gl.ts'),
    en: () => import('#src/screens/support/texts/pages.en.ts'),
  }),
  compare: texts({
    es: () => import('#src/screens/supplies/compare/texts/es.ts'),
    gl: () => import('#src/screens/supplies/compare/texts/gl.ts'),
    en: () => import('#src/screens/supplies/compare/texts/en.ts'),
  }),
  bills: texts({
    es: () => import('#src/screens/supplies/bills/texts/es.ts'),
    gl: () => import('#src/screens/supplies/bills/texts/gl.ts'),
    en: () => import('#src/screens/supplies/bills/texts/en.ts'),
  }),
  consumption: texts({
    es: () => import('#src/screens/supplies/consumption/texts/es.ts'),
    gl: () => import('#src/screens/supplies/consumption/texts/gl.ts'),
    en: () => import('#src/screens/supplies/consumption/texts/en.ts'),
  }),
  contracts: texts({
    es: () => import('#src/screens/supplies/contracts/texts/es.ts'),
    gl: () => import('#src/screens/supplies/contracts/texts/gl.ts'),
    en: () => import('#src/screens/supplies/contracts/texts/en.ts'),
  }),
  curves: texts({
    es: () => import('#src/screens/supplies/consumption/curves/texts/es.ts'),
    gl: () => import('#src/screens/supplies/consumption/curves/texts/gl.ts'),
    en: () => import('#src/screens/supplies/consumption/curves/texts/en.ts'),
  }),
  dashboard: texts({
    es: () => import('#src/screens/dashboard/texts/es.ts'),
    gl: () => import('#src/screens/dashboard/texts/gl.ts'),
    en: () => import('#src/screens/dashboard/texts/en.ts'),
  }),
  delegations: texts({
    es: () => import('#src/screens/delegations/texts/es.ts'),
    gl: () => import('#src/screens/delegations/texts/gl.ts'),
    en: () => import('#src/screens/delegations/texts/en.ts'),
  }),
  documents: texts({
    es: () => import('#src/domain/document/texts/es.ts'),
    gl: () => import('#src/domain/document/texts/gl.ts'),
    en: () => import('#src/domain/document/texts/en.ts'),
  }),
  dossierBills: texts({
    es: () => import('#src/screens/dossierBills/texts/es.ts'),
    gl: () => import('#src/screens/dossierBills/texts/gl.ts'),
    en: () => import('#src/screens/dossierBills/texts/en.ts'),
  }),
  dossierForm: texts({
    es: () => import('#src/screens/newDossier/steps/texts/es.ts'),
    gl: () => import('#src/screens/newDossier/steps/texts/gl.ts'),
    en: () => import('#src/screens/newDossier/steps/texts/en.ts'),
  }),
  help: texts({
    es: () => import('#src/screens/support/texts/es.ts'),
    gl: () => import('#src/screens/support/texts/gl.ts'),
    en: () => import('#src/screens/support/texts/en.ts'),
  }),
  failures: texts({
    es: () => import('#src/screens/failures/texts/es.ts'),
    gl: () => import('#src/screens/failures/texts/gl.ts'),
    en: () => import('#src/screens/failures/texts/en.ts'),
  }),
  maxPower: texts({
    es: () => import('#src/screens/supplies/maxPower/texts/es.ts'),
    gl: () => import('#src/screens/supplies/maxPower/texts/gl.ts'),
    en: () => import('#src/screens/supplies/maxPower/texts/en.ts'),
  }),
  mfaAdmin: texts({
    es: () => import('#src/screens/staff/texts/mfaAdmin.es.ts'),
    gl: () => import('#src/screens/staff/texts/mfaAdmin.gl.ts'),
    en: () => import('#src/screens/staff/texts/mfaAdmin.en.ts'),
  }),
  messages: texts({
    es: () => import('#src/screens/messages/texts/es.ts'),
    gl: () => import('#src/screens/messages/texts/gl.ts'),
    en: () => import('#src/screens/messages/texts/en.ts'),
  }),
  mobile: texts({
    es: () => import('#src/domain/mobile/texts/es.ts'),
    gl: () => import('#src/domain/mobile/texts/gl.ts'),
    en: () => import('#src/domain/mobile/texts/en.ts'),
  }),
  myPayments: texts({
    es: () => import('#src/screens/payments/texts/es.ts'),
    gl: () => import('#src/screens/payments/texts/gl.ts'),
    en: () => import('#src/screens/payments/texts/en.ts'),
  }),
  myDocuments: texts({
    es: () => import('#src/screens/documents/texts/es.ts'),
    gl: () => import('#src/screens/documents/texts/gl.ts'),
    en: () => import('#src/screens/documents/texts/en.ts'),
  }),
  invite: texts({
    es: () => import('#src/screens/staff/texts/invite.es.ts'),
    gl: () => import('#src/screens/staff/texts/invite.gl.ts'),
    en: () => import('#src/screens/staff/texts/invite.en.ts'),
  }),
  members: texts({
    es: () => import('#src/screens/members/texts/es.ts'),
    gl: () => import('#src/screens/members/texts/gl.ts'),
    en: () => import('#src/screens/members/texts/en.ts'),
  }),
  newDossier: texts({
    es: () => import('#src/screens/newDossier/texts/es.ts'),
    gl: () => import('#src/screens/newDossier/texts/gl.ts'),
    en: () => import('#src/screens/newDossier/texts/en.ts'),
  }),
  newRequest: texts({
    es: () => import('#src/screens/requests/add/texts/es.ts'),
    gl: () => import('#src/screens/requests/add/texts/gl.ts'),
    en: () => import('#src/screens/requests/add/texts/en.ts'),
  }),
  notifications: texts({
    es: () => import('#src/screens/notifications/texts/es.ts'),
    gl: () => import('#src/screens/notifications/texts/gl.ts'),
    en: () => import('#src/screens/notifications/texts/en.ts'),
  }),
  outages: texts({
    es: () => import('#src/domain/outage/texts/outages.es.ts'),
    gl: () => import('#src/domain/outage/texts/outages.gl.ts'),
    en: () => import('#src/domain/outage/texts/outages.en.ts'),
  }),
  parts: texts({
    es: () => import('#src/ui/texts/later.es.ts'),
    gl: () => import('#src/ui/texts/later.gl.ts'),
    en: () => import('#src/ui/texts/later.en.ts'),
  }),
  password: texts({
    es: () => import('#src/screens/password/texts/es.ts'),
    gl: () => import('#src/screens/password/texts/gl.ts'),
    en: () => import('#src/screens/password/texts/en.ts'),
  }),
  paying: texts({
    es: () => import('#src/domain/payment/texts/es.ts'),
    gl: () => import('#src/domain/payment/texts/gl.ts'),
    en: () => import('#src/domain/payment/texts/en.ts'),
  }),
  payment: texts({
    es: () => import('#src/screens/payment/texts/es.ts'),
    gl: () => import('#src/screens/payment/texts/gl.ts'),
    en: () => import('#src/screens/payment/texts/en.ts'),
  }),
  profile: texts({
    es: () => import('#src/screens/profile/texts/es.ts'),
    gl: () => import('#src/screens/profile/texts/gl.ts'),
    en: () => import('#src/screens/profile/texts/en.ts'),
  }),
  programmed: texts({
    es: () => import('#src/screens/supplies/programmed/texts/es.ts'),
    gl: () => import('#src/screens/supplies/programmed/texts/gl.ts'),
    en: () => import('#src/screens/supplies/programmed/texts/en.ts'),
  }),
  provisions: texts({
    es: () => import('#src/screens/dossiers/texts/es.ts'),
    gl: () => import('#src/screens/dossiers/texts/gl.ts'),
    en: () => import('#src/screens/dossiers/texts/en.ts'),
  }),
  readings: texts({
    es: () => import('#src/screens/supplies/readings/texts/es.ts'),
    gl: () => import('#src/screens/supplies/readings/texts/gl.ts'),
    en: () => import('#src/screens/supplies/readings/texts/en.ts'),
  }),
  reconnect: texts({
    es: () => import('#src/domain/reconnect/texts/es.ts'),
    gl: () => import('#src/domain/reconnect/texts/gl.ts'),
    en: () => import('#src/domain/reconnect/texts/en.ts'),
  }),
  registration: texts({
    es: () => import('#src/screens/registration/texts/es.ts'),
    gl: () => import('#src/screens/registration/texts/gl.ts'),
    en: () => import('#src/screens/registration/texts/en.ts'),
  }),
  requests: texts({
    es: () => import('#src/screens/requests/texts/es.ts'),
    gl: () => import('#src/screens/requests/texts/gl.ts'),
    en: () => import('#src/screens/requests/texts/en.ts'),
  }),
  roleEditor: texts({
    es: () => import('#src/screens/staff/texts/roleEditor.es.ts'),
    gl: () => import('#src/screens/staff/texts/roleEditor.gl.ts'),
    en: () => import('#src/screens/staff/texts/roleEditor.en.ts'),
  }),
  sendLink: texts({
    es: () => import('#src/domain/staff/link/texts/es.ts'),
    gl: () => import('#src/domain/staff/link/texts/gl.ts'),
    en: () => import('#src/domain/staff/link/texts/en.ts'),
  }),
  staff: texts({
    es: () => import('#src/screens/staff/texts/es.ts'),
    gl: () => import('#src/screens/staff/texts/gl.ts'),
    en: () => import('#src/screens/staff/texts/en.ts'),
  }),
  supplies: texts({
    es: () => import('#src/screens/supplies/texts/es.ts'),
    gl: () => import('#src/screens/supplies/texts/gl.ts'),
    en: () => import('#src/screens/supplies/texts/en.ts'),
  }),
  supplyAlerts: texts({
    es: () => import('#src/screens/supplies/alerts/texts/es.ts'),
    gl: () => import('#src/screens/supplies/alerts/texts/gl.ts'),
    en: () => import('#src/screens/supplies/alerts/texts/en.ts'),
  }),
  supplyNow: texts({
    es: () => import('#src/domain/outage/texts/now.es.ts'),
    gl: () => import('#src/domain/outage/texts/now.gl.ts'),
    en: () => import('#src/domain/outage/texts/now.en.ts'),
  }),
  users: texts({
    es: () => import('#src/screens/staff/texts/users.es.ts'),
    gl: () => import('#src/screens/staff/texts/users.gl.ts'),
    en: () => import('#src/screens/staff/texts/users.en.ts'),
  }),
  works: texts({
    es: () => import('#src/domain/bill/texts/es.ts'),
    gl: () => import('#src/domain/bill/texts/gl.ts'),
    en: () => import('#src/domain/bill/texts/en.ts'),
  }),
}

function texts<Spanish>(languages: {
  readonly es: Load<Spanish>
  readonly gl: Load<Messages<NoInfer<Spanish>>>
  readonly en: Load<Messages<NoInfer<Spanish>>>
}) {
  return languages
}
