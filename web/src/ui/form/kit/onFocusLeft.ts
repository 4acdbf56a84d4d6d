import type { FocusEvent } from 'react'

/** An `onBlur` handler for a field with several controls. Calls the function once the focus has left all of them. */
export function onFocusLeft(onLeft: (() => void) | undefined) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeft?.()
  }
}
