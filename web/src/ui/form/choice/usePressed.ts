import { startTransition, useState } from 'react'

/**
 * The state of a control whose page is slow to follow: the pressed value at once, and then the value of the page, which
 * may be in the address. Returned with the press handler.
 */
export function usePressed<Value extends string | boolean>(
  value: Value,
  onValue: (value: Value) => void,
): readonly [pressed: Value, press: (value: Value) => void] {
  const [shown, setShown] = useState({ value, pressed: value })
  if (shown.value !== value) setShown({ value, pressed: value })
  const press = (pressed: Value) => {
    setShown({ value, pressed })
    startTransition(() => onValue(pressed))
  }
  return [shown.pressed, press]
}
