import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { languageOf } from '#src/modules/users/languageOf.service.ts'
import { contentItems } from './contentItems.texts.ts'

/** A published text, in a language or else in that of the caller. */
export function getContentItem(
  ctx: AuthorizedContext,
  id: string,
  { language = languageOf(ctx, ctx.caller.userId) }: Call<'getContentItem'>['query'],
): ResultOf<'getContentItem'> {
  const item = contentItems.find((each) => each.id === id)
  if (!item) return fail('0404')
  const { title, sections } = item.texts[language]
  const copies = sections.map((section) => ({ ...section }))
  return ok({ contentItem: { id, type: item.type, language, title, sections: copies } })
}
