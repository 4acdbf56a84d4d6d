import { hashSettings } from '@acometida/server/core/password'
import type { OpenDb } from '@acometida/server/db/client'
import * as tables from '@acometida/server/db/schema'
import { placeInSeries } from '@acometida/server/modules/numbering/numbering.rules'
import { hashSync } from '@node-rs/argon2'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { monthlyRuns, selfPaidSupplies, trippedSwitches } from './bills/bills.ts'
import { digitalBillingCompanies } from './bills/digitalBilling.ts'
import { payments } from './bills/payments.ts'
import { deliveredFiles, documents } from './dossiers/documents.ts'
import { personaDossiers } from './dossiers/dossiers.ts'
import { serviceRequestEvents, serviceRequests } from './dossiers/requests.ts'
import { masterDataRows } from './messages/masterData.ts'
import { links, messages } from './messages/messages.ts'
import { notifications } from './messages/notifications.ts'
import { urlMessages } from './messages/urlMessages.ts'
import { callCentreUsers } from './people/callCentre.ts'
import { savedContacts } from './people/contacts.ts'
import { crowdCustomer, crowdSize } from './people/crowd.ts'
import { delegatorsOf } from './people/delegators.ts'
import { invitations } from './people/invitations.ts'
import { membersOf } from './people/members.ts'
import { personaOf, personas, seedPassword, type SeededPersona } from './people/personas.ts'
import { personaCustomers, personaUser, type UserRow } from './people/users.ts'
import { alerts, devices } from './supplies/alerts.ts'
import { bakeries } from './supplies/bakeries.ts'
import { customNames } from './supplies/customNames.ts'
import { outageEstimates, outages, warnings } from './supplies/outages.ts'
import { personaSupplies, unboundSupplies } from './supplies/personaSupplies.ts'
import { programmedReads } from './supplies/programmedReads.ts'
import type { SupplyRow } from './supplies/supplies.ts'

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
    insertAll(db, tables.masterData, masterDataRows)
    insertAll(db, tables.digitalBillingCompany, digitalBillingCompanies)
    insertAll(db, tables.monthlyRun, monthlyRuns(nowMs))
    for (const one of people) addPersona(db, one, passwordHash, nowMs)
    insertAll(db, tables.numberSeries, numberSeries(nowMs))
    if (people === personas) addSurroundings(db, nowMs)
    insertAll(db, tables.user, callCentreUsers(passwordHash, nowMs))
    addCrowd(db, crowdSize(scale), passwordHash, nowMs, onProgress)
  })()
}

function addPersona(db: OpenDb, one: SeededPersona, passwordHash: string, nowMs: number): void {
  const { key, username, userId, situation, landsOn } = one
  const roles = one.roles.join(',')
  insertAll(db, tables.persona, [{ key, username, password: seedPassword, userId, roles, situation, landsOn }])
  insertAll(db, tables.customer, personaCustomers(one))
  const own = personaUser(one, passwordHash, nowMs)
  if (own === undefined) return
  const delegators = delegatorsOf(one, passwordHash, nowMs)
  const members = membersOf(one, passwordHash, nowMs)
  addHolders(db, [{ user: own, supplies: personaSupplies(one, nowMs) }, ...delegators, ...members])
  const delegations = delegators.map(({ delegation }) => delegation)
  insertAll(db, tables.delegation, delegations)
  const memberships = members.map(({ membership }) => membership)
  insertAll(db, tables.membership, memberships)
  insertAll(db, tables.selfPaidSupply, selfPaidSupplies(one, nowMs))
  insertAll(db, tables.trippedSwitch, trippedSwitches(one, nowMs))
  insertAll(db, tables.programmedRead, programmedReads(one, nowMs))
  insertAll(db, tables.customData, customNames(one))
  addDossiers(db, one, own, nowMs)
  insertAll(db, tables.contact, savedContacts(one, nowMs))
  insertAll(db, tables.serviceRequest, serviceRequests(one, nowMs))
  insertAll(db, tables.serviceRequestEvent, serviceRequestEvents(one, nowMs))
  insertAll(db, tables.document, documents(one, nowMs))
  const paid = payments(one, nowMs)
  insertAll(db, tables.payment, paid.payments)
  insertAll(db, tables.paymentItem, paid.items)
  insertAll(db, tables.billPayment, paid.paidBills)
  insertAll(db, tables.pushNotification, notifications(one, nowMs))
  insertAll(db, tables.alert, alerts(one, nowMs))
  insertAll(db, tables.message, messages(one, own, nowMs))
  insertAll(db, tables.link, links(one, nowMs))
  insertAll(db, tables.device, devices(one, nowMs))
}

/** The last number of each series. Personas who are left out count as well, so the next numbers are always the same. */
function numberSeries(nowMs: number): (typeof tables.numberSeries.$inferInsert)[] {
  const lasts = new Map<string, number>()
  for (const { series, nth } of personas.flatMap((one) => codesOf(one, nowMs)).map(placeInSeries))
    lasts.set(series, Math.max(lasts.get(series) ?? 0, nth))
  return [...lasts].map(([series, last]) => ({ series, last }))
}

/** The numbered codes of a persona. */
function codesOf(one: SeededPersona, nowMs: number): string[] {
  const own = personaUser(one, '', nowMs)
  const dossiers = own === undefined ? [] : personaDossiers(one, own, nowMs).map(({ dossier }) => dossier)
  return [...serviceRequests(one, nowMs), ...dossiers].map(({ code }) => code)
}

/** Adds rows that belong to no single persona. */
function addSurroundings(db: OpenDb, nowMs: number): void {
  insertAll(db, tables.supplyPoint, unboundSupplies(nowMs))
  const interruptions = outages(nowMs, bakeries()[0]?.installation.place.postalCode ?? '')
  insertAll(db, tables.outage, interruptions)
  insertAll(db, tables.outageEstimate, outageEstimates(interruptions, nowMs))
  insertAll(db, tables.warning, warnings(nowMs))
  insertAll(db, tables.urlMessage, urlMessages(nowMs))
  insertAll(db, tables.invitation, invitations(nowMs))
  insertAll(db, tables.whitelist, [{ feature: 'NEW_DASHBOARD', document: personaOf('customer').username }])
}

function addDossiers(db: OpenDb, one: SeededPersona, own: UserRow, nowMs: number): void {
  for (const made of personaDossiers(one, own, nowMs)) {
    insertAll(db, tables.dossier, [made.dossier])
    insertAll(db, tables.dossierEvent, made.events)
    insertAll(db, tables.dossierCommunication, made.communications)
    insertAll(db, tables.dossierDocument, made.documents)
    insertAll(db, tables.document, deliveredFiles(one.userId, made.documents))
    insertAll(db, tables.dossierBill, made.bills)
    insertAll(db, tables.coordinateValidation, made.validations)
    insertAll(db, tables.supplyPoint, made.supplies)
  }
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
    addHolders(db, customers)
    onProgress?.(last, total)
  }
}

/** A user with the supplies that they hold. */
interface Holder {
  readonly user: UserRow
  readonly supplies: readonly SupplyRow[]
}

function addHolders(db: OpenDb, holders: readonly Holder[]): void {
  const users = holders.map(({ user }) => user)
  insertAll(db, tables.user, users)
  const supplies = holders.flatMap((holder) => holder.supplies)
  insertAll(db, tables.supplyPoint, supplies)
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
