import { delegationsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { and, eq, lte, min } from 'drizzle-orm'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { delegation, supplyPoint } from '#src/db/schema.ts'
import { endLostAlerts } from '#src/modules/alerts/endAlerts.service.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { delegationEndedNotice } from './delegations.messages.ts'

const unannouncedEnds = and(eq(delegation.status, 'C'), eq(delegation.endTold, false))

/**
 * Notifies both sides of a delegation of its end, and ends the delegate's alerts. The end itself needs no job: every
 * read compares the clock.
 */
export const endDelegations: ScheduledJob = {
  name: 'endDelegations',
  nextDueAt: nextDueOf((db) =>
    db
      .select({ at: min(delegation.endsAt) })
      .from(delegation)
      .where(unannouncedEnds),
  ),
  run: (tx) => {
    const over = and(unannouncedEnds, lte(delegation.endsAt, tx.now))
    const rows = tx.db
      .select({
        holderId: supplyPoint.holderId,
        delegateId: delegation.delegateId,
        role: delegation.role,
        cups: supplyPoint.cups,
        place: supplyPoint.street,
      })
      .from(delegation)
      .innerJoin(supplyPoint, eq(supplyPoint.cups, delegation.cups))
      .where(over)
      .all()
    tx.db.update(delegation).set({ endTold: true }).where(over).run()
    endLostAlerts(
      tx,
      rows.map(({ cups }) => cups),
    )
    for (const { holderId, delegateId, role, place } of rows) {
      if (holderId !== null)
        notifyUser(tx, holderId, { ...delegationEndedNotice(place), target: delegationsPath(role, 'given') })
      notifyUser(tx, delegateId, { ...delegationEndedNotice(place), target: delegationsPath(role, 'received') })
    }
  },
}
