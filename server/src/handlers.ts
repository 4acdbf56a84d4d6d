import type { Handlers } from './core/operation.ts'
import { accessHandlers } from './modules/access/access.handlers.ts'
import { alertsHandlers } from './modules/alerts/alerts.handlers.ts'
import { associationsHandlers } from './modules/associations/associations.handlers.ts'
import { auditHandlers } from './modules/audit/audit.handlers.ts'
import { billsHandlers } from './modules/bills/bills.handlers.ts'
import { connectionHandlers } from './modules/connection/connection.handlers.ts'
import { consumptionHandlers } from './modules/consumption/consumption.handlers.ts'
import { contactsHandlers } from './modules/contacts/contacts.handlers.ts'
import { delegationsHandlers } from './modules/delegations/delegations.handlers.ts'
import { devicesHandlers } from './modules/devices/devices.handlers.ts'
import { documentsHandlers } from './modules/documents/documents.handlers.ts'
import { dossiersHandlers } from './modules/dossiers/dossiers.handlers.ts'
import { mailsHandlers } from './modules/mails/mails.handlers.ts'
import { masterDataHandlers } from './modules/masterData/masterData.handlers.ts'
import { notificationsHandlers } from './modules/notifications/notifications.handlers.ts'
import { queryNotifications } from './modules/notifications/queryNotifications.service.ts'
import { outagesHandlers } from './modules/outages/outages.handlers.ts'
import { passwordsHandlers } from './modules/passwords/passwords.handlers.ts'
import { paymentsHandlers } from './modules/payments/payments.handlers.ts'
import { readingsHandlers } from './modules/readings/readings.handlers.ts'
import { registrationHandlers } from './modules/registration/registration.handlers.ts'
import { requestsHandlers } from './modules/requests/requests.handlers.ts'
import { staffHandlers } from './modules/staff/staff.handlers.ts'
import { suppliesHandlers } from './modules/supplies/supplies.handlers.ts'
import { urlMessagesHandlers } from './modules/urlMessages/urlMessages.handlers.ts'
import { usersHandlers } from './modules/users/users.handlers.ts'
import { readFlags } from './readFlags.ts'

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
  queryNotifications: ({ ctx, body }) => queryNotifications(ctx, body, readFlags),
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
