export { answeredCall } from '#src/core/answeredCalls.table.ts'
export { alert } from '#src/modules/alerts/alerts.table.ts'
export { challenge, captchaUse, redirectLogin, session, spentRefresh } from '#src/modules/access/access.table.ts'
export { membership } from '#src/modules/associations/associations.table.ts'
export { audit } from '#src/modules/audit/audit.table.ts'
export { persona } from '#src/control/persona.table.ts'
export { billPayment, digitalBillingCompany, monthlyRun, selfPaidSupply } from '#src/modules/bills/bills.table.ts'
export { customer } from '#src/modules/customers/customers.table.ts'
export { delegation } from '#src/modules/delegations/delegations.table.ts'
export { device } from '#src/modules/devices/devices.table.ts'
export { contact } from '#src/modules/contacts/contacts.table.ts'
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
export { document } from '#src/modules/documents/documents.table.ts'
export { link } from '#src/modules/links/links.table.ts'
export { mail } from '#src/modules/mails/mails.table.ts'
export { masterData } from '#src/modules/masterData/masterData.table.ts'
export { message } from '#src/modules/messages/messages.table.ts'
export { payment, paymentItem } from '#src/modules/payments/payments.table.ts'
export { pushNotification } from '#src/modules/notifications/notifications.table.ts'
export { numberSeries } from '#src/modules/numbering/numbering.table.ts'
export { outage, outageEstimate, warning } from '#src/modules/outages/outages.table.ts'
export { serviceRequest, serviceRequestEvent } from '#src/modules/requests/requests.table.ts'
export { customData, customNote, supplyPoint, whitelist } from '#src/modules/supplies/supplies.table.ts'
export { urlMessage } from '#src/modules/urlMessages/urlMessages.table.ts'
export { invitation } from '#src/modules/registration/registration.table.ts'
export { user } from '#src/modules/users/users.table.ts'
export { programmedQuery, programmedRead } from '#src/modules/readings/programmed.table.ts'
export { reconnection, trippedSwitch } from '#src/modules/supplies/meterControl.table.ts'
