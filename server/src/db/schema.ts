export { challenge, captchaUse, redirectLogin, session, spentRefresh } from '#src/modules/access/access.table.ts'
export { persona } from '#src/control/persona.table.ts'
export { contact } from '#src/modules/contacts/contacts.table.ts'
export { customer } from '#src/modules/customers/customers.table.ts'
export { delegation } from '#src/modules/delegations/delegations.table.ts'
export {
  coordinateValidation,
  dossier,
  dossierBill,
  dossierCommunication,
  dossierDocument,
  dossierEvent,
  dossierTask,
  technicalSheet,
} from '#src/modules/dossiers/dossiers.table.ts'
export { link } from '#src/modules/links/links.table.ts'
export { masterData } from '#src/modules/masterData/masterData.table.ts'
export { message } from '#src/modules/messages/messages.table.ts'
export { pushNotification } from '#src/modules/notifications/notifications.table.ts'
export { serviceRequest } from '#src/modules/requests/requests.table.ts'
export { customData, supplyPoint } from '#src/modules/supplies/supplies.table.ts'
export { audit, user } from '#src/modules/users/users.table.ts'
