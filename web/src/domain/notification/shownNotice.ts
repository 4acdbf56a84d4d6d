import type { Notice } from './notices.ts'

/** The navigation state that hands a notice to its detail page. */
export function withNotice(notice: Notice): { readonly notice: Notice } {
  return { notice }
}

/**
 * The notice that the detail shows, by the state it was opened with. Null where there is none, as after a reload of
 * another tab or a tap on a push message: then there is nothing to show, and the list is the place to go.
 */
export function shownNotice(state: unknown): Notice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  return isNotice(state.notice) ? state.notice : null
}

/** A state is kept by the browser over releases of the client, so its shape is looked at. */
function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, body, at, read, target }: { readonly [Key in keyof Notice]?: unknown } = value
  return (
    [id, title, body, at].every((field) => typeof field === 'string') &&
    !Number.isNaN(Date.parse(String(at))) &&
    typeof read === 'boolean' &&
    (target === null || typeof target === 'string')
  )
}
