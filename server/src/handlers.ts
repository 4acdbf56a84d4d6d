import type { Handlers } from './core/operation.ts'
import { accessHandlers } from './modules/access/access.routes.ts'
import { connectionHandlers } from './modules/connection/connection.routes.ts'
import { consumptionHandlers } from './modules/consumption/consumption.routes.ts'
import { contactsHandlers } from './modules/contacts/contacts.routes.ts'
import { delegationsHandlers } from './modules/delegations/delegations.routes.ts'
import { dossiersHandlers } from './modules/dossiers/dossiers.routes.ts'
import { masterDataHandlers } from './modules/masterData/masterData.routes.ts'
import { notificationsHandlers } from './modules/notifications/notifications.routes.ts'
import { passwordsHandlers } from './modules/passwords/passwords.routes.ts'
import { registrationHandlers } from './modules/registration/registration.routes.ts'
import { requestsHandlers } from './modules/requests/requests.routes.ts'
import { suppliesHandlers } from './modules/supplies/supplies.routes.ts'
import { usersHandlers } from './modules/users/users.routes.ts'

/** Every operation of the contract and who answers it. A missing one does not compile. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...connectionHandlers,
  ...consumptionHandlers,
  ...contactsHandlers,
  ...delegationsHandlers,
  ...dossiersHandlers,
  ...masterDataHandlers,
  ...notificationsHandlers,
  ...passwordsHandlers,
  ...registrationHandlers,
  ...requestsHandlers,
  ...suppliesHandlers,
  ...usersHandlers,
}
