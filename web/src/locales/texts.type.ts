import type * as spanish from './es.ts'
import type { Messages } from './messages.type.ts'

/** The shape of the start texts in every language. */
export type Start = Messages<typeof spanish.start>

/** A group of texts that loads with code: its first namespace, or `shared` for what every screen says. */
export type TextsName = 'shared' | keyof Texts

/** All Spanish texts, by namespace. A key of a file that is not here does not compile. */
export type Texts = typeof spanish.start &
  typeof import('#src/domain/alert/texts/es.ts') &
  typeof import('#src/domain/bill/texts/es.ts') &
  typeof import('#src/domain/document/texts/es.ts') &
  typeof import('#src/domain/mobile/texts/es.ts') &
  typeof import('#src/domain/outage/texts/now.es.ts') &
  typeof import('#src/domain/outage/texts/outages.es.ts') &
  typeof import('#src/domain/payment/texts/es.ts') &
  typeof import('#src/domain/reconnect/texts/es.ts') &
  typeof import('#src/domain/staff/link/texts/es.ts') &
  typeof import('#src/domain/staff/texts/es.ts') &
  typeof import('#src/locales/shared/es.ts') &
  typeof import('#src/screens/access/texts/es.ts') &
  typeof import('#src/screens/dashboard/texts/es.ts') &
  typeof import('#src/screens/delegations/texts/es.ts') &
  typeof import('#src/screens/documents/texts/es.ts') &
  typeof import('#src/screens/dossierBills/texts/es.ts') &
  typeof import('#src/screens/dossiers/texts/es.ts') &
  typeof import('#src/screens/failures/texts/es.ts') &
  typeof import('#src/screens/members/texts/es.ts') &
  typeof import('#src/screens/messages/texts/es.ts') &
  typeof import('#src/screens/newDossier/steps/texts/es.ts') &
  typeof import('#src/screens/newDossier/texts/es.ts') &
  typeof import('#src/screens/notifications/texts/es.ts') &
  typeof import('#src/screens/password/texts/es.ts') &
  typeof import('#src/screens/payment/texts/es.ts') &
  typeof import('#src/screens/payments/texts/es.ts') &
  typeof import('#src/screens/profile/texts/es.ts') &
  typeof import('#src/screens/registration/texts/es.ts') &
  typeof import('#src/screens/requests/add/texts/es.ts') &
  typeof import('#src/screens/requests/texts/es.ts') &
  typeof import('#src/screens/staff/texts/callCentre.es.ts') &
  typeof import('#src/screens/staff/texts/es.ts') &
  typeof import('#src/screens/staff/texts/invite.es.ts') &
  typeof import('#src/screens/staff/texts/mfaAdmin.es.ts') &
  typeof import('#src/screens/staff/texts/roleEditor.es.ts') &
  typeof import('#src/screens/staff/texts/users.es.ts') &
  typeof import('#src/screens/supplies/alerts/texts/es.ts') &
  typeof import('#src/screens/supplies/billingPeriods/texts/es.ts') &
  typeof import('#src/screens/supplies/bills/texts/es.ts') &
  typeof import('#src/screens/supplies/compare/texts/es.ts') &
  typeof import('#src/screens/supplies/consumption/texts/curves.es.ts') &
  typeof import('#src/screens/supplies/consumption/texts/es.ts') &
  typeof import('#src/screens/supplies/contracts/texts/es.ts') &
  typeof import('#src/screens/supplies/maxPower/texts/es.ts') &
  typeof import('#src/screens/supplies/programmed/texts/es.ts') &
  typeof import('#src/screens/supplies/readings/texts/es.ts') &
  typeof import('#src/screens/supplies/texts/es.ts') &
  typeof import('#src/screens/support/texts/es.ts') &
  typeof import('#src/screens/support/texts/pages.es.ts') &
  typeof import('#src/ui/texts/later.es.ts')
