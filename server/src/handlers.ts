import type { Handlers } from './core/operation.ts'
import { accessHandlers } from './modules/access/access.routes.ts'
import { associationsHandlers } from './modules/associations/associations.routes.ts'
import { auditHandlers } from './modules/audit/audit.routes.ts'
import { connectionHandlers } from './modules/connection/connection.routes.ts'
import { consumptionHandlers } from './modules/consumption/consumption.routes.ts'
import { contactsHandlers } from './modules/contacts/contacts.routes.ts'
import { delegationsHandlers } from './modules/delegations/delegations.routes.ts'
import { billsHandlers } from './modules/bills/bills.routes.ts'
import { documentsHandlers } from './modules/documents/documents.routes.ts'
import { dossiersHandlers } from './modules/dossiers/dossiers.routes.ts'
import { masterDataHandlers } from './modules/masterData/masterData.routes.ts'
import { notificationsHandlers } from './modules/notifications/notifications.routes.ts'
import { passwordsHandlers } from './modules/passwords/passwords.routes.ts'
import { paymentsHandlers } from './modules/payments/payments.routes.ts'
import { readingsHandlers } from './modules/readings/readings.routes.ts'
import { registrationHandlers } from './modules/registration/registration.routes.ts'
import { requestsHandlers } from './modules/requests/requests.routes.ts'
import { staffHandlers } from './modules/staff/staff.routes.ts'
import { suppliesHandlers } from './modules/supplies/supplies.routes.ts'
import { usersHandlers } from './modules/users/users.routes.ts'
import { alertsHandlers } from './modules/alerts/alerts.routes.ts'
import { devicesHandlers } from './modules/devices/devices.routes.ts'
import { mailsHandlers } from './modules/mails/mails.routes.ts'
import { outagesHandlers } from './modules/outages/outages.routes.ts'
import { urlMessagesHandlers } from './modules/urlMessages/urlMessages.routes.ts'

/** The handler of every operation of the contract. A missing one does not compile. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...associationsHandlers,
  ...auditHandlers,
  ...connectionHandlers,
  ...consumptionHandlers,
  ...contactsHandlers,
  ...delegationsHandlers,
  ...billsHandlers,
  ...documentsHandlers,
  ...dossiersHandlers,
  ...masterDataHandlers,
  ...notificationsHandlers,
  ...passwordsHandlers,
  ...paymentsHandlers,
  ...readingsHandlers,
  ...registrationHandlers,
  ...requestsHandlers,
  ...staffHandlers,
  ...suppliesHandlers,
  ...alertsHandlers,
  ...devicesHandlers,
  ...mailsHandlers,
  ...outagesHandlers,
  ...urlMessagesHandlers,
  ...usersHandlers,
}
