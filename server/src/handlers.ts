import type { Handlers } from './core/operation.ts'
import { accessHandlers } from './modules/access/access.routes.ts'
import { billsHandlers } from './modules/bills/bills.routes.ts'
import { consumptionHandlers } from './modules/consumption/consumption.routes.ts'
import { documentsHandlers } from './modules/documents/documents.routes.ts'
import { masterDataHandlers } from './modules/masterData/masterData.routes.ts'
import { notificationsHandlers } from './modules/notifications/notifications.routes.ts'
import { passwordsHandlers } from './modules/passwords/passwords.routes.ts'
import { readingsHandlers } from './modules/readings/readings.routes.ts'
import { registrationHandlers } from './modules/registration/registration.routes.ts'
import { requestsHandlers } from './modules/requests/requests.routes.ts'
import { suppliesHandlers } from './modules/supplies/supplies.routes.ts'
import { usersHandlers } from './modules/users/users.routes.ts'

/** Every operation of the contract and who answers it. A missing one does not compile. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...billsHandlers,
  ...consumptionHandlers,
  ...documentsHandlers,
  ...masterDataHandlers,
  ...notificationsHandlers,
  ...passwordsHandlers,
  ...readingsHandlers,
  ...registrationHandlers,
  ...requestsHandlers,
  ...suppliesHandlers,
  ...usersHandlers,
}
