import { hashSettings } from '@acometida/server/core/password'
import { hashSync } from '@node-rs/argon2'
import type { OpenDb } from '@acometida/server/db/client'
import {
  alert,
  billPayment,
  customData,
  customer,
  delegation,
  device,
  invitation,
  link,
  contact,
  coordinateValidation,
  dossier,
  dossierBill,
  dossierCommunication,
  dossierDocument,
  dossierEvent,
  masterData,
  message,
  outage,
  outageEstimate,
  membership,
  digitalBillingCompany,
  document,
  monthlyRun,
  numberSeries,
  payment,
  paymentItem,
  persona,
  programmedRead,
  pushNotification,
  selfPaidSupply,
  serviceRequest,
  serviceRequestEvent,
  supplyPoint,
  urlMessage,
  trippedSwitch,
  user,
  warning,
  whitelist,
} from '@acometida/server/db/schema'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { alerts, devices } from './supplies/alerts.ts'
import { programmedReads } from './supplies/programmedReads.ts'
import { bakeries } from './supplies/bakeries.ts'
import { monthlyRuns, selfPaidSupplies, trippedSwitches } from './bills/bills.ts'
import { crowdCustomer, crowdSize } from './people/crowd.ts'
import { personaCustomers } from './people/customers.ts'
import { customNames } from './supplies/customNames.ts'
import { delegatedTo } from './people/delegators.ts'
import { callCentreUsers } from './people/callCentre.ts'
import { deliveredFiles, documents } from './dossiers/documents.ts'
import { digitalBillingCompanies } from './bills/digitalBilling.ts'
import { savedContacts } from './people/contacts.ts'
import { personaDossiers } from './dossiers/dossiers.ts'
import { masterDataRows } from './messages/masterData.ts'
import { invitations } from './people/invitations.ts'
import { membersOf } from './people/members.ts'
import { links, messages } from './messages/messages.ts'
import { notifications } from './messages/notifications.ts'
import { numberSeriesOf } from './numberSeries.ts'
import { outageEstimates, outages, warnings } from './supplies/outages.ts'
import { payments } from './bills/payments.ts'
import { personaOf, personas, seedPassword, type SeededPersona } from './people/personas.ts'
import { personaSupplies } from './supplies/personaSupplies.ts'
import { serviceRequestEvents, serviceRequests } from './dossiers/requests.ts'
import { unboundSupplies } from './supplies/unboundSupplies.ts'
import { urlMessages } from './messages/urlMessages.ts'
import { personaUser } from './people/users.ts'

export interface WorldOptions {
  /** The instant the world begins, milliseconds since 1970: ages and terms are counted from it. */
  readonly nowMs: number
  /** Thousands of supplies beside the personas' own. They change nothing else. */
  readonly scale?: number
  /** The personas to seed; all of them unless given. */
  readonly people?: readonly SeededPersona[]
  /** Called with the number of customers of `scale` that exist so far, and the total. */
  readonly onProgress?: (done: number, total: number) => void
}

/** Fills an empty, migrated database with the seeded world, in one transaction. The same options give the same rows. */
export function buildWorld(db: OpenDb, { nowMs, scale = 0, people = personas, onProgress }: WorldOptions): void {
  const passwordHash = hashOfSeedPassword()
  db.$client.transaction(() => {
    insertAll(db, masterData, masterDataRows)
    insertAll(db, digitalBillingCompany, digitalBillingCompanies)
    insertAll(db, monthlyRun, monthlyRuns(nowMs))
    for (const one of people) addPersona(db, one, passwordHash, nowMs)
    insertAll(db, numberSeries, numberSeriesOf(personas.flatMap((one) => numberedOf(one, nowMs))))
    if (people === personas) addSurroundings(db, nowMs)
    insertAll(db, user, callCentreUsers(passwordHash, nowMs))
    addCrowd(db, crowdSize(scale), passwordHash, nowMs, onProgress)
  })()
}

