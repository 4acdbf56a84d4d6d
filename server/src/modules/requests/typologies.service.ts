import { languageOf } from '#src/modules/users/languageOf.service.ts'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { isStaffForNobody } from '#src/core/staff.ts'
import { typologies } from './typologies.texts.ts'

/** What the caller may raise a request about, in a language. */
export function listServiceRequestsTypology(
  ctx: AuthorizedContext,
  filter: FilterOf<'listServiceRequestsTypology'>,
): ResultOf<'listServiceRequestsTypology'> {
  const { language = languageOf(ctx, ctx.caller.userId) } = filter
  const invites = isStaffForNobody(ctx)
  const items = typologies
    .filter(({ code }) => filter.tipology === undefined || filter.tipology === code)
    .map(({ code, name, subtypologies }) => ({
      tipology: code,
      description: name[language],
      subtypologies: subtypologies
        .filter(({ forInvited }) => invites || !forInvited)
        .map((each) => ({ subtipology: each.code, description: each.name[language] })),
    }))
  return ok({ typologies: items })
}
