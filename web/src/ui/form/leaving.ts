import type { FocusEvent } from 'react'

/** For `onBlur` of a field of several controls: calls once the focus has left all of them. */
export function leaving(left: (() => void) | undefined) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) left?.()
  }
}
