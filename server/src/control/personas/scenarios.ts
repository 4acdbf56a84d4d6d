import type { ScenarioName } from '@acometida/api-spec/generated/control'
import { confirmDelegationsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { Context, WriteContext } from '#src/core/context.ts'
import {
  alert,
  delegation,
  masterData,
  outage,
  outageEstimate,
  selfPaidSupply,
  supplyPoint,
  trippedSwitch,
  user,
} from '#src/db/schema.ts'
import { endSessionsOf } from '#src/modules/access/session.service.ts'
import { endLostAlerts } from '#src/modules/alerts/endAlerts.service.ts'
import { billNumber } from '#src/modules/bills/bill.rules.ts'
import { issueDate, monthlyInstants, pastMonths } from '#src/modules/bills/billDates.rules.ts'
import { paymentsOf } from '#src/modules/bills/payments.service.ts'
import { delegationRequestedNotice } from '#src/modules/delegations/delegations.messages.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'

interface Scenario {
  readonly description: string
  readonly apply: (tx: WriteContext, userId: number) => void
}

const MANAGER_ID = 17

/** Situations that a persona can be brought into. Each one changes the present state, in one transaction. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  overdueBill: {
    description: 'Pays the bills of the first supply by hand, and two of them are overdue.',
    apply: (tx, userId) => {
      const { cups, meterId, dataFrom } = firstSupply(tx, userId)
      const { paidAt } = paymentsOf(tx.db, cups)
      const unpaid = pastMonths(monthlyInstants.overdue, dataFrom, tx.now).filter(
        (month) => paidAt(billNumber(meterId, month)) === undefined,
      )
      const since = issueDate(unpaid[1] ?? dataFrom.slice(0, 7))
      tx.db
        .insert(selfPaidSupply)
        .values({ cups, since })
        .onConflictDoUpdate({ target: selfPaidSupply.cups, set: { since } })
        .run()
    },
  },
  outageNow: {
    description:
      'A failure has cut the first supply off half an hour ago; it is expected to last an hour, and in ten minutes two.',
    apply: (tx, userId) => {
      const startsAt = tx.now - HOUR_MS / 2
      const [first, second] = [startsAt + HOUR_MS, startsAt + 2 * HOUR_MS]
      const outageCode = cutSupplyOff(tx, userId, { planned: false, startsAt, endsAt: first })
      tx.db
        .insert(outageEstimate)
        .values([
          { outageCode, at: startsAt, until: first, said: true },
          { outageCode, at: tx.now + 10 * MINUTE_MS, until: second, said: false },
        ])
        .run()
    },
  },
  outagePlanned: {
    description: 'Works will cut the first supply off in four days, for three hours; nobody has been told yet.',
    apply: (tx, userId) => {
      const startsAt = tx.now + 4 * DAY_MS
      cutSupplyOff(tx, userId, { planned: true, startsAt, endsAt: startsAt + 3 * HOUR_MS })
    },
  },
  trippedSwitch: {
    description: 'The control switch of the first supply has tripped and can be reconnected.',
    apply: (tx, userId) => {
      const row = { cups: firstSupply(tx, userId).cups, trippedAt: tx.now - HOUR_MS }
      tx.db.insert(trippedSwitch).values(row).onConflictDoUpdate({ target: trippedSwitch.cups, set: row }).run()
    },
  },
  pendingDelegation: {
    description: 'Has asked the persona manager to manage the first supply, who has not answered yet.',
    apply: (tx, userId) => {
      const { cups } = firstSupply(tx, userId)
      const term = { startsAt: tx.now, endsAt: tx.now + 365 * DAY_MS }
      const { id } = tx.db
        .insert(delegation)
        .values({ cups, delegateId: MANAGER_ID, role: 'US_MANAGER', status: 'P', ...term })
        .returning()
        .get()
      const { name, surname } = userOf(tx, userId)
      const target = confirmDelegationsPath([id])
      notifyUser(tx, MANAGER_ID, {
        ...delegationRequestedNotice(`${name} ${surname}`.trim(), 1, tx.clientUrl + target),
        target,
      })
    },
  },
  unreadNotices: {
    description: 'Has 1,200 unread notices: more than a badge shows.',
    apply: (tx, userId) => {
      for (let nth = 1; nth <= 1_200; nth += 1) notifyUser(tx, userId, numbered(nth), { channel: 'none', to: '' })
    },
  },
  noSupplies: {
    description: 'Has no supply any more; the first screens are those of somebody who has just come.',
    apply: (tx, userId) => {
      const held = eq(supplyPoint.holderId, userId)
      const lost = tx.db.update(supplyPoint).set({ holderId: null }).where(held).returning().all()
      endLostAlerts(
        tx,
        lost.map(({ cups }) => cups),
      )
    },
  },
  passwordExpiring: {
    description: 'Has one day left to change the password.',
    apply: (tx, userId) => change(tx, userId, { passwordChangedAt: tx.now - 364 * DAY_MS }),
  },
  passwordForgotten: {
    description: 'Has to set a new password at the next log-in, with a code that is sent then.',
    apply: (tx, userId) => change(tx, userId, { loginDetour: 'codeSent' }),
  },
  lockedOut: {
    description: 'Has typed too many wrong passwords and is locked for a quarter of an hour.',
    apply: (tx, userId) => change(tx, userId, { failedAttempts: 10, lockedUntil: tx.now + 15 * MINUTE_MS }),
  },
  mandatorySecondFactor: {
    description: 'Has to configure the second factor at the next log-in.',
    apply: (tx, userId) => change(tx, userId, { mfaMandatory: true, mfaEnabled: false, mfaConfigured: false }),
  },
  halfSecondFactor: {
    description: 'Has the second factor on and never finished it: after the code the log-in asks to configure it.',
    apply: (tx, userId) => change(tx, userId, { mfaMandatory: false, mfaEnabled: true, mfaConfigured: false }),
  },
  notActivated: {
    description: 'Has an account that is not activated: the log-in offers another link for it.',
    apply: (tx, userId) => change(tx, userId, { activated: false }),
  },
  blocked: {
    description: 'Has been blocked: the log-in leads to a new password, which lifts that.',
    apply: (tx, userId) => change(tx, userId, { blocked: true }),
  },
  consentWithdrawn: {
    description: 'Has taken the consent to data protection back and has no session.',
    apply: (tx, userId) => {
      change(tx, userId, { gdprAccepted: false })
      endSessionsOf(tx, userId)
    },
  },
  noticeBeforeLogin: {
    description: 'Reads a notice of the utility before the log-in, as does everybody else.',
    apply: (tx) => configure(tx, 'POPUP_LOGIN', 'ACTIVO', 'S'),
  },
  powersNotShown: {
    description: 'Sees the contracts of a supply without its contracted powers, as does everybody else.',
    apply: (tx) => configure(tx, 'CONTRACT', 'SCREENS_ACTIVE', 'CONTRATOS'),
  },
}

/** Changes a setting of the utility, which applies to everybody. */
function configure({ db }: WriteContext, master: string, key: string, value: string): void {
  const configured = and(eq(masterData.master, master), eq(masterData.key, key))
  db.update(masterData).set({ value }).where(configured).run()
}

function cutSupplyOff(
  tx: WriteContext,
  userId: number,
  times: { readonly planned: boolean; readonly startsAt: number; readonly endsAt: number },
): string {
  const code = `INC-${tx.chance.id()}`
  const { cups } = firstSupply(tx, userId)
  const { email } = userOf(tx, userId)
  tx.db
    .insert(outage)
    .values({
      code,
      cups,
      cause: times.planned ? 'works' : 'storm',
      announced: !times.planned,
      beginTold: false,
      endTold: false,
      ...times,
    })
    .run()
  const current = and(eq(alert.userId, userId), eq(alert.cups, cups), isNull(alert.endedAt))
  const known = tx.db.select().from(alert).where(current).get()
  const allDay = { from: '00:00', to: '23:59', fromSpecial: '00:00', toSpecial: '23:59' }
  if (!known)
    tx.db
      .insert(alert)
      .values({ userId, cups, channel: 'email', active: true, recipient: email, ...allDay })
      .run()
  return code
}

function change(tx: WriteContext, userId: number, set: Partial<typeof user.$inferInsert>): void {
  tx.db.update(user).set(set).where(eq(user.id, userId)).run()
}

function userOf({ db }: Context, userId: number): User {
  // The handler has just found it.
  return userById(db, userId) as User
}

function firstSupply({ db }: Context, userId: number): typeof supplyPoint.$inferSelect {
  const held = eq(supplyPoint.holderId, userId)
  const found = db.select().from(supplyPoint).where(held).orderBy(asc(supplyPoint.cups)).get()
  if (!found) throw new ControlProblem(400, 'The persona has no supply. Choose one that has, such as customer.')
  return found
}

function numbered(nth: number) {
  return {
    title: { es: `Aviso número ${nth}`, gl: `Aviso número ${nth}`, en: `Notice number ${nth}` },
    body: {
      es: 'Un aviso de muchos, para ver una bandeja llena.',
      gl: 'Un aviso de moitos, para ver unha bandexa chea.',
      en: 'One notice of many, to see a full inbox.',
    },
  }
}
