import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import type { Notice } from './notices.ts'

/** The navigation state for the detail of a notice. */
export function withNotice(notice: Notice): { readonly notice: Notice } {
  return { notice }
}

/**
 * The notice in the navigation state of its detail. Null without one, as in another tab or after a tap on a push
 * message; the list opens instead.
 */
export function shownNotice(state: unknown): Notice | null {
  const { notice } = fieldsIn(state)
  return isNotice(notice) ? notice : null
}

/** The browser keeps the state across releases of the client, so its shape is checked. */
function isNotice(value: unknown): value is Notice {
  const { id, title, body, at, read, target } = fieldsIn(value)
  return (
    [id, title, body, at].every((field) => typeof field === 'string') &&
    !Number.isNaN(parseInstant(String(at))) &&
    typeof read === 'boolean' &&
    (target === null || typeof target === 'string')
  )
}
