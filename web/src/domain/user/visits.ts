import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { instantFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { parsed } from '#src/api/call/parse.ts'
import { type ListUserAuditSuccess, type UserAuditItem, useListUserAudit } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** An action of somebody else in the user's account. */
export interface Visit {
  /** `2026-03-13T09:00:00.000Z` */
  readonly at: string
  readonly kind: 'began' | 'ended' | 'looked' | 'changed'
  /** The title of the actor's role. Undefined if they are no longer a user. */
  readonly actor: string | undefined
  /** The actor's own reason. Undefined without one. */
  readonly reason: string | undefined
}

/**
 * The actions of staff and managers in the account of the effective user, newest first. Refused ones are not listed.
 */
export function useVisits() {
  const { userId } = useSession()
  return useListUserAudit(userId, { limit: PAGE_LIMITS.listUserAudit }, { query: { select: visitsOf } })
}

function visitsOf({ audit }: ListUserAuditSuccess): readonly Visit[] {
  return audit.items
    .filter(({ codResult }) => codResult === '0000')
    .map((item) => ({
      at: new Date(parsed(instantFromSpanish(item.at))).toISOString(),
      kind: kindOf(item),
      actor: item.actor,
      reason: item.reason,
    }))
}

function kindOf({ operation }: UserAuditItem): Visit['kind'] {
  if (operation === 'logIn') return 'began'
  if (operation === 'endSession') return 'ended'
  return READS.test(operation) ? 'looked' : 'changed'
}

/** Operations named with a verb that reads. */
const READS = /^(get|list|search|query|find|check|calculate|validate|download)/