function addPersona(db: OpenDb, one: SeededPersona, passwordHash: string, nowMs: number): void {
  const { key, username, userId, situation, landsOn } = one
  const roles = one.roles.join(',')
  insertAll(db, persona, [{ key, username, password: seedPassword, userId, roles, situation, landsOn }])
  insertAll(db, customer, personaCustomers(one))
  const own = personaUser(one, passwordHash, nowMs)
  if (own === undefined) return
  const delegated = delegatedTo(one, passwordHash, nowMs)
  const members = membersOf(one, passwordHash, nowMs)
  insertAll(db, user, [own, ...delegated.users, ...members.users])
  insertAll(db, supplyPoint, [...personaSupplies(one, nowMs), ...delegated.supplies, ...members.supplies])
  insertAll(db, delegation, delegated.delegations)
  insertAll(db, membership, members.memberships)
  insertAll(db, selfPaidSupply, selfPaidSupplies(one, nowMs))
  insertAll(db, trippedSwitch, trippedSwitches(one, nowMs))
  insertAll(db, programmedRead, programmedReads(one, nowMs))
  insertAll(db, customData, customNames(one))
  addDossiers(db, one, own, nowMs)
  insertAll(db, contact, savedContacts(one, nowMs))
  insertAll(db, serviceRequest, serviceRequests(one, nowMs))
  insertAll(db, serviceRequestEvent, serviceRequestEvents(one, nowMs))
  insertAll(db, document, documents(one, nowMs))
  const paid = payments(one, nowMs)
  insertAll(db, payment, paid.payments)
  insertAll(db, paymentItem, paid.items)
  insertAll(db, billPayment, paid.paidBills)
  insertAll(db, pushNotification, notifications(one, nowMs))
  insertAll(db, alert, alerts(one, nowMs))
  insertAll(db, message, messages(one, own, nowMs))
  insertAll(db, link, links(one, nowMs))
  insertAll(db, device, devices(one, nowMs))
}

/**
 * The codes of what a persona has that is numbered, in this world or not: whoever is left out, the next numbers are the
 * same.
 */
function numberedOf(one: SeededPersona, nowMs: number): string[] {
  const own = personaUser(one, '', nowMs)
  const dossiers = own === undefined ? [] : personaDossiers(one, own, nowMs).dossiers
  return [...serviceRequests(one, nowMs), ...dossiers].map(({ code }) => code)
}

/** Adds rows that belong to no single persona. */
function addSurroundings(db: OpenDb, nowMs: number): void {
  insertAll(db, supplyPoint, unboundSupplies(nowMs))
  const interruptions = outages(nowMs, bakeries()[0]?.installation.place.postalCode ?? '')
  insertAll(db, outage, interruptions)
  insertAll(db, outageEstimate, outageEstimates(interruptions, nowMs))
  insertAll(db, warning, warnings(nowMs))
  insertAll(db, urlMessage, urlMessages(nowMs))
  insertAll(db, invitation, invitations(nowMs))
  insertAll(db, whitelist, [{ feature: 'NEW_DASHBOARD', document: personaOf('customer').username }])
}

function addDossiers(db: OpenDb, one: SeededPersona, own: typeof user.$inferInsert, nowMs: number): void {
  const made = personaDossiers(one, own, nowMs)
  insertAll(db, dossier, made.dossiers)
  insertAll(db, dossierEvent, made.events)
  insertAll(db, dossierCommunication, made.communications)
  insertAll(db, dossierDocument, made.documents)
  insertAll(db, document, deliveredFiles(one.userId, made.documents))
  insertAll(db, dossierBill, made.bills)
  insertAll(db, coordinateValidation, made.validations)
  insertAll(db, supplyPoint, made.supplies)
}

function addCrowd(
  db: OpenDb,
  total: number,
  passwordHash: string,
  nowMs: number,
  onProgress: WorldOptions['onProgress'],
): void {
  const batch = 500
  for (let first = 0; first < total; first += batch) {
    const last = Math.min(first + batch, total)
    const customers = Array.from({ length: last - first }, (_, index) =>
      crowdCustomer(first + index, passwordHash, nowMs),
    )
    insertAll(
      db,
      user,
      customers.map((customer) => customer.user),
    )
    insertAll(
      db,
      supplyPoint,
      customers.flatMap(({ supplies }) => supplies),
    )
    onProgress?.(last, total)
  }
}

function insertAll<Table extends SQLiteTable>(db: OpenDb, table: Table, rows: readonly Table['$inferInsert'][]): void {
  if (rows.length > 0)
    db.insert(table)
      .values([...rows])
      .run()
}

/** One hash for everybody, at the server's cost. The salt is fixed so that equal worlds are equal files. */
function hashOfSeedPassword(): string {
  const salt = Buffer.from('acometida, seed.')
  return hashSync(seedPassword, { ...hashSettings, salt })
}
